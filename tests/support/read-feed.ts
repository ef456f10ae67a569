import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { type ReadItem, type ReadValue, SPECIFICATION } from './merchant-specification.ts';

/** A feed as a program of another maker reads it. */
export type ReadFeed = {
  readonly channel: Readonly<Record<string, string>>;
  readonly items: readonly ReadItem[];
};

const ITEM = 'rss.channel.item';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  processEntities: { enabled: true, maxTotalExpansions: Infinity, maxExpandedLength: Infinity },
  isArray: (_name, path) => path === ITEM || String(path).split('.').length === 4,
});

type WrittenItem = Readonly<Record<string, readonly (string | Readonly<Record<string, string>>)[]>>;
type WrittenChannel = Readonly<Record<string, string>> & { readonly item?: readonly WrittenItem[] };

/**
 * Reads an RSS feed.
 *
 * @throws {SyntaxError} if it is not well-formed, or is no feed of Google's
 */
export function readXmlFeed(xml: string): ReadFeed {
  const validity = XMLValidator.validate(xml);
  if (validity !== true) throw new SyntaxError(validity.err.msg);
  const { rss } = parser.parse(xml) as {
    readonly rss?: Readonly<Record<string, unknown>> & { readonly channel?: WrittenChannel };
  };
  if (rss?.['@version'] !== '2.0' || rss['@xmlns:g'] !== 'http://base.google.com/ns/1.0')
    throw new SyntaxError('The document is no RSS 2.0 with the namespace of Google');
  const { item: items = [], ...channel } = rss.channel ?? {};
  return { channel, items: items.map(itemOf) };
}

const itemOf = (written: WrittenItem): ReadItem =>
  Object.fromEntries(
    Object.entries(written)
      .filter(([name]) => !name.startsWith('#'))
      .map(([name, values]) => [name.replace(/^g:/u, ''), values.map(valueOf)]),
  );

const valueOf = (value: string | Readonly<Record<string, string>>): ReadValue =>
  typeof value === 'string'
    ? value
    : Object.fromEntries(
        Object.entries(value).map(([name, text]) => [name.replace(/^g:/u, ''), text]),
      );

/**
 * Reads a text feed by Google's rules: columns between tabs; repeated values between commas,
 * sub-attributes between colons, in quotation marks where they have one of these.
 */
export function readTsvFeed(text: string): readonly ReadItem[] {
  const [head = '', ...lines] = text.split('\n').slice(0, -1);
  const names = head.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    if (cells.length !== names.length) throw new SyntaxError(`A line has ${cells.length} columns`);
    return Object.fromEntries(
      names
        .map((name, column) => [name, cellValues(name, cells[column] ?? '')] as const)
        .filter(([, values]) => values.length > 0),
    );
  });
}

function cellValues(name: string, cell: string): readonly ReadValue[] {
  if (cell === '') return [];
  const { parts, values } = SPECIFICATION[name] ?? {};
  if (parts)
    return split(cell, ',').map((group) =>
      Object.fromEntries(
        split(group, ':')
          .map((text, index) => [Object.keys(parts)[index] ?? 'unknown', unquoted(text)] as const)
          .filter(([, text]) => text !== ''),
      ),
    );
  return values ? split(cell, ',').map(unquoted) : [unquoted(cell)];
}

/** Splits where the delimiter stands outside of quotation marks. */
function split(text: string, delimiter: string): readonly string[] {
  const parts: string[] = [];
  let part = '';
  let isQuoted = false;
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted;
    if (character === delimiter && !isQuoted) {
      parts.push(part);
      part = '';
    } else part += character;
  }
  return [...parts, part];
}

const unquoted = (text: string): string =>
  /^".*"$/su.test(text) ? text.slice(1, -1).replaceAll('""', '"') : text;
