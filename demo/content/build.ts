import type { ContentData, LocaleContent } from '#adapters/embedded/content-data.ts';
import { forEveryLocale, type Locale } from '#src/shared/locale.ts';
import { goodsCategoryId } from '../catalogue/sub-categories.ts';
import { placeBlock } from './place-block.ts';
import { placePage } from './place-page.ts';
import { placeErrorPage, placeShell } from './place-shell.ts';
import { type Place, placeOldAddresses } from './place.ts';
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
export function buildContent(written: WrittenContent, stocked: ReadonlySet<number>): ContentData {
  return forEveryLocale((locale) => localContent(written, stocked, locale));
}

function localContent(
  written: WrittenContent,
  stocked: ReadonlySet<number>,
  locale: Locale,
): LocaleContent {
  const { pages, drafts, landingPages } = written;
  const isOpen = (name: PageName): boolean => {
    const page = pages[name];
    return page.type !== 'Lister' || stocked.has(goodsCategoryId(page.category));
  };
  const place: Place = { locale, pages, landingPages, isOpen };
  const draftPlace: Place = {
    ...place,
    pages: { ...pages, ...drafts.pages },
    landingPages: [...landingPages, ...drafts.landingPages],
  };
  return {
    shell: placeShell(written.shell, place),
    errorPage: placeErrorPage(written.errorPage, place),
    pages: openNames(pages, place).map((name) => placePage(name, place)),
    drafts: openNames(drafts.pages, place).map((name) => placePage(name, draftPlace)),
    draftShell: placeShell(drafts.shell, draftPlace),
    oldAddresses: placeOldAddresses(written.oldAddresses, place),
    productBlocks: Object.fromEntries(
      Object.entries(written.productBlocks).map(([sku, blocks]) => [
        sku,
        blocks.map((block) => placeBlock(block, place)),
      ]),
    ),
  };
}

const openNames = (pages: Partial<WrittenPages>, { isOpen }: Place): readonly PageName[] =>
  (Object.keys(pages) as PageName[]).filter(isOpen);
