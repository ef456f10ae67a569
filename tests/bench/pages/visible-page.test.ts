import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf, visiblePage } from '../../../bench/pages/visible-page.ts';

const card = (sku: string, price: string) =>
  `<article data-product="${sku}"><a href="/${sku}"><h3>${sku}</h3></a><p>€ ${price}</p></article>`;

const page = (content: string) => `<html><head><title>Beds</title></head><body>${content}</body>`;

const filler = '<p>Word</p>'.repeat(20);

describe('visiblePage', () => {
  it('reads cards, links and the texts that stand in an element', () => {
    expect(visiblePage(page(card('HAL', '199,-')))).toEqual({
      cards: ['HAL: HAL | € 199,-'],
      links: ['/HAL: HAL'],
      texts: ['HAL', '€ 199,-'],
      elements: 4,
    });
  });

  it('sees no difference in how React separates texts', () => {
    const [joined, separated] = ['<p>(34)</p>', '<p>(<!-- -->34<!-- -->)</p>'].map(page);
    expect(visiblePage(separated ?? '')).toEqual(visiblePage(joined ?? ''));
  });

  it('reads characters, however they are written', () => {
    expect(visiblePage(page('<a href="/a?b&amp;c">R&amp;B</a>')).links).toEqual(['/a?b&c: R&B']);
  });

  it.each([
    '<script>push("Word")</script>',
    '<style>p { content: "Word" }</style>',
    '<template><p>Word</p></template>',
    '<div hidden><p>Word</p><a href="/">Word</a></div>',
  ])('reads nothing of %s', (content) => {
    expect(visiblePage(page(content))).toEqual({ cards: [], links: [], texts: [], elements: 0 });
  });
});

const between = (shop: string, peer: string) =>
  differencesOf(visiblePage(page(filler + shop)), visiblePage(page(filler + peer)));

describe('differencesOf', () => {
  it('has none of a page and itself', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('HAL', 'LUN', 'FED')), (skus) => {
        const html = skus.map((sku) => card(sku, '199,-')).join('');
        expect(between(html, html)).toEqual([]);
      }),
    );
  });

  it('names a card with another price', () => {
    expect(between(card('HAL', '199,-'), card('HAL', '299,-'))).toEqual([
      'The peer lacks the card HAL: HAL | € 199,-',
      'The shop lacks the card HAL: HAL | € 299,-',
      'The peer lacks the text € 199,-',
      'The shop lacks the text € 299,-',
    ]);
  });

  it('counts links', () => {
    const link = '<a href="/beds">Word</a>';
    expect(between(link + link, `${link}<b>Word</b>`)).toEqual([
      'The peer lacks the link /beds: Word',
    ]);
    expect(between(`${link}<b>Word</b>`, link + link)).toEqual([
      'The shop lacks the link /beds: Word',
    ]);
  });

  it('does not count texts, which the shop may repeat for another width', () => {
    expect(between('<b>Word</b><b>Once</b>', '<b>Once</b><b>Once</b>')).toEqual([]);
  });

  it.each([
    [0, 2, []],
    [2, 0, []],
    [0, 3, ['The shop has 20 elements, the peer 23']],
    [5, 2, ['The shop has 25 elements, the peer 22']],
  ])('allows a tenth more or fewer elements: %i and %i more than 20', (shop, peer, differences) => {
    expect(between('<i></i>'.repeat(shop), '<i></i>'.repeat(peer))).toEqual(differences);
  });

  it('does not take an empty page for one that shows the same', () => {
    const empty = visiblePage(page(''));
    expect(differencesOf(empty, empty)).toEqual(['The shop has 0 elements, the peer 0']);
  });
});
