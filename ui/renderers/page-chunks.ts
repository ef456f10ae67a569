import type { ComponentType } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { HomePage } from '../pages/HomePage.tsx';
import type { DrawPage } from '../shop.ts';
import { isStyleguide } from '../styleguide/styleguide-page.ts';
import type { PageRenderers } from './page-renderers.tsx';

type PageType = PageModel['type'];

/** Types that come in a file of their own: all but those that are little more than blocks. */
type LargeType = Exclude<PageType, 'home' | 'content' | 'error'>;

/** What draws pages in the browser: those of a type that is large come in a file of their own. */
export interface PageChunks {
  /** Settled once this page can be drawn. */
  readonly fetch: (page: PageModel) => Promise<void>;
  /** The component that draws a page, after what draws it was fetched. */
  readonly draw: DrawPage;
}

type Fetched = { -readonly [Type in PageType]?: PageRenderers[Type] };

/** As the browser's build names the sources of what is fetched. */
const SOURCES: { readonly [Type in PageType]?: string } = {
  listing: 'ui/pages/ListingPage.tsx',
  search: 'ui/pages/SearchPage.tsx',
  compare: 'ui/pages/ComparePage.tsx',
  product: 'ui/pages/ProductPage.tsx',
  cart: 'ui/pages/CartPage.tsx',
  checkout: 'ui/pages/CheckoutPage.tsx',
} satisfies Record<LargeType, string>;

const STYLEGUIDE_SOURCE = 'ui/styleguide/Styleguide.tsx';

export const CHUNK_SOURCES: readonly string[] = [...Object.values(SOURCES), STYLEGUIDE_SOURCE];

/** The source of what draws this page, if it comes in a file of its own: the server has it fetched early. */
export const chunkSourceOf = (page: PageModel): string | undefined =>
  isStyleguide(page) ? STYLEGUIDE_SOURCE : SOURCES[page.type];

export function createPageChunks(): PageChunks {
  const fetched: Fetched = { home: HomePage, content: ContentPage, error: ErrorPage };
  return {
    async fetch(page) {
      // Nothing in the shop leads there, and nothing from it leads on but a page that is loaded.
      if (isStyleguide(page)) return void (fetched.content = await styleguide());
      if (!fetched[page.type]) Object.assign(fetched, await FILES[page.type]?.());
    },
    draw: (page) => {
      const Page = fetched[page.type] ?? ErrorPage;
      return Page as ComponentType<{ page: PageModel }>;
    },
  };
}

const styleguide = async () => (await import('../styleguide/Styleguide.tsx')).Styleguide;

const FILES: { readonly [Type in PageType]?: () => Promise<Fetched> } = {
  listing: async () => ({ listing: (await import('../pages/ListingPage.tsx')).ListingPage }),
  search: async () => ({ search: (await import('../pages/SearchPage.tsx')).SearchPage }),
  compare: async () => ({ compare: (await import('../pages/ComparePage.tsx')).ComparePage }),
  product: async () => ({ product: (await import('../pages/ProductPage.tsx')).ProductPage }),
  cart: async () => ({ cart: (await import('../pages/CartPage.tsx')).CartPage }),
  checkout: async () => ({ checkout: (await import('../pages/CheckoutPage.tsx')).CheckoutPage }),
} satisfies Record<LargeType, () => Promise<Fetched>>;
