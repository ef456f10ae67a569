/** Measurements of a shop, where visitors consent, as its pages know them. */
export type MeasurementSettings = {
  /** URL of the script that loads the tag manager (H14); absent if there is none. */
  readonly tagScript?: string;
  /** Whether the search service receives events about its answers. */
  readonly searchEvents: boolean;
};
