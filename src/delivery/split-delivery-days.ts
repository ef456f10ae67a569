/** The working days of a delivery by step. */
export type HandlingAndTransitDays = {
  /** Until dispatch from the warehouse; 0 is the day of the order, after its cut-off. */
  readonly handling: number;
  /** In transit. */
  readonly transit: number;
};

/**
 * Splits the working days of a delivery: a parcel that leaves the warehouse in the evening arrives
 * on the next working day; all days before are for production, picking and packing.
 */
export function splitDeliveryDays(workingDays: number): HandlingAndTransitDays {
  const days = Math.max(0, Math.ceil(workingDays) || 0);
  const transit = Math.min(DAYS_ON_THE_WAY, days);
  return { handling: days - transit, transit };
}

const DAYS_ON_THE_WAY = 1;
