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
  /** What search engines are told of the page (JSON-LD). */
  readonly structuredData?: unknown;
};

export const documentHtml = ({
  locale,
  head,
  content,
  boot,
  structuredData,
}: DocumentParts): string =>
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
<div id="app">${content}</div>${dataBlock('type="application/json" id="boot-data"', boot)}${dataBlock('type="application/ld+json"', structuredData)}
</body>
</html>
`;

/** Data in a script element, which no browser runs. */
const dataBlock = (attributes: string, data: unknown): string =>
  data === undefined ? '' : `\n<script ${attributes}>${escapeJson(data)}</script>`;
