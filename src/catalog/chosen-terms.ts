import type { Price } from '../pricing/price.ts';
import { halvesDays, halvesPrice, halvesStock } from './bed-halves.ts';
import type { ChosenBed } from './choice-url.ts';
import { configuredPrice } from './configuration.ts';

/** Price, stock and delivery time of a configuration. */
export type ChosenTerms = {
  readonly price: Price;
  /** Quantity available now; 0 if sold out. */
  readonly stock: number;
  /** Working days until delivery. */
  readonly days: number;
};

/** The terms of a bed in one piece, or of both halves together. */
export const chosenTerms = ({ configuration, halves }: ChosenBed): ChosenTerms =>
  halves
    ? { price: halvesPrice(halves), stock: halvesStock(halves), days: halvesDays(halves) }
    : {
        price: configuredPrice(configuration),
        stock: configuration.variant.stock,
        days: configuration.variant.deliveryDays,
      };
