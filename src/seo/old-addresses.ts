import type { RedirectTable } from '../routing/redirects.ts';
import type { RemapTable } from './remap.ts';

/** Editors' settings for addresses without a page of their own, in one locale. */
export type OldAddresses = {
  /** Pages that name another page in their canonical link (H3). */
  readonly remap: RemapTable;
  /** Redirects of pages that moved or are gone. */
  readonly redirects: RedirectTable;
};
