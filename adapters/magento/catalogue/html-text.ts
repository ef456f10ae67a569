import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';
import { readFields, readText, type Reader } from '#src/shared/json-reader.ts';

/** Reads the paragraphs of a rich text field. */
export const readHtml: Reader<readonly string[]> = (value) => {
  const field = readFields({ html: readText })(value);
  return field && parseParagraphs(field.html);
};

/** In characters. A longer text is cut off. */
const MAX_HTML_LENGTH = 500_000;

/**
 * Splits HTML of Magento's editor into paragraphs of plain text, one per block element. Inline tags
 * are dropped, entities decoded.
 *
 * Takes linear time for any input: a tokenizer reads it once, and nesting is ignored.
 */
export function parseParagraphs(html: string): readonly string[] {
  const paragraphs: string[] = [];
  let text = '';
  const endParagraph = (): void => {
    const paragraph = collapseSpaces(readEntities(text));
    if (paragraph !== '') paragraphs.push(paragraph);
    text = '';
  };
  forEachToken(html.slice(0, MAX_HTML_LENGTH), {
    text: (chunk) => (text += chunk),
    tag: (name) => BLOCKS.has(name) && endParagraph(),
  });
  endParagraph();
  return paragraphs;
}

type Listener = {
  readonly text: (chunk: string) => unknown;
  /** Called at the start and at the end of an element with its name in lower case. */
  readonly tag: (name: string) => unknown;
};

/** Skips the content of scripts and styles. */
function forEachToken(html: string, { text, tag }: Listener): void {
  let skippedElement: string | undefined;
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const callbacks: TokenizerCallbacks = {
    ...NO_CALLBACKS,
    ontext: (start, end) => skippedElement === undefined && text(html.slice(start, end)),
    onopentagname(start, end) {
      const name = nameAt(start, end);
      if (SKIPPED_ELEMENTS.has(name)) skippedElement = name;
      tag(name);
    },
    onclosetag(start, end) {
      const name = nameAt(start, end);
      if (name === skippedElement) skippedElement = undefined;
      tag(name);
    },
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}

const noop = (): void => undefined;

const NO_CALLBACKS: TokenizerCallbacks = {
  onattribdata: noop,
  onattribentity: noop,
  onattribend: noop,
  onattribname: noop,
  oncdata: noop,
  onclosetag: noop,
  oncomment: noop,
  ondeclaration: noop,
  onend: noop,
  onopentagend: noop,
  onopentagname: noop,
  onprocessinginstruction: noop,
  onselfclosingtag: noop,
  ontext: noop,
  ontextentity: noop,
};

const SKIPPED_ELEMENTS: ReadonlySet<string> = new Set(['script', 'style']);

const BLOCKS: ReadonlySet<string> = new Set(
  'p div ul ol li h1 h2 h3 h4 h5 h6 br hr table tr td th section blockquote'.split(' '),
);

/** Collapses white space as browsers do, which keeps non-breaking spaces (CSS Text 3, section 4.1). */
const collapseSpaces = (text: string): string => text.replace(/[ \t\n\f\r]+/gu, ' ').trim();

const readEntities = (text: string): string =>
  text.replace(ENTITY, (entity, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return ENTITIES.get(name) ?? entity;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return isScalar(code) ? String.fromCodePoint(code) : entity;
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
  ['nbsp', '\u00A0'],
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
