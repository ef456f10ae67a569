import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEED_FORMATS, feedPath } from '#src/feeds/feed-formats.ts';
import { FEED_FIELDS, type FeedItem, feedText } from '#src/feeds/feed-item.ts';
import { anyWording } from '../../support/arbitraries/texts.ts';
import { type ReadItem, SPECIFICATION } from '../../support/merchant-specification.ts';
import { readTsvFeed, readXmlFeed } from '../../support/read-feed.ts';

const { xml, tsv } = FEED_FORMATS;
const CHANNEL = {
  title: 'Sluimer & Zn',
  link: 'https://nl.example/',
  description: 'Slaapt <goed>',
  language: 'nl-NL',
};

const xmlOf = (items: readonly FeedItem[]) =>
  xml.head(CHANNEL) + items.map(xml.item).join('') + xml.tail;
const tsvOf = (items: readonly FeedItem[]) =>
  tsv.head(CHANNEL) + items.map(tsv.item).join('') + tsv.tail;

const ITEM: FeedItem = {
  id: 'M1-90',
  title: 'Matras Wolk',
  description: 'Slaapt rustig',
  link: 'https://nl.example/matras-wolk?maat=90x200&kleur=wit',
  image_link: 'https://nl.example/a.webp',
  availability: 'in_stock',
  price: '299.00 EUR',
};

/** What breaks formats: delimiters of both, markup, lines, marks of direction, joined emoji. */
const anyHostileText = fc.oneof(
  anyWording,
  fc.string({
    unit: fc.constantFrom(
      ...Array.from(']]>&<"\',:;|/\\= \t\n\r\v\f\u0000\u0007\u0085\u2028\u202E\u200F\uFEFF\u00AD'),
      '👩‍👩‍👧',
      '🛏️',
      '<![CDATA[',
      '<!--',
      '&amp;',
      '"",""',
      '\uD800',
      'ë',
    ),
  }),
);

/** As the shop cleans it; an empty text is as good as none. */
const anyFeedText = anyHostileText.map((text) => feedText(text, 150)).map((text) => text || 'x');

const anyValue = {
  text: anyFeedText,
  list: fc.array(anyFeedText, { minLength: 1, maxLength: 4 }),
};

const anyItem: fc.Arbitrary<FeedItem> = fc
  .record(
    Object.fromEntries(
      Object.entries(FEED_FIELDS).map(([name, kind]) => [
        name,
        typeof kind === 'string' ? anyValue[kind] : fc.array(anyGroup(kind), { minLength: 1 }),
      ]),
    ),
    { requiredKeys: Object.keys(ITEM) },
  )
  .map((values) => Object.assign({}, ITEM, values));

function anyGroup(names: readonly string[]) {
  const [first = ''] = names;
  return fc.record(Object.fromEntries(names.map((name) => [name, anyFeedText])), {
    requiredKeys: [first],
  });
}

const asRead = (item: FeedItem): ReadItem =>
  Object.fromEntries(
    Object.entries(item).map(([name, value]) => [name, Array.isArray(value) ? value : [value]]),
  );

describe('FEED_FORMATS', () => {
  it('write RSS 2.0 with the namespace of Google', () => {
    expect(xmlOf([ITEM])).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0">',
        '<channel>',
        '<title>Sluimer &amp; Zn</title>',
        '<link>https://nl.example/</link>',
        '<description>Slaapt &lt;goed&gt;</description>',
        '<language>nl-NL</language>',
        '<item><g:id>M1-90</g:id><title>Matras Wolk</title><description>Slaapt rustig</description>' +
          '<link>https://nl.example/matras-wolk?maat=90x200&amp;kleur=wit</link>' +
          '<g:image_link>https://nl.example/a.webp</g:image_link>' +
          '<g:availability>in_stock</g:availability><g:price>299.00 EUR</g:price></item>',
        '</channel>',
        '</rss>',
        '',
      ].join('\n'),
    );
  });

  it('write sub-attributes as elements, and as texts between colons', () => {
    const item: FeedItem = {
      ...ITEM,
      shipping: [{ country: 'NL', service: 'Parcel: fast', price: '4.95 EUR' }],
      product_highlight: ['Soft, but firm', '60" wide'],
    };
    expect(xmlOf([item])).toContain(
      '<g:shipping><g:country>NL</g:country><g:service>Parcel: fast</g:service><g:price>4.95 EUR</g:price></g:shipping>',
    );
    expect(tsvOf([item])).toContain('\tNL::"Parcel: fast":4.95 EUR\t');
    expect(xmlOf([item])).toContain(
      '<g:product_highlight>Soft, but firm</g:product_highlight><g:product_highlight>60&quot; wide</g:product_highlight>',
    );
    expect(tsvOf([item])).toContain('\t"Soft, but firm","60"" wide"\t');
  });

  it('write repeated sub-attributes beside each other', () => {
    const countries = ['NL', 'BE'].map((country) => ({ country }));
    expect(xmlOf([{ ...ITEM, shipping: countries }])).toContain(
      '<g:shipping><g:country>NL</g:country></g:shipping><g:shipping><g:country>BE</g:country></g:shipping>',
    );
    const highlights = ['Zacht', 'Koel'];
    const line = tsvOf([{ ...ITEM, shipping: countries, product_highlight: highlights }]);
    expect(line).toContain('\tZacht,Koel\tNL,BE\t');
  });

  it('write a single text with a comma as it is, a tab in it as a space, and an empty one not', () => {
    const item = { ...ITEM, title: 'Zacht,\tof: stevig', brand: '' };
    expect(tsvOf([item])).toContain('\tZacht, of: stevig\t');
    expect(xmlOf([item])).not.toContain('brand');
  });

  it('lie at an address of every host', () => {
    expect([feedPath('xml'), feedPath('tsv')]).toEqual(['/feeds/google.xml', '/feeds/google.tsv']);
  });

  it('have the columns of the specification, and sub-attributes in its order', () => {
    expect(tsv.head(CHANNEL)).toBe(`${Object.keys(FEED_FIELDS).join('\t')}\n`);
    expect(Object.keys(FEED_FIELDS).filter((name) => !(name in SPECIFICATION))).toEqual([]);
    for (const [name, kind] of Object.entries(FEED_FIELDS)) {
      const { parts, values } = SPECIFICATION[name] ?? {};
      expect([name, typeof kind === 'string' ? undefined : kind]).toEqual([
        name,
        parts && Object.keys(parts),
      ]);
      expect([name, kind === 'list']).toEqual([name, values !== undefined && !parts]);
    }
  });

  it('are read back as written, whatever the texts', () => {
    fc.assert(
      fc.property(fc.array(anyItem, { maxLength: 3 }), (items) => {
        expect(readXmlFeed(xmlOf(items)).items).toEqual(items.map(asRead));
        expect(readTsvFeed(tsvOf(items))).toEqual(items.map(asRead));
      }),
    );
  });

  it('stay in shape with texts that were not cleaned', () => {
    fc.assert(
      fc.property(anyHostileText, (text) => {
        const item = { ...ITEM, title: text, product_highlight: [text, text] };
        expect(readXmlFeed(xmlOf([item])).items).toHaveLength(1);
        expect(readTsvFeed(tsvOf([item]))).toHaveLength(1);
      }),
    );
  });

  it('are not well-formed without their end', () => {
    expect(() => readXmlFeed(xml.head(CHANNEL) + xml.item(ITEM))).toThrow(SyntaxError);
  });
});

describe('feedText', () => {
  it.each([
    ['a\tb\r\nc\u2028d', 'a b c d'],
    ['\u202Eevil\u200F\u0000', 'evil'],
    [' Zacht\u00ADheid 100\u00A0% ', 'Zachtheid 100 %'],
    ['👩‍👩‍👧 🛏️', '👩👩👧 🛏️'],
    ['\uD800ab\uE000', 'ab'],
    ['a \u200B b', 'a b'],
  ])('makes %j one line without invalid characters', (text, line) => {
    expect(feedText(text, 100)).toBe(line);
  });

  it('cuts a long text off between words, or anywhere if it is one word', () => {
    expect(feedText('een twee drie', 9)).toBe('een twee');
    expect(feedText('een twee drie', 8)).toBe('een twee');
    expect(feedText('een twee', 8)).toBe('een twee');
    expect(feedText('een twee drie', 7)).toBe('een');
    expect(feedText('eentweedrie', 4)).toBe('eent');
    expect(feedText('ab🛏️cd', 3)).toBe('ab');
  });

  it('is idempotent, never longer than allowed, and never invalid', () => {
    fc.assert(
      fc.property(anyHostileText, fc.integer({ min: 1, max: 40 }), (text, maxLength) => {
        const line = feedText(text, maxLength);
        expect(line.length).toBeLessThanOrEqual(maxLength);
        expect(line).not.toMatch(/\p{C}|[^\S ]|\s\s|^\s|\s$/u);
        expect(feedText(line, maxLength)).toBe(line);
      }),
    );
  });
});
