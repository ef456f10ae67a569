import type { DeliveryPlan, PlannedWindow } from '#src/delivery/delivery-plan.ts';

/** Stops of each window, fewer than the carts of one process. */
export const STOPS = 20;

export const CARTS_OF_PROCESS = 120;

const DAY: readonly PlannedWindow[] = [
  { window: '08-12', stops: STOPS },
  { window: '12-17', stops: STOPS },
];

/** A plan with the same windows on every weekday. */
export const BUSY_DAY: DeliveryPlan = {
  regions: [
    {
      id: 'west',
      country: 'NL',
      postalCodes: [[1000, 9999]],
      weekdays: { 1: DAY, 2: DAY, 3: DAY, 4: DAY, 5: DAY },
    },
  ],
  services: [],
};
