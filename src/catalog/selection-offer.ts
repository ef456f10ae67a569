import type { Price } from '../pricing/price.ts';
import { halvesDeliveryDays, halvesPrice, halvesStock } from './bed-halves.ts';
import type { ProductSelection } from './selection-url.ts';
import { configuredPrice } from './product-configuration.ts';

/** Price, stock and delivery time of a configuration. */
export type SelectionOffer = {
  readonly price: Price;
  /** Quantity available now; 0 if sold out. */
  readonly stock: number;
  /** Working days until delivery. */
  readonly days: number;
};

/** The terms of a bed in one piece, or of both halves together. */
export const selectionOffer = ({ configuration, halves }: ProductSelection): SelectionOffer =>
  halves
    ? { price: halvesPrice(halves), stock: halvesStock(halves), days: halvesDeliveryDays(halves) }
    : {
        price: configuredPrice(configuration),
        stock: configuration.variant.stock,
        days: configuration.variant.deliveryDays,
      };
