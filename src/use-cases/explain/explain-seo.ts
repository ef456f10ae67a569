import { mergeMetadata } from '../../content/page-metadata.ts';
import { withoutTracking } from '../../routing/reserved-params.ts';
import type { SplitUrl } from '../../routing/url-parts.ts';
import { SEO_ROWS } from '../../seo/seo-rules.ts';
import type { PageModel } from '../page-model.ts';
import { withoutSecrets } from './explain-parameters.ts';
import { remapRows } from './explain-redirects.ts';
import type { MadePage } from './made-page.ts';
import type { ExplainedSeo, SeoReason } from './explanation.ts';

/** The head of a page for search engines, with the row of the policy that it is in. */
export function explainSeo(page: MadePage, model: PageModel, address: SplitUrl): ExplainedSeo {
  const { rule, robots, robotsInHeader, canonical, alternates, prev, next, inSitemap } = model.head;
  return {
    rule,
    row: SEO_ROWS[rule].page,
    ...(robots && { robots }),
    isRobotsInHeader: robotsInHeader === true,
    ...(canonical !== undefined && { canonical: withoutSecrets(canonical) }),
    alternates,
    ...(prev !== undefined && { prev: withoutSecrets(prev) }),
    ...(next !== undefined && { next: withoutSecrets(next) }),
    inSitemap,
    reasons: reasonsOf(page, model, address),
  };
}

/** Facts beside the row: each takes something away that the row grants, or put the page there. */
function reasonsOf(
  page: MadePage,
  { head: { rule } }: PageModel,
  { path, query }: SplitUrl,
): readonly SeoReason[] {
  const { answers, location, site } = page;
  const row = SEO_ROWS[rule];
  const own = mergeMetadata(answers.entry?.metadata ?? {}, {});
  const defaults = answers.shell?.defaults ?? {};
  const { hideCanonical, disableSearchIndexing } = mergeMetadata(own, defaults);
  const isDisabled =
    disableSearchIndexing === true && (rule === 'disabled' || rule === 'filters-disabled');
  const reasons: readonly (readonly [SeoReason, boolean])[] = [
    ['no-domain', row.canonical && site.domains[location.locale] === undefined],
    ['canonical-hidden', row.canonical && hideCanonical === true],
    ['remapped', (row.canonical || row.sitemap) && remapRows(page, path).length > 0],
    ['has-query', row.sitemap && withoutTracking(query) !== ''],
    ['disabled-by-page', isDisabled && own.disableSearchIndexing === true],
    ['disabled-by-shop', isDisabled && own.disableSearchIndexing === undefined],
  ];
  return reasons.flatMap(([reason, holds]) => (holds ? [reason] : []));
}
