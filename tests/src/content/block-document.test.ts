import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseBlock } from '#src/content/block.ts';
import { formatBlock } from '#src/content/block-document.ts';
import { validate } from '#src/shared/json-reader.ts';
import { anyBlock } from '../../support/arbitraries/content.ts';
import { jsonRoundTrip } from '../../support/json-round-trip.ts';

const IMAGE = { path: 'bed.webp', width: 4, height: 3, alt: 'Een bed' };
const LINK = { title: 'Advies', url: '/advies' };

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
