import { post, type RunningMagento } from '../start-magento.ts';

/** Lines of a cart as Magento reports them: quantities by what a line consists of. */
export async function magentoLines(
  magento: RunningMagento,
  cartId: string,
): Promise<ReadonlyMap<string, number>> {
  const { body } = await post(magento, QUERY, { id: cartId }, { store: 'nl_nl' });
  const { data } = body as Answer;
  if (!data?.cart) throw new Error(`Magento has no cart ${cartId}`);
  const quantities = new Map<string, number>();
  for (const item of data.cart.itemsV2.items) {
    quantities.set(nameOf(item), (quantities.get(nameOf(item)) ?? 0) + item.quantity);
  }
  return quantities;
}

const QUERY = `query Lines($id: String!) {
  cart(cart_id: $id) {
    itemsV2(pageSize: 100) {
      items {
        quantity
        product { sku }
        ... on ConfigurableCartItem { configured_variant { sku } }
        ... on BundleCartItem { bundle_options { values { uid } } }
      }
    }
  }
}`;

type Answer = {
  readonly data?: {
    readonly cart: { readonly itemsV2: { readonly items: readonly Item[] } } | null;
  };
};

type Item = {
  readonly quantity: number;
  readonly product: { readonly sku: string };
  readonly configured_variant?: { readonly sku: string };
  readonly bundle_options?: readonly { readonly values: readonly { readonly uid: string }[] }[];
};

const nameOf = ({
  product,
  configured_variant: variant,
  bundle_options: parts = [],
}: Item): string =>
  [
    product.sku,
    ...(variant ? [variant.sku] : []),
    ...parts.flatMap(({ values }) => values.map(({ uid }) => uid)).sort(),
  ].join(' ');
