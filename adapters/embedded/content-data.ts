import type { ContentBlock } from '#src/content/block.ts';
import type { OldAddresses } from '#src/content/old-addresses.ts';
import type { ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';

/** What an editor writes: the pages of the embedded shop. Product pages follow from the catalogue. */
export type ContentData = Readonly<Record<Locale, LocaleContent>>;

export type LocaleContent = {
  readonly shell: Shell;
  readonly errorPage: ErrorEntry;
  /** Home, listers, content pages and the cart page; no product pages. */
  readonly pages: readonly PageEntry[];
  /** Pages as editors are writing them: one with the uid of a page takes its place in a preview. */
  readonly drafts: readonly PageEntry[];
  /** Menu and footer as editors are writing them. */
  readonly draftShell?: Shell;
  readonly oldAddresses: OldAddresses;
  /** What editors add to the pages of products, by SKU. */
  readonly productBlocks?: Readonly<Record<string, readonly ContentBlock[]>>;
};
