import type { TestContext } from 'vitest';

/** What a report says of a case that was not run, for want of {@link knowing}. */
export const NEEDS_KNOWN_DATA = 'needs known data';

/**
 * A claim about goods or pages that a suite knows of. Of a shop that nobody has set up for the test
 * they may not be known: the case is then told as one that needs them, and not left out.
 */
export const knowing =
  <Known>(known: Known | undefined, claim: (known: Known) => Promise<void>) =>
  async (context: TestContext): Promise<void> => {
    if (known === undefined) context.skip(NEEDS_KNOWN_DATA);
    else await claim(known);
  };

/** How much a suite asks for; over a network fewer runs of each law are enough. */
export type ContractRuns = { readonly numRuns?: number };
