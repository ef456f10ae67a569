import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { forEveryLocale, type Locale } from '#src/shared/locale.ts';
import { productCategoryId } from '../catalogue/sub-categories.ts';
import { localizeBlock } from './localize-block.ts';
import { localizePage } from './localize-page.ts';
import { localizeErrorPage, localizeShell } from './localize-shell.ts';
import { type LocaleContext, localizeOldAddresses } from './locale-context.ts';
import type { WrittenBlock } from './written-block.ts';
import type {
  PageName,
  WrittenLandingPage,
  WrittenOldAddresses,
  WrittenPages,
} from './written-page.ts';
import type { WrittenErrorPage, WrittenShell } from './written-shell.ts';

/** All content written by an editor of the demo shop. */
export type WrittenContent = {
  readonly pages: WrittenPages;
  readonly drafts: WrittenDrafts;
  readonly landingPages: readonly WrittenLandingPage[];
  readonly shell: WrittenShell;
  readonly errorPage: WrittenErrorPage;
  readonly oldAddresses: WrittenOldAddresses;
  /** Blocks added to product pages, by SKU. */
  readonly productBlocks: Readonly<Record<string, readonly WrittenBlock[]>>;
};

/** Content that a preview shows instead of the published one. */
export type WrittenDrafts = {
  /** Drafts of pages. */
  readonly pages: Partial<WrittenPages>;
  /** Drafts of landing pages in these pages. */
  readonly landingPages: readonly WrittenLandingPage[];
  readonly shell: WrittenShell;
};

/** Builds the content of every shop in its language, from pages that are written once. */
export function buildContent(written: WrittenContent, stocked: ReadonlySet<string>): ContentData {
  return forEveryLocale((locale) => localContent(written, stocked, locale));
}

function localContent(
  written: WrittenContent,
  stocked: ReadonlySet<string>,
  locale: Locale,
): LocaleContent {
  const { pages, drafts, landingPages } = written;
  const isOpen = (name: PageName): boolean => {
    const page = pages[name];
    return page.type !== 'Lister' || stocked.has(productCategoryId(page.category));
  };
  const context: LocaleContext = { locale, pages, landingPages, isOpen };
  const draftContext: LocaleContext = {
    ...context,
    pages: { ...pages, ...drafts.pages },
    landingPages: [...landingPages, ...drafts.landingPages],
  };
  return {
    shell: localizeShell(written.shell, context),
    errorPage: localizeErrorPage(written.errorPage, context),
    pages: openNames(pages, context).map((name) => localizePage(name, context)),
    drafts: openNames(drafts.pages, context).map((name) => localizePage(name, draftContext)),
    draftShell: localizeShell(drafts.shell, draftContext),
    oldAddresses: localizeOldAddresses(written.oldAddresses, context),
    productBlocks: Object.fromEntries(
      Object.entries(written.productBlocks).map(([sku, blocks]) => [
        sku,
        blocks.map((block) => localizeBlock(block, context)),
      ]),
    ),
  };
}

const openNames = (pages: Partial<WrittenPages>, { isOpen }: LocaleContext): readonly PageName[] =>
  (Object.keys(pages) as PageName[]).filter(isOpen);
