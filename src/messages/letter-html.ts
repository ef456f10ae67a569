import { escapeHtml } from '../shared/safe-text.ts';
import { languageTag, type Locale } from '../shared/locale.ts';
import type { LetterContents, LetterFact, LetterLink } from './letter.ts';

/**
 * Renders a letter as HTML that mail programs show: one column, inline styles, no picture and
 * nothing fetched, so that opening it cannot be tracked. The button is a link; its action takes a
 * press on the page it leads to, since malware scanners follow every link of a mail.
 * `format-detection` asks phones not to turn numbers and places into links.
 */
export function letterHtml(contents: LetterContents, locale: Locale): string {
  const { subject, title, text, facts, action, note, stop, closing, shopName, company } = contents;
  return `<!doctype html>
<html lang="${escapeHtml(languageTag(locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no,url=no">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:24px 16px;background:#f4f2ee;color:#1a2233;overflow-wrap:anywhere;word-break:break-word;${FONT}">
<div style="max-width:544px;margin:0 auto;padding:32px 24px;background:#ffffff;border-radius:10px">
<p style="margin:0 0 24px;color:#1c2b4a;font-size:22px;${SERIF}">${escapeHtml(shopName)}</p>
<h1 style="margin:0 0 16px;color:#1c2b4a;font-size:24px;line-height:1.25;font-weight:500;${SERIF}">${escapeHtml(title)}</h1>
<p style="margin:0 0 24px">${escapeHtml(text)}</p>
${[...factsHtml(facts), ...(action ? linkHtml(action) : [])].join('\n')}
${[`<p style="${SMALL}">${escapeHtml(note)}</p>`, ...(stop ? stopHtml(stop) : [])].join('\n')}
</div>
<div style="max-width:544px;margin:24px auto 0;padding:0 24px">
${[closing, company].flatMap(smallHtml).join('\n')}
</div>
</body>
</html>
`;
}

/** Each below its label, so that long ones have the whole width of a phone. */
const factsHtml = (facts: readonly LetterFact[]): readonly string[] =>
  facts.length === 0
    ? []
    : [
        `<div style="${RECORD}">`,
        ...facts.map(
          ({ label, text }) =>
            `<p style="margin:0 0 12px"><span style="color:#4a5365;font-size:14px">${escapeHtml(label)}</span><br>${lines(text.split('\n'))}</p>`,
        ),
        '</div>',
      ];

function linkHtml({ button, link: address, intro }: LetterLink): readonly string[] {
  const link = escapeHtml(address);
  return [
    `<p style="margin:0 0 24px"><a href="${link}" style="${BUTTON}">${escapeHtml(button)}</a></p>`,
    `<p style="${SMALL}">${escapeHtml(intro)}<br><a href="${link}" style="color:#1d6549;overflow-wrap:anywhere;word-break:break-all">${link}</a></p>`,
  ];
}

const stopHtml = ({ button, link }: LetterLink): readonly string[] => [
  `<p style="${SMALL}"><a href="${escapeHtml(link)}" style="color:#1d6549">${escapeHtml(button)}</a></p>`,
];

const smallHtml = (texts: readonly string[]): readonly string[] =>
  texts.length === 0 ? [] : [`<p style="${SMALL}">${lines(texts)}</p>`];

const lines = (texts: readonly string[]) => texts.map(escapeHtml).join('<br>');

const FONT = "font:16px/1.6 system-ui,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif";
const SMALL = 'margin:0 0 12px;color:#4a5365;font-size:14px;line-height:1.5';
const RECORD = 'margin:0 0 24px;padding:16px 16px 4px;border-radius:8px;background:#f4f2ee';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:999px;background:#1d6549;color:#ffffff;font-weight:600;text-decoration:none';
