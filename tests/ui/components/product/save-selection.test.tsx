import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { configurationUrl } from '#src/catalog/product-selection.ts';
import { BuyBox } from '#ui/components/product/BuyBox.tsx';
import { aProduct, aProductPage, aVariant } from '../../../support/shown-pages.ts';
import { markup, shopAround } from '../../render-page.tsx';

const [small, large] = [aVariant('90x200', 29_900), aVariant('160x200', 49_950)];
const product = { ...aProduct, variants: [small, large] as const };

/** Whether the button is pressed for the small size, before the rule for addresses is loaded. */
function isPressed(savedVariant: typeof small): boolean {
  const page = aProductPage(product, small);
  const { shop } = shopAround(page);
  const of = (variant: typeof small) => ({ product, variant, parts: [] });
  const url = configurationUrl(of(savedVariant), undefined, page.locale);
  shop.stores.saved.save({ url, name: product.name, quantity: 1 });
  const chosen = { configuration: of(small) };
  const html = parse(markup(shop, <BuyBox chosen={chosen} today={page.today} />));
  return html.querySelector('[aria-pressed]')?.getAttribute('aria-pressed') === 'true';
}

describe('BuyBox', () => {
  it('shows at once that its selection is saved, and of no other one', () => {
    expect([small, large].map(isPressed)).toEqual([true, false]);
  });
});
