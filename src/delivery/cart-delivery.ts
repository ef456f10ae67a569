import { readPlainMoney } from '../pricing/money.ts';
import {
  readCount,
  readFieldsWith,
  readFields,
  readFlag,
  readListOf,
  readObject,
  readOneOf,
  readText,
  readTextUpTo,
} from '../shared/json-reader.ts';
import { COUNTRIES } from '../shared/locale.ts';
import type { ChoiceState, DeliverySlot, Destination, OpenDay } from './delivery-slots.ts';
import {
  chosenServices,
  type OfferedService,
  PAID_SERVICES,
  type PaidService,
} from './paid-services.ts';

/** When and how a cart can be delivered, and what its shopper has chosen of that. */
export type CartDelivery = Destination & {
  /** True if the postal code is that of the shipping address, where it is changed. */
  readonly isOfAddress: boolean;
  /** Why there are no days; absent if there are. */
  readonly problem?: DeliveryProblem;
  readonly days: readonly OpenDay[];
  readonly services: readonly OfferedService[];
  readonly chosen?: ChosenDelivery;
};

/**
 * `no-postal-code`: the shopper has given none yet. `no-date`: it is unknown when a line can be
 * delivered. `full`: all stops are taken. `unavailable`: the calendar does not answer.
 */
const PROBLEMS = [
  'no-postal-code',
  'malformed-postal-code',
  'not-delivered',
  'no-date',
  'full',
  'unavailable',
] as const;

export type DeliveryProblem = (typeof PROBLEMS)[number];

export type ChosenDelivery = DeliverySlot & {
  readonly state: ChoiceState;
  /** In milliseconds since 1970. */
  readonly heldUntil: number;
  readonly services: readonly PaidService[];
};

/** The services that the cart has, with what they cost; they stay when a hold expires. */
export const servicesOfCart = (
  delivery: Pick<CartDelivery, 'services' | 'chosen'> | undefined,
): readonly OfferedService[] =>
  delivery?.chosen ? chosenServices(delivery.services, delivery.chosen.services) : [];

/** What a shopper asks for: a slot, services, and where to, unless an address says that. */
export type DeliveryRequest = {
  readonly postalCode: string;
  readonly slot: DeliverySlot;
  readonly services: readonly PaidService[];
};

/**
 * What makes two requests under one key the same: nothing that follows from clock and cart, as a
 * repetition may come after the cut-off.
 */
export const requestIdentity = ({ postalCode, slot, services }: DeliveryRequest): string =>
  JSON.stringify([postalCode, slot.day, slot.window, ...services]);

/** More characters than any postal code as typed. */
const MAX_TYPED = 32;

const readSlot = readObject({ day: readTextUpTo(MAX_TYPED), window: readTextUpTo(MAX_TYPED) });

const readServices = readListOf(readOneOf(PAID_SERVICES), 0, PAID_SERVICES.length);

/** Reads a request as programs write it. */
export const readDeliveryRequest = readObject<DeliveryRequest>({
  postalCode: readTextUpTo(MAX_TYPED),
  slot: readSlot,
  services: readServices,
});

/** A slot as the value of a form field: `2026-12-01 08-12`. */
export const formatSlot = ({ day, window }: DeliverySlot): string => `${day} ${window}`;

/** Parses what {@link formatSlot} writes; `undefined` for any other text. */
export function parseSlot(text: string): DeliverySlot | undefined {
  const isSlot = /^\d{4}-\d{2}-\d{2} \d{2}-\d{2}$/u.test(text);
  return isSlot ? { day: text.slice(0, 10), window: text.slice(11) } : undefined;
}

/** Reads the answer of the shop's own server. */
export const readCartDeliveryDocument = readFieldsWith<CartDelivery, object>(
  {
    country: readOneOf(COUNTRIES),
    postalCode: readText,
    isOfAddress: readFlag,
    days: readListOf(
      readFields({
        day: readText,
        windows: readListOf(readFields({ window: readText, left: readCount })),
      }),
    ),
    services: readListOf(readFields({ service: readOneOf(PAID_SERVICES), price: readPlainMoney })),
  },
  {
    problem: readOneOf(PROBLEMS),
    chosen: readFields({
      day: readText,
      window: readText,
      state: readOneOf(['held', 'booked', 'expired', 'too-early', 'elsewhere']),
      heldUntil: readCount,
      services: readServices,
    }),
  },
);
