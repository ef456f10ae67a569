import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import type { Product } from '#src/catalog/product.ts';
import { euroCents } from '#src/pricing/money.ts';
import type { Locale } from '#src/shared/locale.ts';
import { SavedProductCard } from '#ui/components/saved/SavedProductCard.tsx';
import { SearchOption } from '#ui/components/search/SearchOption.tsx';
import { AURORA, SHOP } from '../../../support/fake-shop.ts';
import { markupAt, markupIn, tags } from '../../render-page.tsx';

const LAMP: Product = {
  ...AURORA,
  attributes: [{ code: 'light_source', label: '', value: 'source E https://eprel.example/1' }],
};

const CUT = { regular: euroCents(50_000), final: euroCents(40_000), default: euroCents(50_000) };
const REDUCED: Product = { ...AURORA, variants: [{ ...AURORA.variants[0], price: CUT }] };

const suggestionOf = (product: Product, locale: Locale = 'nl-nl') =>
  markupIn(
    locale,
    <SearchOption
      suggestion={{
        kind: 'product',
        found: { hit: toDefaultHit(product), name: [{ text: product.name, isMatch: false }] },
      }}
      group="products"
      listId="list"
      index={0}
    />,
  );

const savedCardOf = (product: Product) => {
  const configuration = configureProduct(product, product.variants[0], []);
  return markupIn(
    'nl-nl',
    <SavedProductCard
      savedProduct={{ url: product.url, name: product.name, quantity: 1, savedAt: 0 }}
      state={{ configuration, halves: undefined }}
      onMoved={() => {}}
    />,
  );
};

const comparisonOf = (product: Product) =>
  markupAt('/compare?compare=aurora', { shop: { ...SHOP, products: [product] } });

describe('a price', () => {
  it.each([
    ['in a comparison', comparisonOf],
    ['of a saved product', savedCardOf],
  ])('LD2 has class and sheet of a light source beside it, %s', async (_place, shown) => {
    const html = await shown(LAMP);
    expect(html).toMatch(
      /data-price="".{0,200}<p[^>]* data-duty="energy-label"><svg.*?<a [^>]*href="https:\/\/eprel\.example\/1"/u,
    );
    expect(await shown(AURORA)).not.toContain('energy-label');
  });

  it('LD2 is not among suggestions for a light source, whose sheet no option can link to', async () => {
    const html = await suggestionOf(LAMP);
    expect(html).toContain('aria-label="Energie-efficiëntieklasse E');
    expect(html).not.toContain('data-price');
    expect(tags(html, '<a').length).toBe(1);
    expect(await suggestionOf(AURORA)).toContain('data-price');
  });

  it('P3 has the earlier price beside it among suggestions', async () => {
    const html = await suggestionOf(REDUCED);
    expect(html).toMatch(/data-duty="prior-price">.*<s>€\u00A0500,-<\/s>.*data-price="">400,-</u);
    expect(html).toMatch(/>Eerdere prijs <\/span><s>/u);
  });

  it('LD2 names VAT among suggestions where the law asks for it', async () => {
    expect(await suggestionOf(AURORA, 'de-at')).toContain('data-duty="vat"');
    expect(await suggestionOf(AURORA)).not.toContain('data-duty="vat"');
  });
});
