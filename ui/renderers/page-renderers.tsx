import type { ComponentType } from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { GetStockAlert } from '../components/product/BuyBox.tsx';
import type { GetRoomTools } from '../components/room/RoomSection.tsx';
import { NewsletterForm, PostedNewsletterForm } from '../components/newsletter/NewsletterForm.tsx';
import { ProductCarousel } from '../components/product/ProductCarousel.tsx';
import { ProductDetails } from '../components/product/ProductDetails.tsx';
import { StockAlert } from '../components/product/StockAlert.tsx';
import { RoomTools } from '../components/room/RoomTools.tsx';
import { ContentPage, HomePage } from '../pages/BlockPages.tsx';
import { BundlePage } from '../pages/BundlePage.tsx';
import { CartPage } from '../pages/CartPage.tsx';
import { CheckoutPage } from '../pages/CheckoutPage.tsx';
import { ComparePage } from '../pages/ComparePage.tsx';
import { ErrorPage } from '../pages/ErrorPage.tsx';
import { FormPage } from '../pages/FormPage.tsx';
import { ListingPage } from '../pages/ListingPage.tsx';
import { ProductPage } from '../pages/ProductPage.tsx';
import { SearchPage } from '../pages/SearchPage.tsx';
import { blockComponents } from './block-renderers.tsx';
import { ADVICE_BLOCKS } from './advice-blocks.ts';
import { BED_BLOCKS } from './bed-blocks.ts';
import type { LateParts } from './late-parts.ts';
import { isBundlePage } from './page-chunks.ts';
import { RARE_BLOCKS } from './rare-blocks.ts';

type PageType = PageModel['type'];
type PageProps<Page extends PageModel> = { readonly page: Page };
export type PageRenderers = {
  readonly [Type in PageType]: ComponentType<PageProps<Extract<PageModel, { type: Type }>>>;
};

/** Component per page type (H7), for the server. A new type without one does not compile. */
const PAGE_RENDERERS: PageRenderers = {
  home: HomePage,
  listing: ListingPage,
  compare: ComparePage,
  search: SearchPage,
  product: ProductPage,
  content: ContentPage,
  cart: CartPage,
  checkout: CheckoutPage,
  form: FormPage,
  error: ErrorPage,
};

/** The component of a page by its type; a product with parts to choose has its own. */
export const pageRenderer = (page: PageModel): ComponentType<PageProps<PageModel>> =>
  (isBundlePage(page) ? BundlePage : PAGE_RENDERERS[page.type]) as ComponentType<
    PageProps<PageModel>
  >;

/** Component per block type, for the server. */
export const blockRenderer = blockComponents({
  ...RARE_BLOCKS,
  ...ADVICE_BLOCKS,
  ...BED_BLOCKS,
});

/** The tools that measure a home, for the server. */
export const roomTools = (): ReturnType<GetRoomTools> => RoomTools;

/** The request for stock, for the server. */
export const stockAlert = (): ReturnType<GetStockAlert> => StockAlert;

/** The parts whose code browsers load late, for the server. */
export const readyParts: LateParts = {
  NewsletterForm,
  PostedNewsletterForm,
  ProductCarousel,
  ProductDetails,
};
