import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIndexable, relOf, robotsOf, type Indexing } from '#src/seo/robots.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { anyPolicyFacts } from '../../support/arbitraries/seo.ts';

const OPEN: Indexing = { type: 'Lister', status: 200, metadata: {} };

describe('isIndexable', () => {
  it.each<[Partial<Indexing>, boolean]>([
    [{}, true],
    [{ metadata: { disableSearchIndexing: false } }, true],
    [{ metadata: { disableSearchIndexing: true } }, false],
    [{ status: 404 }, false],
    [{ status: 503 }, false],
    [{ type: 'Home' }, true],
    [{ type: 'Product' }, true],
    [{ type: 'Content' }, true],
    [{ type: 'Search' }, false],
    [{ type: 'Cart' }, false],
    [{ type: 'Error' }, false],
  ])('H2 says of a page with %j: %s', (more, indexable) => {
    expect(isIndexable({ ...OPEN, ...more })).toBe(indexable);
  });
});

describe('robotsOf', () => {
  it('H2 says nothing on a filtered page that is all there', () => {
    expect(robotsOf(OPEN, true)).toBeUndefined();
    expect(robotsOf({ ...OPEN, status: 503 }, true)).toBe('noindex,nofollow');
    expect(robotsOf({ ...OPEN, type: 'Search' }, true)).toBe('noindex,nofollow');
  });
});

describe('relOf', () => {
  it('H2 lets search engines follow exactly the links to what they may keep', () => {
    expect(relOf({ robots: 'noindex,nofollow' })).toBe('nofollow');
    expect(relOf({ robots: 'index,follow' })).toBeUndefined();
    expect(relOf({})).toBeUndefined();
  });

  it('H3 never tells of a page with a canonical link not to follow', () => {
    fc.assert(
      fc.property(anyPolicyFacts, (facts) => {
        const policy = seoPolicy(facts);
        if (policy.canonical === undefined && !policy.inSitemap) return;
        expect(relOf(policy)).toBeUndefined();
      }),
    );
  });
});
