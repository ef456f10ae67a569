import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { Product } from '#src/catalog/product.ts';
import { findPassingModels } from '#src/use-cases/find-passing-models.ts';
import { bedGoods, type GoodsChange, openBedShop } from './bed-goods.ts';
import type { SoldOutage } from './sold-products.ts';

/** A stair on which rigid mattresses are stopped, and rolled ones pass. */
export const NARROW = '?room=way&up=quarter&stair-width=60&upper-width=60&headroom=200';

export const RIGID = 'mattress rigid w*l*20';

/** The product in whose place others are looked for. */
export const SUBJECT = bedGoods('matras_kern', 'subject', { packages: RIGID });

export type Asked = {
  readonly subject?: Product;
  readonly query?: string;
  readonly outages?: readonly SoldOutage[];
  /** Products that the search counts but does not list. */
  readonly more?: number;
};

/** The models and pieces of a bed that pass in place of a product, in a shop of these others. */
export async function passing(
  others: readonly Product[],
  { subject = SUBJECT, query = NARROW, outages = [], more = 0 }: Asked = {},
) {
  const shop = openBedShop([subject, ...others], outages, more);
  const [variant] = subject.variants;
  const configuration = configureProduct(subject, variant, []);
  const found = await findPassingModels(shop.ports, 'nl-nl', { configuration }, query);
  return {
    ...shop,
    found,
    models: found?.models.map(({ sku }) => sku),
    instead: found?.instead.map(({ sku }) => sku),
  };
}

export const frame = (sku: string, change: GoodsChange = {}) =>
  bedGoods('ledikant_materiaal', sku, { packages: 'frame flat 20*30*100', ...change });

export const base = (sku: string, change: GoodsChange = {}) =>
  bedGoods('bedbodem_soort', sku, { packages: 'base rolled w*18*18', ...change });
