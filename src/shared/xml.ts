import { escapeHtml } from './safe-text.ts';

/** First line of an XML document. */
export const XML_DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * Escapes a text for the inside of an XML element or of a quoted attribute. Drops control
 * characters and lone surrogates, which XML cannot represent.
 */
export const escapeXml = (text: string): string => escapeHtml(text.replaceAll(UNWRITABLE, ''));

const UNWRITABLE = /[^\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** An XML element that contains a text. */
export const xmlElement = (name: string, text: string): string =>
  `<${name}>${escapeXml(text)}</${name}>`;
