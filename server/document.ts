import { languageTag, type Locale } from '#src/shared/locale.ts';
import { escapeHtml, escapeJson } from './escape.ts';

export type DocumentParts = {
  readonly locale: Locale;
  /** HTML of the head elements. */
  readonly head: string;
  /** HTML rendered by the app. */
  readonly content: string;
  /** Data that the browser hydrates from; without it scripts do nothing. */
  readonly boot?: unknown;
  /** Structured data for search engines (JSON-LD). */
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

/** A script element with data, which browsers do not execute. */
const dataBlock = (attributes: string, data: unknown): string =>
  data === undefined ? '' : `\n<script ${attributes}>${escapeJson(data)}</script>`;
