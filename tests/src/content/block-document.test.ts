import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { adviceRules } from '#demo/advice/rules.ts';
import { blockTexts, type ContentBlock, parseBlock } from '#src/content/block.ts';
import { formatBlock } from '#src/content/block-document.ts';
import { hasUrl, toLink } from '#src/content/block-link.ts';
import { isPersonal, isUnlockedBySecretLink } from '#src/content/personal-block.ts';
import { validate } from '#src/shared/json-reader.ts';
import { anyBlock } from '../../support/arbitraries/content.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const IMAGE = { path: 'bed.webp', width: 4, height: 3, alt: 'Een bed' };
const LINK = { title: 'Advies', url: '/advies' };

const tilesOf = (...tiles: readonly object[]) =>
  parseBlock({ type: 'category-tiles', title: 'Kies', tiles });

describe('parseBlock', () => {
  it('H7 H13 reads what formatBlock writes of a block of any type, sent as JSON', () => {
    fc.assert(
      fc.property(anyBlock, (block) => {
        expect(parseBlock(jsonRoundTrip(formatBlock(block)))).toEqual(block);
      }),
    );
  });

  it.each([null, 'hero', [], {}, { type: 'new' }, { type: 'constructor' }, { type: 'hero' }])(
    'H7 refuses %j',
    (value) => {
      expect(parseBlock(value)).toBeUndefined();
    },
  );

  it('leaves out what the shop fills in when it shows a page, and unknown fields', () => {
    const block = {
      type: 'products',
      title: 'Nieuw',
      objectId: '7',
      count: 4,
      link: LINK,
    } as const;
    expect(parseBlock({ ...formatBlock(block), hits: [{}], queryId: 'q', more: 1 })).toEqual(block);
    const form = { type: 'consent', title: 'Cookies', text: '' } as const;
    expect(parseBlock({ ...form, shown: { statistics: true } })).toEqual(form);
  });

  it('refuses a tile without a link or without a picture', () => {
    const tile = { ...LINK, image: IMAGE };
    expect(tilesOf(tile)).toEqual({ type: 'category-tiles', title: 'Kies', tiles: [tile] });
    expect([tilesOf({ image: IMAGE }), tilesOf(tile, LINK)]).toEqual([undefined, undefined]);
  });

  it('H13 keeps a picture or a quotation whose link cannot be read', () => {
    const picture = { type: 'picture', image: IMAGE };
    const quote = { type: 'quote', text: 'Zacht.', name: 'Anna' };
    expect(parseBlock({ ...picture, link: 7 })).toEqual(picture);
    expect(parseBlock({ ...quote, source: 7 })).toEqual(quote);
  });

  it('names the part of a block that is wrong', () => {
    const body = [{ type: 'list', isOrdered: true, items: [[{ type: 'script' }]] }];
    const accordion = { type: 'accordion', title: '', items: [{ title: '', body }] };
    expect(validate(parseBlock, accordion)).toMatchObject({
      ok: false,
      error: [{ path: ['items', 0, 'body', 0, 'items', 0, 0, 'type'] }],
    });
  });

  it('reads or refuses any value', () => {
    fc.assert(
      fc.property(anyBlock, fc.anything(), fc.nat(), (block, odd, index) => {
        const names = Object.keys(block);
        const spoilt = { ...formatBlock(block), [names[index % names.length] ?? '']: odd };
        expect(() => [parseBlock(odd), parseBlock(spoilt)]).not.toThrow();
      }),
    );
  });
});

const ADVICE = { title: 'Advies', text: 'Welk matras?' };

describe('formatBlock', () => {
  const written = { type: 'internal', internal_link: [{ title: 'Advies', url: '/advies' }] };

  it('H13 writes the links of a block as the content service stores them', () => {
    const quote = { type: 'quote', text: 'Zacht.', name: 'Anna' } as const;
    const picture = { type: 'picture', image: IMAGE } as const;
    expect(formatBlock({ ...quote, source: LINK })).toMatchObject({ ...quote, source: written });
    expect(formatBlock({ ...picture, link: LINK })).toMatchObject({ ...picture, link: written });
    expect(formatBlock({ ...ADVICE, type: 'banner', link: LINK })).toMatchObject({ link: written });
    expect(formatBlock({ type: 'links', title: 'Lees', links: [LINK] })).toMatchObject({
      title: 'Lees',
      links: [written],
    });
    const goods = [{ objectId: '7', link: LINK }];
    expect(formatBlock({ ...ADVICE, type: 'my-bed', goods })).toMatchObject({
      ...ADVICE,
      goods: [{ objectId: '7', link: written }],
    });
  });

  it('H13 writes a picture and a quotation without a link as they are', () => {
    const quote = { type: 'quote', text: 'Zacht.', name: 'Anna' } as const;
    expect(formatBlock(quote)).toStrictEqual(quote);
    const picture = { type: 'picture', image: IMAGE } as const;
    expect(formatBlock(picture)).toStrictEqual(picture);
  });
});

describe('block links', () => {
  const elsewhere = { type: 'external', href: 'https://a.example', title: '' } as const;
  const external = { ...elsewhere, opensNewTab: false, isFollowed: false };

  it('H13 are links of the shop by their path, or external ones', () => {
    expect(toLink(LINK)).toEqual({ type: 'internal', ...LINK });
    expect(toLink(external)).toBe(external);
  });

  it('H13 have an address unless it is blank', () => {
    expect([LINK, external].map(hasUrl)).toEqual([true, true]);
    expect(
      [
        { ...LINK, url: ' ' },
        { ...external, href: '' },
      ].map(hasUrl),
    ).toEqual([false, false]);
  });
});

const said = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

describe('blockTexts', () => {
  const store = { name: 'Gent', address: ['Kouter 1', '9000 Gent'], phone: '1', hours: [] };

  it.each<[ContentBlock, readonly string[]]>([
    [{ ...ADVICE, type: 'hero', link: LINK, image: IMAGE }, ['Advies', 'Welk matras?']],
    [
      {
        type: 'category-tiles',
        title: 'Kies',
        tiles: [
          { ...LINK, image: IMAGE, text: 'Zacht' },
          { ...LINK, image: IMAGE },
        ],
      },
      ['Kies', 'Zacht', ''],
    ],
    [{ type: 'products', title: 'Nieuw', objectId: '7', count: 4, link: LINK }, ['Nieuw']],
    [{ type: 'usps', usps: [{ icon: 'moon', title: 'a', text: 'b' }] }, ['a', 'b']],
    [{ type: 'text', title: 'a', paragraphs: ['b', 'c'] }, ['a', 'b', 'c']],
    [
      { type: 'questions', title: 'a', questions: [{ question: 'b?', answer: 'c' }] },
      ['a', 'b?', 'c'],
    ],
    [{ type: 'table', title: 'a', columns: ['b'], rows: [['c'], ['d']] }, ['a', '', 'b', 'c', 'd']],
    [{ type: 'table', title: 'a', intro: 'i', columns: [], rows: [] }, ['a', 'i']],
    [
      { type: 'list', title: 'a', isOrdered: true, items: [{ title: 'b', text: 'c' }] },
      ['a', 'b', 'c'],
    ],
    [{ type: 'links', title: 'a', links: [LINK] }, ['a', 'Advies']],
    [
      { type: 'stores', title: 'a', stores: [{ ...store, onDisplay: '', directions: '' }] },
      ['a', 'Gent', 'Kouter 1', '9000 Gent'],
    ],
    [{ type: 'awards', title: 'a', awards: [{ image: IMAGE, text: 'b' }] }, ['a', 'b']],
    [{ type: 'rich-text', title: 'a', body: [said('b')] }, ['a', 'b']],
    [{ type: 'picture', image: IMAGE, caption: 'a' }, ['a']],
    [{ type: 'picture', image: IMAGE }, ['']],
    [
      {
        type: 'video',
        title: 'a',
        text: 'b',
        video: { provider: 'vimeo', id: '1' },
        poster: IMAGE,
      },
      ['a', 'b'],
    ],
    [
      { type: 'video', title: 'a', video: { provider: 'vimeo', id: '1' }, poster: IMAGE },
      ['a', ''],
    ],
    [{ type: 'quote', text: 'a', name: 'b' }, ['a', 'b']],
    [
      { type: 'accordion', title: 'a', items: [{ title: 'b', body: [said('c')] }] },
      ['a', 'b', 'c'],
    ],
    [{ ...ADVICE, type: 'newsletter' }, ['Advies', 'Welk matras?']],
  ])('are the words that a shopper reads in $0.type', (block, texts) => {
    expect(blockTexts(block)).toEqual(texts);
  });
});

describe('isPersonal', () => {
  const stores = { type: 'stores', title: '', stores: [] } as const;
  const bed = { ...ADVICE, type: 'my-bed', goods: [] } as const;
  const consent = { ...ADVICE, type: 'consent' } as const;
  const advice = { ...ADVICE, type: 'advice', link: LINK } as const;
  const preferences = { ...ADVICE, type: 'email-preferences' } as const;
  const side = { firmness: 5, pillow: { from: 12, to: 14 } };
  const result = { sides: [side], mattresses: 1, width: 90, length: 200 } as const;

  it.each<ContentBlock>([
    { ...stores, asked: { postcode: '9000', nearby: [] } },
    { ...bed, shown: { fitting: [] } },
    { ...consent, shown: { statistics: true, marketing: false } },
    { ...advice, shown: { rules: adviceRules, found: { result, code: 'a1', beds: [] } } },
    { ...preferences, shown: { kind: 'unknown' } },
  ])('is true for a block with the data of one visitor: $type', (block) => {
    expect(isPersonal(block)).toBe(true);
    expect(isUnlockedBySecretLink(block)).toBe(block.type === 'email-preferences');
  });

  it.each<ContentBlock>([
    stores,
    bed,
    consent,
    advice,
    { ...advice, shown: { rules: adviceRules } },
    preferences,
    { ...ADVICE, type: 'newsletter' },
  ])('is false for a block that all visitors see alike: $type', (block) => {
    expect(isPersonal(block)).toBe(false);
    expect(isUnlockedBySecretLink(block)).toBe(false);
  });
});
