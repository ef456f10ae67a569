import type { ContentBlock } from '#src/content/block.ts';
import type { OldAddresses } from '#src/seo/site.ts';
import type { ErrorEntry, PageEntry } from '#src/content/page-entry.ts';
import type { Shell } from '#src/content/shell.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Editorial data of the embedded shop: its pages. Product pages are derived from the catalogue. */
export type ContentData = Readonly<Record<Locale, LocaleContent>>;

export type LocaleContent = {
  readonly shell: Shell;
  readonly errorPage: ErrorEntry;
  /** Home, category pages, content pages and the cart page; no product pages. */
  readonly pages: readonly PageEntry[];
  /** Unpublished pages. In a preview, a draft replaces the page with the same uid. */
  readonly drafts: readonly PageEntry[];
  /** Unpublished menu and footer. */
  readonly draftShell?: Shell;
  readonly oldAddresses: OldAddresses;
  /** Content blocks that editors add to product pages, by SKU. */
  readonly productBlocks?: Readonly<Record<string, readonly ContentBlock[]>>;
};
