import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resolveLink } from '#src/content/link.ts';
import type { Markup, MarkupElement } from '#src/content/markup.ts';
import { sanitizeMarkup } from '#src/content/sanitize-markup.ts';
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
