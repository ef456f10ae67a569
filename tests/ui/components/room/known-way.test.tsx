import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import { App } from '#ui/App.tsx';
import { SelectionWay } from '#ui/components/room/LineWay.tsx';
import { followChosen } from '#ui/components/room/WayFields.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aProduct, aProductPage, aVariant } from '../../../support/shown-pages.ts';
import { markupIn } from '../../render-page.tsx';

const STAIR = '?up=quarter&stair-width=72&upper-width=72';
const product = {
  ...aProduct,
  variants: [aVariant('180x200', 99_900)] as const,
  attributes: [
    ...aProduct.attributes,
    { code: PACKAGES_CODE, label: 'Packages', value: 'mattress rigid w*l*22' },
  ],
};

/** Whether the page holds a place for what a way that is known in the tab says. */
function placesIn(query: string, way: string): number {
  const page = aProductPage(product);
  const shop = openShop({ ...page, url: `${page.url}${query}` });
  if (way !== '') shop.stores.deliveries.keepWay(way);
  const html = parse(renderToStaticMarkup(<App shop={shop} />));
  return html.querySelectorAll('[data-added]').length;
}

describe('KnownWay', () => {
  it('RM10 adds its places, by the price and the service, only once a way is known', () => {
    expect(placesIn('', '')).toBe(0);
    expect(placesIn('', STAIR)).toBe(2);
  });

  it('RM10 stays away from the price while the tool is open, and not from the service', () => {
    expect(placesIn('&room=way', STAIR)).toBe(1);
  });
});

describe('SelectionWay', () => {
  it('RM10 says of what is chosen whether it passes, with a link to the measures', async () => {
    const configuration = { product, variant: product.variants[0], parts: [] };
    const line = (
      <SelectionWay selection={{ configuration }} url="/matras-duin?maat=180x200" way={STAIR} />
    );
    const html = parse(await markupIn('en-us', line));
    expect(html.text).toContain('Does not get into your bedroom: Mattress.');
    expect(html.querySelector('a')?.getAttribute('href')).toBe(
      `/matras-duin?maat=180x200&room=way&${STAIR.slice(1)}#bedroom-answer`,
    );
  });

  it('RM10 says beside the service that promises stairs only what stops it', async () => {
    const configuration = { product, variant: product.variants[0], parts: [] };
    const textOf = async (way: string) => {
      const url = '/matras-duin?maat=180x200';
      const line = <SelectionWay selection={{ configuration }} url={url} way={way} ifStopped />;
      return parse(await markupIn('en-us', line)).text;
    };
    expect(await textOf(STAIR)).toContain('Does not get into your bedroom: Mattress.');
    expect(await textOf('?up=straight&stair-width=200&headroom=300')).toBe('');
  });
});

describe('WayFields', () => {
  it.each([
    ['quarter', 'lift'],
    ['winding', 'winding'],
  ])('RM4 with %s chosen, another way that is known late leaves %s chosen', (left, shown) => {
    const radios = ['quarter', 'winding', 'lift'].map((value) => ({
      value,
      checked: value === left,
    }));
    followChosen(radios, 'quarter', 'lift');
    expect(radios.filter(({ checked }) => checked)).toEqual([{ value: shown, checked: true }]);
  });
});
