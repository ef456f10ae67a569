import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isIndexable, relOfPage, type IndexingFacts } from '#src/seo/robots.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import { anyPolicyFacts } from '../../support/arbitraries/seo.ts';

const OPEN: IndexingFacts = { type: 'Lister', status: 200, metadata: {} };

describe('isIndexable', () => {
  it.each<[Partial<IndexingFacts>, boolean]>([
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
  ])('H2 returns for a page with %j: %s', (more, indexable) => {
    expect(isIndexable({ ...OPEN, ...more })).toBe(indexable);
  });
});

describe('relOfPage', () => {
  it('H2 returns nofollow for a noindex page alone', () => {
    expect(relOfPage({ robots: 'noindex,nofollow' })).toBe('nofollow');
    expect(relOfPage({ robots: 'index,follow' })).toBeUndefined();
    expect(relOfPage({})).toBeUndefined();
  });

  it('H3 never returns nofollow for a page with a canonical link or a sitemap entry', () => {
    fc.assert(
      fc.property(anyPolicyFacts, (facts) => {
        const policy = seoPolicy(facts);
        if (policy.canonical === undefined && !policy.inSitemap) return;
        expect(relOfPage(policy)).toBeUndefined();
      }),
    );
  });
});
