import { normalListingQuery } from '../../listing/normal-listing-query.ts';
import { type RedirectTable, redirectFor } from '../../routing/redirects.ts';
import { withoutTracking } from '../../routing/reserved-params.ts';
import { normalizeUrl } from '../../routing/normalize-url.ts';
import { splitUrl } from '../../routing/url-parts.ts';
import type { PageOutcome } from '../page-request.ts';
import { isPriceForm } from '../price-form.ts';
import type { MadePage } from './made-page.ts';
import type { ExplainedRow, RedirectReason } from './explanation.ts';

type Moved = Extract<PageOutcome, { readonly kind: 'moved' }>;

/** Why a page is redirected; each status has few reasons, which the URL tells apart. */
export function explainRedirect(page: MadePage, moved: Moved, path: string): RedirectReason {
  const { answers, location } = page;
  const query = withoutTracking(location.query);
  switch (moved.status) {
    case 301:
    case 302:
      return isEditors(page, path) ? 'editors' : 'spelling';
    case 303:
      return isPriceForm(query) ? 'price-form' : 'article-number';
    case 308:
      if (answers.entry?.type === 'Product') return 'variant-not-made';
      return isSameAddress(moved.location, path + normalListingQuery(query))
        ? 'parameters'
        : 'filter-names';
  }
}

/** Compares addresses without the tracking parameters that a redirect keeps. */
function isSameAddress(location: string, other: string): boolean {
  const { path, query } = splitUrl(location);
  return path + withoutTracking(query) === other;
}

/** Whether a row of the editors answers: they come after pages of the same path. */
const isEditors = ({ answers, location }: MadePage, path: string): boolean =>
  answers.entry?.url !== path &&
  redirectFor(tableOf(answers), { path, query: location.query }) !== undefined;

const tableOf = ({ oldAddresses }: MadePage['answers']): RedirectTable =>
  oldAddresses?.redirects ?? {};

/** Rows of the editors' redirects that answer a path, in order. */
export function redirectRows(page: MadePage, path: string): readonly ExplainedRow[] {
  const table = tableOf(page.answers);
  if (!isEditors(page, path)) return [];
  return rowsFrom(path, (from) => {
    const row = Object.hasOwn(table, from) ? table[from] : undefined;
    if (!row) return undefined;
    const to = row.target ?? '';
    const next = normalizeUrl(splitUrl(to).path) ?? to;
    return { row: { from, to, status: row.status }, next };
  });
}

/** Rows of the remaps that name another page in the canonical link (H3), in order. */
export function remapRows({ location, site, answers }: MadePage, path: string) {
  const table = {
    ...site.remap[location.locale],
    ...answers.oldAddresses?.remap,
  };
  return rowsFrom(path, (from) => {
    const to = Object.hasOwn(table, from) ? table[from] : undefined;
    return to === undefined ? undefined : { row: { from, to }, next: to };
  });
}

type Step = { readonly row: ExplainedRow; readonly next: string };

/** Ends before a row that was passed already. */
function rowsFrom(
  start: string,
  stepFrom: (path: string) => Step | undefined,
): readonly ExplainedRow[] {
  const rows = new Map<string, ExplainedRow>();
  for (let step = stepFrom(start); step; step = stepFrom(step.next)) {
    if (rows.has(step.row.from)) break;
    rows.set(step.row.from, step.row);
  }
  return [...rows.values()];
}
