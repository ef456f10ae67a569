import fc from 'fast-check';
import { ElementType, parseDocument } from 'htmlparser2';
import { describe, expect, it } from 'vitest';
import type { ReadContext } from '#adapters/contentstack/reading/read-context.ts';
import { MAX_OPEN_ELEMENTS } from '#adapters/contentstack/reading/html-markup.ts';
import { richTextReader } from '#adapters/contentstack/reading/rich-text-reader.ts';
import { RichText } from '#ui/components/blocks/RichText.tsx';
import { leastTime } from '../../support/least-time.ts';
import { XSS_CORPUS } from '../../support/xss-corpus.ts';
import { markup, pageAt, shopAround } from '../../ui/render-page.tsx';

const HOST = 'images.content.example';

function read(value: unknown) {
  const dropped: (string | undefined)[] = [];
  const reading: ReadContext = {
    locale: 'nl-nl',
    imageHost: HOST,
    dimensions: new Map([['blt1', { width: 800, height: 600 }]]),
    reportDropped: (_place, item) => dropped.push(item),
  };
  return { text: richTextReader('body', reading)(value), dropped };
}

const { shop } = shopAround(await pageAt('/'));

/** The HTML on the page for an editor's text. */
const shown = (value: unknown): string =>
  markup(shop, <RichText body={read(value).text ?? []} top={2} label="Tabel" />);

const ALLOWED =
  'div p h2 h3 h4 h5 h6 ul ol li blockquote section table caption thead tbody tr th td figure figcaption img hr a strong em s sup sub code br span'.split(
    ' ',
  );
const ATTRIBUTES =
  'class href target rel src srcset sizes alt width height loading decoding scope aria-label tabindex'.split(
    ' ',
  );

type Node = ReturnType<typeof parseDocument>['children'][number];

/** Forbidden contents of an editor's text. */
function faultsOf(nodes: readonly Node[]): readonly string[] {
  return nodes.flatMap((node) => {
    if (!('attribs' in node)) return node.type === ElementType.Text ? [] : [node.type];
    const attributes = Object.entries(node.attribs);
    return [
      ...(ALLOWED.includes(node.name) ? [] : [node.name]),
      ...attributes.map(([name]) => name).filter((name) => !ATTRIBUTES.includes(name)),
      ...attributes.flatMap(([name, value]) =>
        ['href', 'src'].includes(name) && !isSafe(value) ? [value] : [],
      ),
      ...faultsOf(node.children),
    ];
  });
}

const isSafe = (address: string): boolean => {
  const { protocol, origin } = new URL(address, 'https://shop.example');
  const leadsOut = /^(?:https?:\/\/|mailto:|tel:)/i.test(address);
  return leadsOut ? protocol !== 'javascript:' : origin === 'https://shop.example';
};

const reference = (attrs: object) => ({ type: 'reference', attrs, children: [{ text: 'Meer' }] });

describe('richTextReader', () => {
  it.each(XSS_CORPUS)('sanitizes %s', (html) => {
    expect(faultsOf(parseDocument(shown(html)).children)).toEqual([]);
  });

  it('sanitizes any combination of such pieces', () => {
    const anyHtml = fc
      .array(
        fc.oneof(
          fc.constantFrom(...XSS_CORPUS),
          fc.string(),
          fc.constantFrom('<p>', '</a>', '"', "'", '<!--', '-->', '<table>', '<ul><li>'),
        ),
        { maxLength: 6 },
      )
      .map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(anyHtml, (html) => {
        expect(faultsOf(parseDocument(shown(html)).children)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('renders only allowed elements and attributes for any JSON', () => {
    fc.assert(
      fc.property(
        fc.object({
          maxDepth: 5,
          key: fc.constantFrom('type', 'children', 'text', 'attrs', 'url', 'href'),
        }),
        (value) => {
          expect(faultsOf(parseDocument(shown(value)).children)).toEqual([]);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('reads what an editor wrote as HTML', () => {
    const html =
      '<h2>Kop</h2><p>Een <strong>vet</strong> woord &amp; een <a href="/toppers">topper</a>.</p>';
    expect(shown(html)).toContain('<h2><span>Kop</span></h2>');
    expect(shown(html)).toContain('<strong>vet</strong>');
    expect(shown(html)).toContain('<a href="/toppers"><span>topper</span></a>');
    expect(read(html).dropped).toEqual([]);
  });

  it('P6 reads pictures only from the image host, with a known size and an alt text', () => {
    const src = `https://${HOST}/v3/assets/bed.webp`;
    const image = { path: 'v3/assets/bed.webp', alt: 'Bed' };
    const sized = { ...image, width: 80, height: 60 };
    expect(read(`<img src="${src}" alt="Bed" width="80" height="60">`).text).toEqual([
      { type: 'picture', image: sized },
    ]);
    expect(read(`<img src="${src}" alt="Bed" asset-uid="blt1">`).text).toEqual([
      { type: 'picture', image: { ...image, width: 800, height: 600 } },
    ]);
    for (const odd of [
      `<img src="${src}" alt="Bed">`,
      `<img src="${src}" width="80" height="60">`,
      '<img src="https://evil.example/x.webp" alt="Bed" width="80" height="60">',
    ])
      expect(read(odd)).toEqual({ text: [], dropped: ['img'] });
  });

  it('reads a link to an entry, and drops other embedded content', () => {
    const link = { 'display-type': 'link', type: 'entry', href: '/toppers' };
    expect(read({ type: 'doc', children: [reference(link)] }).text).toMatchObject([
      { content: [{ type: 'link', link: { url: '/toppers', title: 'Meer' } }] },
    ]);
    expect(read(reference({ 'display-type': 'block', type: 'entry' }))).toEqual({
      text: [],
      dropped: ['reference'],
    });
  });

  it('reads missing text as empty, and rejects values that are no text or too long', () => {
    expect(read(undefined).text).toEqual([]);
    expect(read(null).text).toEqual([]);
    expect(read(7).text).toBeUndefined();
    expect(read('x'.repeat(200_001)).text).toBeUndefined();
  });

  it.each(['br', 'img', 'hr', 'p'])(
    'rejects a text with too many open elements before a %s, instead of truncating it',
    (name) => {
      const html = (open: number) => `<p>Begin</p>${'<b>'.repeat(open)}<${name}><p>End</p>`;
      expect(read(html(MAX_OPEN_ELEMENTS)).text).toBeUndefined();
      expect(read(html(MAX_OPEN_ELEMENTS - 2)).text).toBeDefined();
    },
  );

  it('reads a long, deeply nested text within two seconds', async () => {
    const html = '<b a=1><p>'.repeat(15_000);
    expect(await leastTime(2000, () => read(html))).toBeLessThan(2000);
  });
});
