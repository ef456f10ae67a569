import { AddedToCart } from './cart/AddedToCart.tsx';
import { CartDrawer } from './cart/CartDrawer.tsx';
import { SearchOverlay } from './search/SearchOverlay.tsx';

/** What opens over a page, loaded when the page is idle or touched. */
export const OVERLAYS = { AddedToCart, CartDrawer, SearchOverlay };
