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
    const paragraph = tidy(readEntities(text));
    if (paragraph !== '') paragraphs.push(paragraph);
    text = '';
  };
  forEachPiece(html.slice(0, MAX_HTML_LENGTH), {
    text: (piece) => (text += piece),
    tag: (name) => BLOCKS.has(name) && endParagraph(),
  });
  endParagraph();
  return paragraphs;
}

type Listener = {
  readonly text: (piece: string) => unknown;
  /** Called at the start and at the end of an element with its name in lower case. */
  readonly tag: (name: string) => unknown;
};

/** Skips the content of scripts and styles. */
function forEachPiece(html: string, { text, tag }: Listener): void {
  let unread: string | undefined;
  const nameAt = (start: number, end: number): string => html.slice(start, end).toLowerCase();
  const callbacks: TokenizerCallbacks = {
    ...NOTHING,
    ontext: (start, end) => unread === undefined && text(html.slice(start, end)),
    onopentagname(start, end) {
      const name = nameAt(start, end);
      if (UNREAD.has(name)) unread = name;
      tag(name);
    },
    onclosetag(start, end) {
      const name = nameAt(start, end);
      if (name === unread) unread = undefined;
      tag(name);
    },
  };
  const tokenizer = new Tokenizer({ decodeEntities: false }, callbacks);
  tokenizer.write(html);
  tokenizer.end();
}

const nothing = (): void => undefined;

const NOTHING: TokenizerCallbacks = {
  onattribdata: nothing,
  onattribentity: nothing,
  onattribend: nothing,
  onattribname: nothing,
  oncdata: nothing,
  onclosetag: nothing,
  oncomment: nothing,
  ondeclaration: nothing,
  onend: nothing,
  onopentagend: nothing,
  onopentagname: nothing,
  onprocessinginstruction: nothing,
  onselfclosingtag: nothing,
  ontext: nothing,
  ontextentity: nothing,
};

const UNREAD: ReadonlySet<string> = new Set(['script', 'style']);

const BLOCKS: ReadonlySet<string> = new Set(
  'p div ul ol li h1 h2 h3 h4 h5 h6 br hr table tr td th section blockquote'.split(' '),
);

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
