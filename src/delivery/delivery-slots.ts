import { formatDay, parseDay, startOfShopDay } from '../shared/calendar-day.ts';
import type { Country } from '../shared/locale.ts';
import { type DeliveryRegion, plannedWindows } from './delivery-plan.ts';
import type { PaidService } from './paid-services.ts';

/** When a van comes: a day, `2026-12-01`, and a window of it, `08-12`. */
export type DeliverySlot = { readonly day: string; readonly window: string };

/** The days of a region that shoppers can choose from. */
export type OpenSlots = { readonly region: string; readonly days: readonly OpenDay[] };

/** A day with capacity. */
export type OpenDay = { readonly day: string; readonly windows: readonly OpenWindow[] };

/** A window with capacity; `left` is the number of stops that nobody has taken, at least 1. */
export type OpenWindow = { readonly window: string; readonly left: number };

/** Number of stops of a slot that carts hold or orders have. */
export type TakenStops = (slot: DeliverySlot) => number;

/** Days that shoppers choose from at most. */
export const MAX_OPEN_DAYS = 12;

/** Calendar days after the earliest day on which vans are planned. */
export const PLANNED_DAYS = 42;

/**
 * The days of a region with capacity left, from the earliest day on: at most
 * {@link MAX_OPEN_DAYS}, within {@link PLANNED_DAYS}. None if `earliestDay` is malformed.
 */
export function openDays(
  region: DeliveryRegion,
  earliestDay: string,
  taken: TakenStops,
): readonly OpenDay[] {
  const days: OpenDay[] = [];
  for (const day of plannedDays(earliestDay)) {
    if (days.length === MAX_OPEN_DAYS) break;
    const windows = plannedWindows(region, day)
      .map(({ window, stops }) => ({ window, left: stops - taken({ day, window }) }))
      .filter(({ left }) => left > 0);
    if (windows.length > 0) days.push({ day, windows });
  }
  return days;
}

/** Every slot of a region that {@link openDays} looks at, whether it has stops left or not. */
export const plannedSlots = (
  region: DeliveryRegion,
  earliestDay: string,
): readonly DeliverySlot[] =>
  plannedDays(earliestDay).flatMap((day) =>
    plannedWindows(region, day).map(({ window }) => ({ day, window })),
  );

function plannedDays(earliestDay: string): readonly string[] {
  const first = parseDay(earliestDay);
  return first === undefined
    ? []
    : Array.from({ length: PLANNED_DAYS + 1 }, (_, index) => formatDay(first + index));
}

/** Why a slot cannot be taken. */
export type SlotRefusal = 'too-early' | 'no-capacity';

/**
 * Checks that a cart may take a slot, not before its goods can be there; `taken` leaves out what
 * the cart itself has. `undefined` if it may.
 */
export function refuseSlot(
  region: DeliveryRegion,
  { slot, earliestDay }: { readonly slot: DeliverySlot; readonly earliestDay: string },
  taken: TakenStops,
): SlotRefusal | undefined {
  if (slot.day < earliestDay) return 'too-early';
  const last = (parseDay(earliestDay) ?? -Infinity) + PLANNED_DAYS;
  const isPlanned = (parseDay(slot.day) ?? Infinity) <= last;
  return isPlanned && hasCapacity(region, slot, taken) ? undefined : 'no-capacity';
}

/** Whether a stop of the slot is left. */
export const hasCapacity = (
  region: DeliveryRegion,
  slot: DeliverySlot,
  taken: TakenStops,
): boolean => taken(slot) < stopsOf(region, slot);

/** Stops that the vans of a region make in a slot; 0 if none is planned. */
export const stopsOf = (region: DeliveryRegion, { day, window }: DeliverySlot): number =>
  plannedWindows(region, day).find((planned) => planned.window === window)?.stops ?? 0;

/** Time for which a cart holds a slot, in milliseconds: long enough to order and pay. */
export const HOLD_LIFETIME = 60 * 60 * 1000;

/** Time after which a choice is deleted, in milliseconds. */
export const CHOICE_LIFETIME = 30 * 24 * 60 * 60 * 1000;

/** When a choice is deleted: so long after it was made, of an ordered cart after the delivery. */
export const deletionTime = (
  { slot, isBooked }: Pick<DeliveryChoice, 'slot' | 'isBooked'>,
  now: number,
): number => (isBooked ? startOfShopDay(parseDay(slot.day) ?? 0) : now) + CHOICE_LIFETIME;

/** Where the goods go. */
export type Destination = { readonly country: Country; readonly postalCode: string };

/** What a shopper chose for the delivery of a cart. */
export type DeliveryChoice = Destination & {
  /** The {@link DeliveryRegion} of the destination. */
  readonly region: string;
  readonly slot: DeliverySlot;
  readonly services: readonly PaidService[];
  /** In milliseconds since 1970; the slot is free for others from then on, unless it is booked. */
  readonly heldUntil: number;
  /** True once the cart was ordered. */
  readonly isBooked: boolean;
};

/**
 * What became of a choice. `too-early`: the cart has got goods since that take longer.
 * `elsewhere`: the goods now go to a place that other vans drive to.
 */
export type ChoiceState = 'held' | 'booked' | 'expired' | 'too-early' | 'elsewhere';

type ChoiceFacts = {
  readonly now: number;
  /** First day on which the whole cart can be delivered; `undefined` if it is unknown. */
  readonly earliestDay: string | undefined;
  /** Region that the goods go to now; `undefined` if no van goes there. */
  readonly region: string | undefined;
};

export function choiceState(
  choice: Pick<DeliveryChoice, 'slot' | 'heldUntil' | 'isBooked' | 'region'>,
  { now, earliestDay, region }: ChoiceFacts,
): ChoiceState {
  if (choice.isBooked) return 'booked';
  if (choice.region !== region) return 'elsewhere';
  if (earliestDay === undefined || choice.slot.day < earliestDay) return 'too-early';
  return now < choice.heldUntil ? 'held' : 'expired';
}
