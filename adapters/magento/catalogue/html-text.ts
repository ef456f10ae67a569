import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';

/** The paragraphs of a field of rich text. */
export const readHtml: Reader<readonly string[]> = (value) => {
  const field = readFields({ html: readText })(value);
  return field && parseParagraphs(field.html);
};

/**
 * The paragraphs of what was written in Magento's editor, as plain text: whatever stands in a block
 * of its own is one. Marks within a paragraph are left out, entities are read.
 */
export const parseParagraphs = (html: string): readonly string[] =>
  html
    .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>|<!--[\s\S]*?-->/giu, '')
    .split(BLOCK)
    .map((part) => tidy(readEntities(part.replace(TAG, ''))))
    .filter((text) => text !== '');

const BLOCK = /<\/?(?:p|div|ul|ol|li|h[1-6]|br|hr|table|tr|td|th|section|blockquote)\b[^>]*>/giu;
const TAG = /<\/?[a-z][^>]*>/giu;

const tidy = (text: string): string => text.replace(/\s+/gu, ' ').trim();

const readEntities = (text: string): string =>
  text.replace(ENTITY, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isScalar(code) ? String.fromCodePoint(code) : whole;
  });

const ENTITY = /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/giu;

const isScalar = (code: number): boolean =>
  code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff);

const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', ' '],
  ['euro', '€'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['hellip', '…'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bdquo', '„'],
  ['deg', '°'],
  ['times', '×'],
  ['auml', 'ä'],
  ['ouml', 'ö'],
  ['uuml', 'ü'],
  ['Auml', 'Ä'],
  ['Ouml', 'Ö'],
  ['Uuml', 'Ü'],
  ['szlig', 'ß'],
  ['eacute', 'é'],
  ['egrave', 'è'],
  ['euml', 'ë'],
  ['iuml', 'ï'],
]);
