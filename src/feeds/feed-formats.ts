import { escapeXml, XML_DECLARATION, xmlElement } from '../shared/xml.ts';
import { type FeedItem, type FeedValue, feedValues, FIELD_NAMES } from './feed-item.ts';

/** Describes a feed in its own words. */
export type FeedChannel = {
  readonly title: string;
  /** Absolute URL of the shop. */
  readonly link: string;
  readonly description: string;
  /** Language tag (BCP 47). */
  readonly language: string;
};

/** How a feed is written: its beginning, one text per item, its end. */
export type FeedFormat = {
  readonly contentType: string;
  readonly head: (channel: FeedChannel) => string;
  readonly item: (item: FeedItem) => string;
  /** A feed without it is not complete, if the format has one. */
  readonly tail: string;
};

/** RSS 2.0 with Google's namespace: https://support.google.com/merchants/answer/14987622 */
const xml: FeedFormat = {
  contentType: 'application/xml; charset=utf-8',
  head: ({ title, link, description, language }) =>
    [
      `${XML_DECLARATION}<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">`,
      '<channel>',
      xmlElement('title', title),
      xmlElement('link', link),
      xmlElement('description', description),
      xmlElement('language', language),
      '',
    ].join('\n'),
  item: (item) =>
    `<item>${feedValues(item)
      .map(([name, value]) => xmlValue(RSS_ELEMENTS.has(name) ? name : `g:${name}`, value))
      .join('')}</item>\n`,
  tail: '</channel>\n</rss>\n',
};

/** Elements that an item has in RSS itself, and Google takes from there. */
const RSS_ELEMENTS: ReadonlySet<string> = new Set(['title', 'description', 'link']);

function xmlValue(element: string, value: FeedValue): string {
  if (value.kind !== 'groups') return value.texts.map((text) => xmlElement(element, text)).join('');
  return value.groups
    .map((group) => {
      const parts = group
        .filter(({ text }) => text !== '')
        .map(({ name, text }) => `<g:${name}>${escapeXml(text)}</g:${name}>`);
      return `<${element}>${parts.join('')}</${element}>`;
    })
    .join('');
}

/**
 * A line per item, columns between tabs. Of a repeated attribute the values stand between commas,
 * sub-attributes between colons; a text with one of these, or with a quotation mark, stands in
 * quotation marks, each of its own doubled.
 *
 * @see https://support.google.com/merchants/answer/9216100 (lists)
 * @see https://support.google.com/merchants/answer/9218260 (sub-attributes)
 */
const tsv: FeedFormat = {
  contentType: 'text/tab-separated-values; charset=utf-8',
  head: () => `${FIELD_NAMES.join('\t')}\n`,
  item: (item) =>
    `${feedValues(item)
      .map(([, value]) => tsvCell(value).replaceAll(LINE_BREAKING, ' '))
      .join('\t')}\n`,
  tail: '',
};

/** Would end a cell or a line; a text that `feedText` wrote has none. */
const LINE_BREAKING = /[\t\n\v\f\r\u0085\u2028\u2029]/gu;

function tsvCell(value: FeedValue): string {
  switch (value.kind) {
    case 'texts':
      return value.texts.map((text) => quotedIf(/"/u, text)).join('');
    case 'list':
      return value.texts.map((text) => quotedIf(/[",]/u, text)).join(',');
    case 'groups':
      return value.groups
        .map((group) =>
          group
            .map(({ text }) => quotedIf(/[",:]/u, text))
            .join(':')
            .replace(/:+$/u, ''),
        )
        .join(',');
  }
}

const quotedIf = (special: RegExp, text: string): string =>
  special.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** The formats by the ending of a feed's name. */
export const FEED_FORMATS = { xml, tsv } as const satisfies Readonly<Record<string, FeedFormat>>;

export type FeedEnding = keyof typeof FEED_FORMATS;

/** Path of a feed on the host of every locale. */
export const feedPath = (ending: FeedEnding): string => `/feeds/google.${ending}`;

export const FEED_ENDINGS = Object.keys(FEED_FORMATS) as readonly FeedEnding[];
