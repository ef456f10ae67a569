import { parsePostalCode } from '../address/postal-code.ts';
import { calendarDay, parseDay } from '../shared/calendar-day.ts';
import type { Country } from '../shared/locale.ts';
import { isPublicHoliday } from './public-holidays.ts';
import type { ServicePrice } from './paid-services.ts';

/** When the shop's own vans drive, and what their crews do for money. */
export type DeliveryPlan = {
  readonly regions: readonly DeliveryRegion[];
  readonly services: readonly ServicePrice[];
};

/** An area that is delivered together. */
export type DeliveryRegion = {
  readonly id: string;
  readonly country: Country;
  /** Ranges of postal codes, both ends included; Dutch ones by their four digits. */
  readonly postalCodes: readonly (readonly [from: number, to: number])[];
  /** The windows of a weekday, in order; 0 is Sunday. No van drives on a weekday without any. */
  readonly weekdays: Readonly<Partial<Record<number, readonly PlannedWindow[]>>>;
};

/** A window of a day, and the number of stops that its vans make. */
export type PlannedWindow = { readonly window: DeliveryWindow; readonly stops: number };

/** Hours of a day from which and until which a van may come: `08-12`. */
export type DeliveryWindow = `${number}-${number}`;

/** The hours of a window; `undefined` for any other text. */
export function parseWindow(window: string): { from: number; to: number } | undefined {
  const [, from, to] = /^(\d{2})-(\d{2})$/u.exec(window) ?? [];
  const hours = { from: Number(from), to: Number(to) };
  return hours.from < hours.to && hours.to <= 24 ? hours : undefined;
}

/** The region of a postal code as typed; `undefined` if it is malformed or no van goes there. */
export function regionOf(
  { regions }: Pick<DeliveryPlan, 'regions'>,
  country: Country,
  postalCode: string,
): DeliveryRegion | undefined {
  const code = parsePostalCode(postalCode, country);
  if (!code.ok) return undefined;
  const number = Number.parseInt(code.value, 10);
  return regions.find(
    (region) =>
      region.country === country &&
      region.postalCodes.some(([from, to]) => number >= from && number <= to),
  );
}

/** The windows of a day in a region; none on public holidays, and for a text that is no day. */
export function plannedWindows(region: DeliveryRegion, day: string): readonly PlannedWindow[] {
  const number = parseDay(day);
  if (number === undefined || isPublicHoliday(number, region.country)) return [];
  return region.weekdays[calendarDay(number).weekday] ?? [];
}
