import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { err, ok } from '#src/shared/result.ts';
import { bedUid, selectionsOf, selectionUid } from '../catalogue/selections.ts';
import { magentoError } from '../magento-resolvers.ts';
import { addItems, type CartItemInput } from './add-items.ts';
import type { CartChange } from './change-cart.ts';
import type { Quote } from './quote.ts';

/*
 * The mutations for adding products before `addProductsToCart`, one per product type. A refusal is
 * the error of the request, and nothing is added.
 */

type ItemData = { readonly sku: string; readonly quantity: number };

type SimpleItem = { readonly data: ItemData };

type ConfigurableItem = { readonly data: ItemData; readonly parent_sku?: string | null };

type BundleItem = {
  readonly data: ItemData;
  readonly bundle_options: readonly (BundleChoice | null)[];
};

/** The number of a bundle option, and the numbers of its selections. */
type BundleChoice = { readonly id: number; readonly value: readonly (string | null)[] };

type Input<Item> = { readonly cart_items: readonly (Item | null)[] };

type ItemReader<Item> = (quote: Quote, item: Item) => CartItemInput;

const addAll =
  <Item>(read: ItemReader<Item>) =>
  ({ cart_items: items }: Input<Item>): CartChange<object> =>
  (quote) => {
    const named = items.filter((item) => item !== null).map((item) => read(quote, item));
    const strict = { ...quote, faults: { ...quote.faults, release: '2.4.7' } } as const;
    const [refused] = addItems(strict, named);
    if (!refused) return ok({});
    const isMissing = refused.code === 'PRODUCT_NOT_FOUND';
    const category = isMissing ? 'graphql-no-such-entity' : 'graphql-input';
    return err(magentoError(category, refused.message));
  };

export const addSimple = addAll((_, { data }: SimpleItem) => data);

export const addConfigurable = addAll((_, { data, parent_sku: parent }: ConfigurableItem) => ({
  ...data,
  parent_sku: parent,
}));

export const addBundle = addAll(readBundle);

function readBundle({ shop }: Quote, { data, bundle_options: options }: BundleItem): CartItemInput {
  const product = shop.store.article(data.sku)?.product;
  const uids = product ? options.flatMap((option) => (option ? uidsOf(product, option) : [])) : [];
  return { ...data, selected_options: uids };
}

/** Option 1 of a bundle is the bed, its parts follow; selections are counted from 1. */
const uidsOf = ({ variants, parts = [] }: ProductData, { id, value }: BundleChoice) =>
  value.flatMap((number) => {
    const index = Number(number) - 1;
    const part = parts[id - 2];
    const variant = variants[index];
    if (id === 1) return variant ? bedUid(variant) : [];
    const selection = part && selectionsOf(part)[index];
    return selection ? selectionUid(selection) : [];
  });
