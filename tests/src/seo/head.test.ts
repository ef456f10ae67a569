import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noindexPolicy, type SeoPolicy } from '#src/seo/head.ts';
import { anyWebUrl } from '../../support/arbitraries/web-addresses.ts';

const anyPolicy: fc.Arbitrary<SeoPolicy> = fc.record(
  {
    status: fc.constantFrom(200, 404, 503),
    rule: fc.constantFrom('content', 'filters', 'error'),
    title: fc.string(),
    description: fc.string(),
    ogTitle: fc.string(),
    ogDescription: fc.string(),
    robots: fc.constantFrom('index,follow', 'noindex,nofollow'),
    robotsInHeader: fc.constant(true),
    canonical: anyWebUrl,
    prev: anyWebUrl,
    next: anyWebUrl,
    alternates: fc.array(fc.record({ hreflang: fc.constant('nl-NL'), href: anyWebUrl })),
    inSitemap: fc.boolean(),
  },
  {
    requiredKeys: [
      'status',
      'rule',
      'title',
      'description',
      'ogTitle',
      'ogDescription',
      'alternates',
      'inSitemap',
    ],
  },
);

describe('noindexPolicy', () => {
  it('H2 H3 H4 H5 sets noindex, and drops canonical link, page links and alternates', () => {
    fc.assert(
      fc.property(anyPolicy, (policy) => {
        const { status, title, description, ogTitle, ogDescription } = policy;
        expect(noindexPolicy(policy)).toEqual({
          status,
          title,
          description,
          ogTitle,
          ogDescription,
          rule: 'preview',
          robots: 'noindex,nofollow',
          alternates: [],
          inSitemap: false,
        });
      }),
    );
  });
});
