import type { RedirectTable } from '../routing/redirects.ts';
import type { RemapTable } from '../seo/remap.ts';

/** What editors know of addresses that are no page's own, in one locale. */
export type OldAddresses = {
  /** Pages that name another as theirs in the canonical link (H3). */
  readonly remap: RemapTable;
  /** Addresses of pages that moved or are gone. */
  readonly redirects: RedirectTable;
};
