import type { ContentBlock } from '#src/content/block.ts';
import type {
  Breadcrumb,
  CategoryPageBanner,
  LocalePaths,
  PageEntry,
} from '#src/content/page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { forEveryLocale, localizedText } from '#src/shared/locale.ts';
import { productCategoryId } from '../catalogue/sub-categories.ts';
import { localizeBlock } from './localize-block.ts';
import { localizeLandingPages } from './localize-landing-page.ts';
import {
  pathOf,
  localizeLink,
  localizePicture,
  localizeText,
  type LocaleContext,
} from './locale-context.ts';
import type { WrittenBlock } from './written-block.ts';
import type {
  ListerName,
  PageName,
  WrittenBanner,
  WrittenLister,
  WrittenPage,
} from './written-page.ts';

/** Resolves a page for one shop: its texts, its path, and its paths in the other shops (H4). */
export function localizePage(name: PageName, context: LocaleContext): PageEntry {
  const page = context.pages[name];
  const common = {
    uid: name,
    title: localizeText(page.title, context),
    url: pathOf(name, context),
    metadata: localizeMetadata(page, context),
    alternates: alternatesOf(name, context),
    breadcrumbs: breadcrumbsOf(name, context),
    modified: page.modified,
    ...(page.keywords && { keywords: localizedText(page.keywords, context.locale) }),
  };
  if (isShoppersOwn(page)) return { ...common, type: page.type };
  if (page.type === 'Lister') {
    const filteredPages = localizeLandingPages(name as ListerName, context);
    return {
      ...common,
      type: page.type,
      ...localizeListing(page, context),
      ...(filteredPages.length > 0 && { filteredPages }),
    };
  }
  const blocks = localizeBlocks(page.blocks, context);
  if (page.type === 'Home') return { ...common, type: page.type, blocks };
  return { ...common, type: page.type, blocks, ...(page.article && { article: page.article }) };
}

/** Carts, preferences and search results differ for every visitor, so they are not indexed. */
function localizeMetadata(page: WrittenPage, context: LocaleContext): PageMetadata {
  return {
    metaTitle: localizeText(page.metaTitle, context),
    metaDescription: localizeText(page.metaDescription, context),
    ...((isShoppersOwn(page) || page.isPrivate) && { disableSearchIndexing: true }),
  };
}

type ShoppersOwn = WrittenPage & { readonly type: 'Search' | 'Cart' | 'Checkout' };

const isShoppersOwn = (page: WrittenPage): page is ShoppersOwn =>
  page.type === 'Search' || page.type === 'Cart' || page.type === 'Checkout';

function alternatesOf(name: PageName, context: LocaleContext): LocalePaths {
  return forEveryLocale((locale) => pathOf(name, { ...context, locale }));
}

function breadcrumbsOf(name: PageName, context: LocaleContext): readonly Breadcrumb[] {
  const { type, parent = 'home' } = context.pages[name];
  if (type === 'Home') return [];
  return [...breadcrumbsOf(parent, context), localizeLink({ page: parent }, context)];
}

function localizeListing(lister: WrittenLister, context: LocaleContext) {
  const { category, intro, image, productsPerPage, listsOffers, banner, blocks } = lister;
  return {
    objectId: productCategoryId(category),
    intro: localizeText(intro, context),
    image: localizePicture(image, context),
    ...(productsPerPage !== undefined && { productsPerPage }),
    ...(listsOffers && { listsOffers }),
    ...(banner && { banner: localizeBanner(banner, context) }),
    blocks: localizeBlocks(blocks, context),
  };
}

function localizeBlocks(
  blocks: readonly WrittenBlock[],
  context: LocaleContext,
): readonly ContentBlock[] {
  return blocks.map((block) => localizeBlock(block, context));
}

function localizeBanner(banner: WrittenBanner, context: LocaleContext): CategoryPageBanner {
  return {
    startPosition: banner.startPosition,
    repeatInterval: banner.repeatInterval,
    title: localizeText(banner.title, context),
    text: localizeText(banner.text, context),
    link: localizeLink(banner.link, context),
    image: localizePicture(banner.image, context),
  };
}
