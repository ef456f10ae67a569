import { expect, describe, it } from 'vitest';
import { PREFETCH_MARGIN, VISIBILITY_THRESHOLD } from '#src/navigation/viewport-margins.ts';

describe('the margins of the viewport', () => {
  it('H15 fetches links from 200 px before they come into view', () => {
    expect(PREFETCH_MARGIN).toBe(200);
  });

  it('H15 shows lazy content once half of it is in view', () => {
    expect(VISIBILITY_THRESHOLD).toBe(0.5);
  });
});
