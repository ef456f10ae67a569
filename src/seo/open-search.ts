import { SEARCH_PATH, SEARCH_TEXT_PARAM } from '../routing/reserved-params.ts';
import { languageTag, type Locale } from '../shared/locale.ts';
import { XML_DECLARATION, xmlElement } from '../shared/xml.ts';

/** Path of the description on the host of every locale. */
export const OPEN_SEARCH_PATH = '/opensearch.xml';

export type OpenSearchInput = {
  readonly shopName: string;
  readonly description: string;
  readonly locale: Locale;
  /** Absolute URL of a path of the shop. */
  readonly absoluteUrl: (path: string) => string;
};

/** Description of the shop's search, by which browsers offer it in their address bar (OpenSearch). */
export function openSearchXml(input: OpenSearchInput): string {
  const { shopName, description, locale, absoluteUrl } = input;
  // Braces are part of the template, so the URL is not escaped as one.
  const template = `${absoluteUrl(SEARCH_PATH)}?${SEARCH_TEXT_PARAM}={searchTerms}`;
  return [
    `${XML_DECLARATION}<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">`,
    xmlElement('ShortName', truncated(shopName, MAX_SHORT_NAME)),
    xmlElement('Description', truncated(description, MAX_DESCRIPTION)),
    xmlElement('Language', languageTag(locale)),
    xmlElement('InputEncoding', 'UTF-8'),
    `<Image width="49" height="49" type="image/png">${absoluteUrl('/favicon-49.png')}</Image>`,
    `<Url type="text/html" method="get" template="${template}"/>`,
    '</OpenSearchDescription>\n',
  ].join('\n');
}

/** Limits of OpenSearch 1.1, in characters. */
const MAX_SHORT_NAME = 16;
const MAX_DESCRIPTION = 1024;

const truncated = (text: string, length: number): string =>
  Array.from(text).slice(0, length).join('').trim();
