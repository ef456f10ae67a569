import type { ContentBlock } from '#src/content/block.ts';
import type {
  Breadcrumb,
  CategoryPageBanner,
  LocalePaths,
  PageEntry,
} from '#src/content/page-entry.ts';
import type { PageMetadata } from '#src/content/page-metadata.ts';
import { forEveryLocale } from '#src/shared/locale.ts';
import { goodsCategoryId } from '../catalogue/sub-categories.ts';
import { placeBlock } from './place-block.ts';
import { placeLandingPages } from './place-landing-page.ts';
import { pathOf, placeLink, placePicture, say, type Place } from './place.ts';
import type { WrittenBlock } from './written-block.ts';
import type {
  ListerName,
  PageName,
  WrittenBanner,
  WrittenLister,
  WrittenPage,
} from './written-page.ts';

/** Resolves a page for one shop: its texts, its path, and its paths in the other shops (H4). */
export function placePage(name: PageName, place: Place): PageEntry {
  const page = place.pages[name];
  const common = {
    uid: name,
    title: say(page.title, place),
    url: pathOf(name, place),
    metadata: placeMetadata(page, place),
    alternates: alternatesOf(name, place),
    breadcrumbs: breadcrumbsOf(name, place),
    modified: page.modified,
  };
  if (isShoppersOwn(page)) return { ...common, type: page.type };
  if (page.type === 'Lister') {
    const filteredPages = placeLandingPages(name as ListerName, place);
    return {
      ...common,
      type: page.type,
      ...placeListing(page, place),
      ...(filteredPages.length > 0 && { filteredPages }),
    };
  }
  return { ...common, type: page.type, blocks: placeBlocks(page.blocks, place) };
}

/** Carts, preferences and search results differ for every visitor, so they are not indexed. */
function placeMetadata(page: WrittenPage, place: Place): PageMetadata {
  return {
    metaTitle: say(page.metaTitle, place),
    metaDescription: say(page.metaDescription, place),
    ...((isShoppersOwn(page) || page.isPrivate) && { disableSearchIndexing: true }),
  };
}

type ShoppersOwn = WrittenPage & { readonly type: 'Search' | 'Cart' | 'Checkout' };

const isShoppersOwn = (page: WrittenPage): page is ShoppersOwn =>
  page.type === 'Search' || page.type === 'Cart' || page.type === 'Checkout';

function alternatesOf(name: PageName, place: Place): LocalePaths {
  return forEveryLocale((locale) => pathOf(name, { ...place, locale }));
}

function breadcrumbsOf(name: PageName, place: Place): readonly Breadcrumb[] {
  const { type, parent = 'home' } = place.pages[name];
  if (type === 'Home') return [];
  return [...breadcrumbsOf(parent, place), placeLink({ page: parent }, place)];
}

function placeListing(lister: WrittenLister, place: Place) {
  const { category, intro, image, productsPerPage, banner, blocks } = lister;
  return {
    objectId: String(goodsCategoryId(category)),
    intro: say(intro, place),
    image: placePicture(image, place),
    ...(productsPerPage !== undefined && { productsPerPage }),
    ...(banner && { banner: placeBanner(banner, place) }),
    blocks: placeBlocks(blocks, place),
  };
}

function placeBlocks(blocks: readonly WrittenBlock[], place: Place): readonly ContentBlock[] {
  return blocks.map((block) => placeBlock(block, place));
}

function placeBanner(banner: WrittenBanner, place: Place): CategoryPageBanner {
  return {
    startPosition: banner.startPosition,
    repeatInterval: banner.repeatInterval,
    title: say(banner.title, place),
    text: say(banner.text, place),
    link: placeLink(banner.link, place),
    image: placePicture(banner.image, place),
  };
}
