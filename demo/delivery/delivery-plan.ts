import type { DeliveryPlan, DeliveryRegion, PlannedWindow } from '#src/delivery/delivery-plan.ts';
import type { ServicePrice } from '#src/delivery/paid-services.ts';

type Weekdays = DeliveryRegion['weekdays'];

const windows = (morning: number, afternoon: number, evening: number): readonly PlannedWindow[] => [
  { window: '08-12', stops: morning },
  { window: '12-17', stops: afternoon },
  { window: '17-21', stops: evening },
];

const FULL_DAY = windows(8, 8, 4);
const QUIET_DAY = windows(5, 5, 2);
const SATURDAY: readonly PlannedWindow[] = [
  { window: '08-12', stops: 3 },
  { window: '12-17', stops: 3 },
];
const ISLAND_DAY: readonly PlannedWindow[] = [{ window: '12-17', stops: 2 }];

const everyWorkday = (day: readonly PlannedWindow[]): Weekdays => ({
  1: day,
  2: day,
  3: day,
  4: day,
  5: day,
});

const CITIES: Weekdays = { ...everyWorkday(FULL_DAY), 6: SATURDAY };
const COUNTRYSIDE = everyWorkday(QUIET_DAY);
/** The day after a ferry, twice a week. */
const ISLANDS: Weekdays = { 2: ISLAND_DAY, 4: ISLAND_DAY };

/** Islands come first: their codes lie within the range of the mainland. */
const regions: readonly DeliveryRegion[] = [
  {
    id: 'nl-islands',
    country: 'NL',
    postalCodes: [
      [1791, 1797],
      [8881, 8899],
      [9161, 9166],
    ],
    weekdays: ISLANDS,
  },
  { id: 'nl-west', country: 'NL', postalCodes: [[1000, 3999]], weekdays: CITIES },
  { id: 'nl-south', country: 'NL', postalCodes: [[4000, 6499]], weekdays: COUNTRYSIDE },
  { id: 'nl-east', country: 'NL', postalCodes: [[6500, 9999]], weekdays: COUNTRYSIDE },
  { id: 'be-north', country: 'BE', postalCodes: [[1000, 3999]], weekdays: CITIES },
  { id: 'be-south', country: 'BE', postalCodes: [[4000, 7999]], weekdays: COUNTRYSIDE },
  { id: 'be-west', country: 'BE', postalCodes: [[8000, 9999]], weekdays: CITIES },
  {
    id: 'de-islands',
    country: 'DE',
    postalCodes: [
      [18565, 18565],
      [25849, 25869],
      [25938, 25999],
      [26465, 26486],
      [26548, 26579],
      [26757, 26757],
      [27498, 27499],
    ],
    weekdays: ISLANDS,
  },
  { id: 'de-east', country: 'DE', postalCodes: [[1001, 19999]], weekdays: COUNTRYSIDE },
  { id: 'de-north', country: 'DE', postalCodes: [[20000, 39999]], weekdays: COUNTRYSIDE },
  { id: 'de-west', country: 'DE', postalCodes: [[40000, 69999]], weekdays: CITIES },
  { id: 'de-south', country: 'DE', postalCodes: [[70000, 99998]], weekdays: COUNTRYSIDE },
  { id: 'at-vienna', country: 'AT', postalCodes: [[1010, 1999]], weekdays: CITIES },
  { id: 'at-other', country: 'AT', postalCodes: [[2000, 9992]], weekdays: COUNTRYSIDE },
];

const FURNITURE = ['bed-frame', 'bed-base', 'cabinet'] as const;
const BY_VAN = ['box-spring', 'mattress', 'topper', ...FURNITURE] as const;

/** The pages on delivery name this price. */
export const HIGH_FLOOR_CENTS = 3900;

/** Prices with VAT. What product pages promise at no charge costs nothing here either. */
const services: readonly ServicePrice[] = [
  { service: 'to-room', cents: 1900, per: 'delivery', types: BY_VAN },
  { service: 'assembly', cents: 4900, per: 'piece', types: ['bed-frame', 'cabinet'] },
  { service: 'take-back', cents: 2500, per: 'piece', types: FURNITURE },
  { service: 'high-floor', cents: HIGH_FLOOR_CENTS, per: 'delivery', types: BY_VAN },
];

/** The calendar of the shop's vans and the prices of what their crews do, in all countries. */
export const deliveryPlan: DeliveryPlan = { regions, services };
