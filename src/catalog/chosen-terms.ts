import type { Price } from '../pricing/price.ts';
import { halvesDays, halvesPrice, halvesStock } from './bed-halves.ts';
import type { ChosenBed } from './choice-url.ts';
import { configuredPrice } from './configuration.ts';

/** What a shopper gets what was chosen for. */
export type ChosenTerms = {
  readonly price: Price;
  /** How many can be sold now; 0 is sold out. */
  readonly stock: number;
  /** Working days until delivery. */
  readonly days: number;
};

/** Of a bed in one piece its own, of one in halves those of both. */
export const chosenTerms = ({ configuration, halves }: ChosenBed): ChosenTerms =>
  halves
    ? { price: halvesPrice(halves), stock: halvesStock(halves), days: halvesDays(halves) }
    : {
        price: configuredPrice(configuration),
        stock: configuration.variant.stock,
        days: configuration.variant.deliveryDays,
      };
