import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '#src/content/link.ts';
import { type Markup, type MarkupElement, MAX_NESTING_DEPTH } from '#src/content/markup.ts';
import { sanitizeMarkup } from '#src/content/sanitize-markup.ts';
import { MAX_COLUMNS } from '#src/content/sanitize-table.ts';
import { MARKS, type Inline, type RichBlock, type RichText } from '#src/content/rich-text.ts';
import { anyMarkup } from '../../support/arbitraries/markup.ts';

const element = (
  name: string,
  children: readonly Markup[] = [],
  attributes: MarkupElement['attributes'] = {},
): Markup => ({ name, attributes, children });

const words = (text: string): Markup => ({ text, marks: [] });
const said = (text: string) => ({ type: 'text', text });
const line = (text: string) => ({ type: 'paragraph', content: [said(text)] });

const head = (text: string) => ({ isHeader: true, content: [said(text)] });

const PICTURE = { path: 'bed.webp', width: 4, height: 3, alt: '' };

function read(...nodes: readonly Markup[]) {
  const dropped: string[] = [];
  const tools = {
    resolvePicture: ({ src }: MarkupElement['attributes']) => (src === 'bed' ? PICTURE : undefined),
    onDropped: (name: string) => dropped.push(name),
  };
  return { text: sanitizeMarkup(nodes, tools), dropped };
}

const rowOf = (...cells: readonly Markup[]) => element('tr', cells);

const dataCell = (text: string) => ({ isHeader: false, content: [said(text)] });

const columnsOf = (count: number) => Array.from({ length: count }, () => element('td'));

const tableOf = (...counts: readonly number[]) =>
  read(
    element(
      'table',
      counts.map((count) => rowOf(...columnsOf(count))),
    ),
  );

describe('sanitizeMarkup', () => {
  it('groups adjacent inline content into paragraphs and collapses whitespace', () => {
    const { text } = read(
      words('\n One '),
      element('b', [words('two')]),
      element('p', [words(' Three\n\tfour ')]),
    );
    expect(text).toEqual([
      {
        type: 'paragraph',
        content: [said('One '), { type: 'text', text: 'two', marks: ['strong'] }],
      },
      line('Three four'),
    ]);
  });

  it('drops unknown elements with their content and reports them', () => {
    const { text, dropped } = read(
      element('script', [words('alert(1)')]),
      element('p', [words('Stays'), element('iframe', [words('goes')])]),
      element('svg', [element('a', [words('goes')])]),
      element('style', [words('goes')]),
    );
    expect(text).toEqual([line('Stays')]);
    expect(dropped).toEqual(['script', 'iframe', 'svg', 'style']);
  });

  it('unwraps elements that only wrap text', () => {
    const { text } = read(
      element('div', [element('span', [words('Kept')], { id: 'x', style: 'y' })]),
    );
    expect(text).toEqual([line('Kept')]);
  });

  it('H13a keeps a safe link, and replaces an unsafe one with its text', () => {
    const { text, dropped } = read(
      element('a', [words('Toppers')], { href: '/toppers' }),
      element('a', [words('bad')], { href: 'java\nscript:alert(1)' }),
    );
    const link = { type: 'internal', url: '/toppers', title: 'Toppers' };
    const content = [{ type: 'link', link, content: [said('Toppers')] }, said('bad')];
    expect(text).toEqual([{ type: 'paragraph', content }]);
    expect(dropped).toEqual(['a']);
  });

  it('H13a opens a new tab and follows a link only if the editor says so', () => {
    const href = 'https://elsewhere.example';
    const { text } = read(
      element('a', [words('one')], { href }),
      element('a', [words('two')], { href, target: '_blank', rel: 'follow' }),
    );
    const link = { type: 'external', href, opensNewTab: false, isFollowed: false };
    expect(text).toMatchObject([
      { content: [{ link }, { link: { ...link, opensNewTab: true, isFollowed: true } }] },
    ]);
  });

  it('parses nested lists, and treats other content of a list as an item', () => {
    const inner = element('ul', [element('li', [words('deep')])]);
    const { text } = read(
      element('ol', [element('li', [words('one'), inner]), words(' '), words('two')]),
    );
    expect(text).toEqual([
      {
        type: 'list',
        isOrdered: true,
        items: [
          [line('one'), { type: 'list', isOrdered: false, items: [[line('deep')]] }],
          [line('two')],
        ],
      },
    ]);
  });

  it('pads the rows of a table to equal length and marks header cells', () => {
    const cell = (name: string, text: string) => element(name, [element('p', [words(text)])]);
    const { text } = read(
      element('table', [
        element('thead', [element('tr', [cell('td', 'a'), cell('td', 'b')])]),
        element('tbody', [element('tr', [cell('th', 'c')])]),
      ]),
    );
    const rows = [
      [head('a'), head('b')],
      [head('c'), { isHeader: false, content: [] }],
    ];
    expect(text).toEqual([{ type: 'table', rows }]);
  });

  it('P6 keeps a known picture with its caption, and drops and reports any other', () => {
    const figure = element('figure', [
      element('img', [], { src: 'bed' }),
      element('figcaption', [words('Our bed')]),
    ]);
    expect(read(figure).text).toEqual([{ type: 'picture', image: PICTURE, caption: 'Our bed' }]);
    expect(read(element('p', [element('img', [], { src: 'https://evil.example/x.png' })]))).toEqual(
      {
        text: [],
        dropped: ['img'],
      },
    );
  });

  it('drops content that is nested too deeply', () => {
    const deep = Array.from({ length: 5000 }).reduce<Markup>(
      (inner) => element('div', [inner]),
      words('far'),
    );
    expect(read(deep)).toEqual({ text: [], dropped: ['div'] });
  });

  it.each([1, 2, 3, 4, 5, 6])('keeps a heading of level %i with its text', (level) => {
    const content = [said('Kop')];
    expect(read(element(`h${level}`, [words(' Kop ')])).text).toEqual([
      { type: 'heading', level, content },
    ]);
  });

  it('drops headings, lists, items and quotations without text', () => {
    const blank = words(' \n');
    const { text, dropped } = read(
      element('h2', [blank]),
      element('ul', [element('li', [blank]), blank]),
      element('ol'),
      element('blockquote', [element('p', [blank])]),
      element('p', [element('br')]),
    );
    expect([text, dropped]).toEqual([[], []]);
  });

  it('keeps quotations, rules, and items outside of a list as paragraphs', () => {
    const { text } = read(
      element('blockquote', [element('p', [words('Zacht.')]), element('p', [words('Koel.')])]),
      element('hr'),
      element('li', [words('los')]),
    );
    expect(text).toEqual([
      { type: 'quote', content: [line('Zacht.'), line('Koel.')] },
      { type: 'rule' },
      line('los'),
    ]);
  });

  it('keeps each block of an item, in an unordered list too', () => {
    const item = element('li', [element('p', [words('a')]), element('p', [words('b')])]);
    const { text } = read(element('ul', [item, element('p', [words('c')])]));
    const items = [[line('a'), line('b')], [line('c')]];
    expect(text).toEqual([{ type: 'list', isOrdered: false, items }]);
  });

  it('keeps breaks within a paragraph, and none at its ends', () => {
    const { text } = read(
      element('p', [element('br'), words('a'), element('br'), words(' b '), element('br')]),
    );
    expect(text).toEqual([
      { type: 'paragraph', content: [said('a'), { type: 'break' }, said(' b')] },
    ]);
  });

  it('marks a piece once by each of its marks, in one order, its own ones too', () => {
    const { text } = read(
      element('em', [element('strong', [{ text: 'a', marks: ['code', 'emphasis'] }])]),
      element('p', [element('b', [words('')]), element('sup', [words('2')])]),
    );
    expect(text).toEqual([
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'a', marks: ['strong', 'emphasis', 'code'] }],
      },
      { type: 'paragraph', content: [{ type: 'text', text: '2', marks: ['superscript'] }] },
    ]);
  });

  it('H13a names a link by its text, in which a break or a link of its own is text', () => {
    const inner = element('a', [words('pers')], { href: '/b' });
    const { text, dropped } = read(
      element('a', [words('top'), element('b', [words('')]), element('br'), inner], {
        href: ' /toppers ',
      }),
      element('a', [words(' ')], { href: '/leeg' }),
      element('a', [words('los')]),
    );
    const link = { type: 'internal', url: '/toppers', title: 'top pers' };
    expect(text).toEqual([
      {
        type: 'paragraph',
        content: [
          { type: 'link', link, content: [said('top'), said(' '), said('pers')] },
          said(' '),
          said('los'),
        ],
      },
    ]);
    expect(dropped).toEqual(['a']);
  });

  it('H13a trims an external address, and follows it for the word follow alone', () => {
    const href = ' https://elsewhere.example ';
    const followed = (rel: string) => {
      const { text } = read(element('a', [words('one')], { href, rel }));
      return JSON.stringify(text).includes('"isFollowed":true');
    };
    expect(['follow', 'noopener  follow', 'nofollow', 'follower'].map(followed)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const [paragraph] = read(element('a', [words('one')], { href })).text;
    expect(paragraph).toMatchObject({ content: [{ link: { href: 'https://elsewhere.example' } }] });
  });

  it('P6 trims captions, and shows a picture without one, and a figure without a picture', () => {
    const image = element('img', [], { src: 'bed' });
    const caption = element('figcaption', [words(' Ons '), element('b', [words('bed ')])]);
    const { text, dropped } = read(
      image,
      element('figure', [words('x'), image, caption]),
      element('figure', [element('p', [words('Tekst')])]),
      element('img', [], { src: 'bed', caption: ' Ons bed ' }),
    );
    const picture = { type: 'picture', image: PICTURE };
    expect(text).toEqual([
      picture,
      { ...picture, caption: 'Ons bed' },
      line('Tekst'),
      { ...picture, caption: 'Ons bed' },
    ]);
    expect(dropped).toEqual([]);
  });

  it('has the cells of all row groups, and drops empty rows and what is no cell', () => {
    const { text } = read(
      element('table', [
        words(' '),
        element('caption', [words('weg')]),
        rowOf(element('td', [words('a')]), words(' '), element('p', [words('weg')])),
        element('tbody', [rowOf(), rowOf(element('th', [words('b')]))]),
        element('tfoot', [rowOf(element('td', [words('c')]))]),
      ]),
    );
    expect(text).toEqual([
      { type: 'table', rows: [[dataCell('a')], [head('b')], [dataCell('c')]] },
    ]);
    expect(read(element('table', [rowOf(), element('tbody')])).text).toEqual([]);
  });

  it('has at most fifty columns, and reports the cells that it drops', () => {
    expect(MAX_COLUMNS).toBe(50);
    const wide = tableOf(1, 51);
    expect(wide.dropped).toEqual(['td']);
    expect(wide.text).toMatchObject([{ rows: [{ length: 50 }, { length: 50 }] }]);
    expect(tableOf(50).dropped).toEqual([]);
  });

  it.each(['div', 'span'])(
    'keeps content nested as deeply as allowed, and no deeper: %s',
    (name) => {
      const nested = (depth: number) =>
        Array.from({ length: depth }).reduce<Markup>(
          (inner) => element(name, [inner]),
          words('far'),
        );
      expect(read(nested(MAX_NESTING_DEPTH + 1)).text).toEqual([line('far')]);
      expect(read(nested(MAX_NESTING_DEPTH + 2))).toEqual({ text: [], dropped: [name] });
    },
  );

  it('counts lists as levels, not their items', () => {
    const nested = Array.from({ length: MAX_NESTING_DEPTH }).reduce<Markup>(
      (inner) => element('ul', [element('li', [inner])]),
      words('far'),
    );
    expect(wordsOf(read(nested).text)).toEqual(['far']);
  });

  it('returns only allowed content for any markup', () => {
    fc.assert(
      fc.property(fc.array(anyMarkup, { maxLength: 4 }), (nodes) => {
        const { text } = read(...nodes);
        expect(faultsOf(text)).toEqual([]);
      }),
    );
  });

  it('returns only text that is in the markup', () => {
    fc.assert(
      fc.property(fc.array(anyMarkup, { maxLength: 4 }), (nodes) => {
        const { text } = read(...nodes);
        const written = JSON.stringify(nodes);
        expect(
          wordsOf(text).every((word) => written.includes(JSON.stringify(word).slice(1, -1))),
        ).toBe(true);
      }),
    );
  });
});

const BLOCKS = new Set('paragraph heading list quote table picture rule'.split(' '));

/** Contents of a text that are not on the allowlist. */
const faultsOf = (text: RichText): readonly string[] => text.flatMap(blockFaults);

function blockFaults(block: RichBlock): readonly string[] {
  if (!BLOCKS.has(block.type)) return [block.type];
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return block.content.flatMap(pieceFaults);
    case 'list':
      return block.items.flatMap(faultsOf);
    case 'quote':
      return faultsOf(block.content);
    case 'table':
      return new Set(block.rows.map(({ length }) => length)).size > 1
        ? ['uneven']
        : block.rows.flat().flatMap(({ content }) => content.flatMap(pieceFaults));
    case 'picture':
      return block.image === PICTURE ? [] : ['picture'];
    case 'rule':
      return [];
  }
}

const PIECE_FIELDS = new Set(['type', 'text', 'marks']);

function pieceFaults(piece: Inline): readonly string[] {
  if (piece.type === 'break') return [];
  if (piece.type === 'link') {
    const resolved = resolveLink(piece.link);
    const isSafe = /^(?:https?:\/\/|mailto:|tel:|\/(?!\/)|#)/i.test(resolved?.href ?? '');
    return [...(isSafe ? [] : ['link']), ...piece.content.flatMap(pieceFaults)];
  }
  const odd = Object.keys(piece).filter((name) => !PIECE_FIELDS.has(name));
  return [...odd, ...(piece.marks ?? []).filter((mark) => !MARKS.includes(mark))];
}

/** The words of a text, split at spaces. */
function wordsOf(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    name === 'text' && typeof part === 'string' ? part.split(/[ \t\r\n\f]+/u) : wordsOf(part),
  );
}
