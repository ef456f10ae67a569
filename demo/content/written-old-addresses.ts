import type { Locale } from '#src/shared/locale.ts';
import type { PageName, WrittenLink } from './written-page.ts';

/** Former and external addresses, and their targets. */
export type WrittenOldAddresses = {
  readonly redirects: readonly WrittenRedirect[];
  /** Filtered pages with the same content as a page of their own (H3). */
  readonly remaps: readonly { readonly from: WrittenLink; readonly to: PageName }[];
};

export type WrittenRedirect = {
  /** Paths per shop, as names of a page differed. */
  readonly from: { readonly [L in Locale]?: readonly string[] };
  /** Without a target the page is gone for good. */
  readonly to?: PageName;
  /** The redirect is temporary. */
  readonly isTemporary?: true;
};
