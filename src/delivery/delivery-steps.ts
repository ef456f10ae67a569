/** What becomes of an order in the working days until its delivery. */
export type DeliverySteps = {
  /** Until the goods leave the warehouse; 0 leave on the day of the order, after its cut-off. */
  readonly handling: number;
  /** On their way. */
  readonly transit: number;
};

/**
 * Takes the working days until a delivery apart: what has left the warehouse in the evening arrives
 * on the next working day, and all days before that are spent on making, finding and packing.
 */
export function deliverySteps(workingDays: number): DeliverySteps {
  const days = Math.max(0, Math.ceil(workingDays) || 0);
  const transit = Math.min(DAYS_ON_THE_WAY, days);
  return { handling: days - transit, transit };
}

const DAYS_ON_THE_WAY = 1;
