import type { Locale } from '#src/shared/locale.ts';
import type { PageName, WrittenLink } from './written-page.ts';

/** Addresses of long ago and of elsewhere, and what became of them. */
export type WrittenOldAddresses = {
  readonly redirects: readonly WrittenRedirect[];
  /** Filtered pages that say the same as a page of their own (H3). */
  readonly remaps: readonly { readonly from: WrittenLink; readonly to: PageName }[];
};

export type WrittenRedirect = {
  /** Paths per shop; a page was not called the same everywhere. */
  readonly from: { readonly [L in Locale]?: readonly string[] };
  /** Without one the page is gone for good. */
  readonly to?: PageName;
  /** The move is to be undone one day. */
  readonly isTemporary?: true;
};
