import { describe, expect, it } from 'vitest';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Hit } from '#src/catalog/product.ts';
import type { ComparePage } from '#src/use-cases/page-model.ts';
import { mattress } from '#tests/support/fake-shop.ts';
import { aCart } from '#tests/support/shown-carts.ts';
import { aListingPage, anErrorPage, aPicture, aProduct } from '#tests/support/shown-pages.ts';
import { LinePicture } from '#ui/components/cart/CartLineParts.tsx';
import { CompareTable } from '#ui/components/listing/CompareTable.tsx';
import { CompareTray } from '#ui/components/listing/CompareTray.tsx';
import { CompatibleProductCard } from '#ui/components/product/CompatibleProductCard.tsx';
import { SavedProductCard } from '#ui/components/saved/SavedProductCard.tsx';
import { markupIn, tags } from '../../render-page.tsx';

const [variant] = aProduct.variants;
const HIT: Hit = { ...mattress(1).hit, name: aProduct.name, image: aPicture };
const configuration = configureProduct(aProduct, variant, []);
const [item] = aCart.items;

const COMPARE_PAGE: ComparePage = {
  ...anErrorPage('/compare'),
  type: 'compare',
  sizes: [],
  size: undefined,
  products: [{ hit: HIT, url: HIT.url, grades: [], attributes: [], isInSize: true, stock: 5 }],
  isBrief: false,
};

describe('a picture that shows a product', () => {
  it.each([
    ['a comparison', <CompareTable key="" page={COMPARE_PAGE} />],
    ['a choice to compare', <CompareTray key="" listing={{ ...aListingPage, compared: [HIT] }} />],
    [
      'a compatible product',
      <CompatibleProductCard
        key=""
        fit={{
          ...variant,
          kind: 'mattress',
          productSku: aProduct.sku,
          name: aProduct.name,
          url: aProduct.url,
          picture: aPicture,
          options: [],
        }}
      />,
    ],
    [
      'a saved product',
      <SavedProductCard
        key=""
        savedProduct={{ url: aProduct.url, name: aProduct.name, quantity: 1, savedAt: 0 }}
        state={{ configuration, halves: undefined }}
        onMoved={() => {}}
      />,
    ],
    [
      'a cart line',
      item && (
        <LinePicture
          key=""
          item={{ ...item, product: { ...item.product, name: aProduct.name, image: aPicture } }}
        />
      ),
    ],
  ])('names it, in %s', async (_place, shown) => {
    expect(tags(await markupIn('nl-nl', shown), '<img').join()).toContain(
      `alt="${aProduct.name}: ${aPicture.alt}"`,
    );
  });

  it('is one link with its name in a comparison, read out as the name', async () => {
    const html = await markupIn('nl-nl', <CompareTable page={COMPARE_PAGE} />);
    expect(html).toMatch(/<a [^>]*aria-labelledby="([^"]+)"[^>]*><img [^>]*><span [^>]*id="\1">/u);
  });
});
