import type { ComponentType } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { ContentPage, HomePage } from '../pages/BlockPages.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import type { GetStockAlert } from '../components/product/BuyBox.tsx';
import type { GetRoomTools } from '../components/room/RoomSection.tsx';
import type { TextPart } from '../i18n/load-texts.ts';
import type { GetPageComponent } from '../shop.ts';
import { isToolPage } from '../inspect/inspect-page.ts';
import { isStyleguide } from '../styleguide/styleguide-page.ts';
import {
  blockComponents,
  type GetBlockComponent,
  type LateBlockSource,
  lateBlocksOf,
} from './block-renderers.tsx';
import type { PageRenderers } from './page-renderers.tsx';

type PageType = PageModel['type'];

/** Page types with a chunk of their own: all but those that consist of little more than blocks. */
type LargeType = Exclude<PageType, 'home' | 'content' | 'error'>;

/** Page components in the browser; large page types are loaded as separate chunks. */
export interface PageChunks {
  /** Resolves once this page can be rendered. */
  readonly fetch: (page: PageModel) => Promise<void>;
  /** Returns the component of a page; call `fetch` first. */
  readonly getPageComponent: GetPageComponent;
  /** Returns the component of a block; call `fetch` for its page first. */
  readonly getBlockComponent: GetBlockComponent;
  /** Returns the tools that measure a home; call `fetch` for their page first. */
  readonly getRoomTools: GetRoomTools;
  /** Returns the stock alert form for a sold-out selection; call `fetch` for its page first. */
  readonly getStockAlert: GetStockAlert;
}

type Fetched = { -readonly [Type in PageType]?: PageRenderers[Type] };

/** Source files of the chunks, as keyed in the build manifest. */
const SOURCES: { readonly [Type in PageType]?: string } = {
  listing: 'ui/pages/ListingPage.tsx',
  search: 'ui/pages/SearchPage.tsx',
  compare: 'ui/pages/ComparePage.tsx',
  product: 'ui/pages/ProductPage.tsx',
  cart: 'ui/pages/CartPage.tsx',
  checkout: 'ui/pages/CheckoutPage.tsx',
  form: 'ui/pages/FormPage.tsx',
} satisfies Record<LargeType, string>;

const STYLEGUIDE_SOURCE = 'ui/styleguide/Styleguide.tsx';

/** Source file of product pages with parts to choose. */
const BUNDLE_SOURCE = 'ui/pages/BundlePage.tsx';

export const CHUNK_SOURCES: readonly string[] = [
  ...Object.values(SOURCES),
  STYLEGUIDE_SOURCE,
  BUNDLE_SOURCE,
];

/** Source file of a page's chunk, if it has one: the server preloads it. */
export function chunkSourceOf(page: PageModel): string | undefined {
  if (isStyleguide(page) || isToolPage(page)) return STYLEGUIDE_SOURCE;
  return isBundlePage(page) ? BUNDLE_SOURCE : SOURCES[page.type];
}

/** Whether a page is that of a product with parts to choose. */
export const isBundlePage = (page: PageModel): boolean =>
  page.type === 'product' && page.product.parts !== undefined;

/** Loads texts that not every page has. */
type LoadTexts = (...parts: readonly TextPart[]) => Promise<void>;

export function createPageChunks(loadTexts: LoadTexts): PageChunks {
  const fetched: Fetched = { home: HomePage, content: ContentPage, error: ErrorPage };
  let bundle: PageRenderers['product'] | undefined;
  const blocks: Parameters<typeof blockComponents>[0] = {};
  let blockOf = blockComponents();
  let roomTools: ReturnType<GetRoomTools>;
  let stockAlert: ReturnType<GetStockAlert>;
  const fetchBlocks = async (source: LateBlockSource) => {
    if (source === 'room') {
      roomTools ??= (await import('../components/room/RoomTools.tsx')).RoomTools;
      return;
    }
    if (source === 'stock-alert') {
      stockAlert ??= (await import('../components/product/StockAlert.tsx')).StockAlert;
      return;
    }
    blockOf = blockComponents(Object.assign(blocks, await LATE_BLOCKS[source]()));
  };
  const fetchPage = async (page: PageModel): Promise<void> => {
    // May replace the content component: the styleguide is neither reached nor left in place.
    if (isStyleguide(page)) return void (fetched.content = await styleguide());
    if (isBundlePage(page)) {
      bundle ??= (await import('../pages/BundlePage.tsx')).BundlePage;
      return;
    }
    if (!fetched[page.type]) Object.assign(fetched, await FILES[page.type]?.());
  };
  return {
    fetch: async (page) =>
      void (await Promise.all([
        fetchPage(page),
        fetchTexts(page, loadTexts),
        ...lateBlocksOf(page).map(fetchBlocks),
      ])),
    getBlockComponent: (type) => blockOf(type),
    getRoomTools: () => roomTools,
    getStockAlert: () => stockAlert,
    getPageComponent: (page) => {
      const Page = (isBundlePage(page) ? bundle : fetched[page.type]) ?? ErrorPage;
      return Page as ComponentType<{ page: PageModel }>;
    },
  };
}

/** Texts of a page besides those of every page. */
async function fetchTexts(page: PageModel, loadTexts: LoadTexts): Promise<void> {
  const part = TEXT_PARTS[page.type];
  if (part === 'all' || isStyleguide(page) || lateBlocksOf(page).length > 0) return loadTexts();
  if (part) await loadTexts(part);
}

const TEXT_PARTS: { readonly [Type in PageType]?: TextPart | 'all' } = {
  listing: 'listing',
  search: 'listing',
  compare: 'all',
  product: 'product',
  cart: 'all',
  checkout: 'all',
  form: 'all',
} satisfies Record<LargeType, TextPart | 'all'>;

const LATE_BLOCKS = {
  rare: async () => (await import('./rare-blocks.ts')).RARE_BLOCKS,
  bed: async () => (await import('./bed-blocks.ts')).BED_BLOCKS,
  advice: async () => (await import('./advice-blocks.ts')).ADVICE_BLOCKS,
};

const styleguide = async () => (await import('../styleguide/Styleguide.tsx')).Styleguide;

const FILES: { readonly [Type in PageType]?: () => Promise<Fetched> } = {
  listing: async () => ({ listing: (await import('../pages/ListingPage.tsx')).ListingPage }),
  search: async () => ({ search: (await import('../pages/SearchPage.tsx')).SearchPage }),
  compare: async () => ({ compare: (await import('../pages/ComparePage.tsx')).ComparePage }),
  product: async () => ({ product: (await import('../pages/ProductPage.tsx')).ProductPage }),
  cart: async () => ({ cart: (await import('../pages/CartPage.tsx')).CartPage }),
  checkout: async () => ({ checkout: (await import('../pages/CheckoutPage.tsx')).CheckoutPage }),
  form: async () => ({ form: (await import('../pages/FormPage.tsx')).FormPage }),
} satisfies Record<LargeType, () => Promise<Fetched>>;
