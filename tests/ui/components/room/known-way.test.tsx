import { renderToStaticMarkup } from 'react-dom/server';
import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { PACKAGES } from '#src/catalog/page-attributes.ts';
import { App } from '#ui/App.tsx';
import { SelectionWay } from '#ui/components/room/LineWay.tsx';
import { openShop } from '../../../support/open-shop.ts';
import { aProduct, aProductPage, aVariant } from '../../../support/shown-pages.ts';
import { markupIn } from '../../render-page.tsx';

const STAIR = '?up=quarter&stair-width=72&upper-width=72';
const product = {
  ...aProduct,
  variants: [aVariant('180x200', 99_900)] as const,
  attributes: [
    ...aProduct.attributes,
    { code: PACKAGES, label: 'Packages', value: 'mattress rigid w*l*22' },
  ],
};

/** Whether the page holds a place for what a way that is known in the tab says. */
function hasPlace(query: string, way: string): boolean {
  const page = aProductPage(product);
  const shop = openShop({ ...page, url: `${page.url}${query}` });
  if (way !== '') shop.stores.deliveries.keepWay(way);
  const html = parse(renderToStaticMarkup(<App shop={shop} />));
  return html.querySelector('[data-added]') !== null;
}

describe('KnownWay', () => {
  it('RM10 adds its place only once a way is known, and not beside the tool', () => {
    expect(hasPlace('', '')).toBe(false);
    expect(hasPlace('', STAIR)).toBe(true);
    expect(hasPlace('&room=way', STAIR)).toBe(false);
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
});
