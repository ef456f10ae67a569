import { describe, expect, it } from 'vitest';
import type { PageDuties } from '#src/duties/duties.ts';
import { euroCents } from '#src/pricing/money.ts';
import { missingDuties } from './shown-duties.ts';

const CUT = { regular: euroCents(50_000), final: euroCents(40_000), default: euroCents(50_000) };
const hitOf = (sku: string, lightSource?: string) => ({
  sku,
  price: CUT,
  priceFrom: false,
  attributes:
    lightSource === undefined ? [] : [{ code: 'light_source', label: '', value: lightSource }],
});

const pageOf = (duties: PageDuties, body: string, hits: readonly unknown[] = []) =>
  `<main>${body}</main><footer></footer><script id="boot-data">${JSON.stringify({ page: { duties, hits } })}</script>`;

const WAS = '<span data-duty="prior-price"><s>€ 500,-</s></span>';
const cardOf = (sku: string, offer: string) =>
  `<article data-product="${sku}"><p>${offer}<b data-price="">400,-</b></p></article>`;

describe('missingDuties', () => {
  it.each([
    ['<p data-duty="fibres">100 % wol</p>', []],
    ['<p data-duty="fibres"><img src="/a.svg"></p>', []],
    ['<p data-duty="fibres"> </p>', ['fibres is hidden']],
    ['<p data-duty="fibres" hidden>100 % wol</p>', ['fibres is hidden']],
    ['<div aria-hidden="true"><p data-duty="fibres">wol</p></div>', ['fibres is hidden']],
    ['<p data-duty="fibres" style="display: none">wol</p>', ['fibres is hidden']],
    ['<details><p data-duty="fibres">wol</p></details>', ['fibres is hidden']],
    ['', ['fibres is not open']],
  ])('asks for words or a picture that can be seen: %s', (body, missing) => {
    expect(missingDuties(pageOf({ fibres: 'open' }, body))).toEqual(missing);
  });

  it('asks for a block above the button that leads on', () => {
    const said = '<p data-duty="no-withdrawal">Op maat</p>';
    const form = '<form action="/cart/add"></form>';
    const duties = { 'no-withdrawal': 'before-ordering' } as const;
    expect(missingDuties(pageOf(duties, said + form))).toEqual([]);
    expect(missingDuties(pageOf(duties, form + said))).toEqual([
      'no-withdrawal is not before-ordering',
    ]);
  });

  it('asks for a block beside a price', () => {
    const duties = { vat: 'beside-price' } as const;
    const said = '<small data-duty="vat">inkl. MwSt.</small>';
    expect(missingDuties(pageOf(duties, `<p><b data-price="">1</b>${said}</p>`))).toEqual([]);
    expect(
      missingDuties(
        pageOf(duties, `<i><i><i><i><i>${said}</i></i></i></i></i><b data-price="">1</b>`),
      ),
    ).toEqual(['vat is not beside-price']);
  });

  it('asks each card for what its own goods demand', () => {
    const duties = { 'prior-price': 'beside-price', 'energy-label': 'beside-price' } as const;
    const arrow = '<i data-duty="energy-label"><svg></svg></i>';
    const hits = [hitOf('a'), hitOf('b'), hitOf('lamp', 'source E https://e.example/1')];
    const shown = (b: string, lamp: string) =>
      pageOf(duties, cardOf('a', WAS + arrow) + cardOf('b', b) + cardOf('lamp', lamp), hits);
    expect(missingDuties(shown(WAS, WAS + arrow))).toEqual([]);
    expect(missingDuties(shown('', WAS))).toEqual([
      'b: prior-price is not on its card',
      'lamp: energy-label is not on its card',
    ]);
    expect(missingDuties(shown(WAS.replace('500', '600'), WAS + arrow))).toEqual([
      'b: prior-price is not on its card',
    ]);
  });
});
