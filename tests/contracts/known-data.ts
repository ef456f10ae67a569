import type { TestContext } from 'vitest';

/** Shown in a report for a case that was skipped for want of {@link withKnownData}. */
const NEEDS_KNOWN_DATA = 'needs known data';

/**
 * A test case that needs known products or pages. If the shop was not set up for the test and the data
 * is unknown, the case is reported as needing known data, and not left out.
 */
export const withKnownData =
  <Known>(known: Known | undefined, claim: (known: Known) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    if (known === undefined) context.skip(NEEDS_KNOWN_DATA);
    else await claim(known);
  };

/** Number of runs per law; a suite over a network needs fewer. */
export type ContractRuns = { readonly numRuns?: number };
