/** What a shop measures where visitors allow it, as its pages know it. */
export type MeasurementSettings = {
  /** Address of the script that loads the tag manager (H14); absent where there is none. */
  readonly tagScript?: string;
  /** Whether the search service is told what becomes of its answers. */
  readonly searchEvents: boolean;
};
