import { languageTag, type Locale } from '#src/shared/locale.ts';
import { escapeHtml, escapeJson } from './escape.ts';

/** A whole page, in pieces. */
export type DocumentParts = {
  readonly locale: Locale;
  /** Elements of the head, ready to print. */
  readonly head: string;
  /** What the app rendered. */
  readonly content: string;
  /** What the browser starts from; without it no script finds anything to do. */
  readonly boot?: unknown;
};

export const documentHtml = ({ locale, head, content, boot }: DocumentParts): string =>
  `<!doctype html>
<html lang="${escapeHtml(languageTag(locale))}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#1c2b4a">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${head}
</head>
<body>
<div id="app">${content}</div>${boot === undefined ? '' : bootData(boot)}
</body>
</html>
`;

const bootData = (boot: unknown) =>
  `\n<script type="application/json" id="boot-data">${escapeJson(boot)}</script>`;
