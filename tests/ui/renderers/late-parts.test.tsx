import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { toDefaultHit } from '#src/catalog/hit-of-variant.ts';
import { PACKAGES_CODE } from '#src/catalog/page-attributes.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { readyParts } from '#ui/renderers/page-renderers.tsx';
import { ShopProvider } from '#ui/shop-context.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aProduct, aProductPage, aVariant } from '../../support/shown-pages.ts';

const BED = { width: 160, length: 200, mattresses: 2 } as const;

const product = {
  ...aProduct,
  variants: [aVariant('180x200', 99_900)] as const,
  attributes: [{ code: PACKAGES_CODE, label: 'Packages', value: 'mattress rigid w*l*22' }],
};
const hit = { ...toDefaultHit(product), forBed: { unfit: 'size' as const } };
const plain = aProductPage(product);
const page: ProductPage = {
  ...plain,
  url: `${plain.url}&room=way`,
  recommended: [{ model: 'looking-similar', hits: [hit] }],
};

/** What React renders on hydration is what a server renders at that time. */
function hydrationAfter(change: (stores: ReturnType<typeof openShop>['stores']) => void): string {
  const shop = openShop(page);
  change(shop.stores);
  return renderToString(
    <ShopProvider shop={shop}>
      <readyParts.ProductDetails page={page} />
    </ShopProvider>,
  );
}

const asItCame = hydrationAfter(() => {});

describe('late parts', () => {
  it.each<[string, Parameters<typeof hydrationAfter>[0]]>([
    ['saved products', ({ saved }) => saved.save({ ...product, quantity: 1 })],
    ['a way', ({ deliveries }) => deliveries.keepWay('?up=winding&stair-width=77')],
    ['a bed', ({ myBed }) => myBed.keep(BED)],
    ['another page', ({ navigation }) => navigation.updatePage({ ...page, bed: BED })],
  ])('RM4 BS1 are hydrated as they came, though the tab has %s meanwhile', (_what, change) => {
    expect(hydrationAfter(change) === asItCame).toBe(true);
  });
});
