import { AddedToCart } from './cart/AddedToCart.tsx';
import { CartDrawer } from './cart/CartDrawer.tsx';
import { Notifications } from './Notifications.tsx';
import { SearchOverlay } from './search/SearchOverlay.tsx';

/** What a page shows over itself, loaded when it is idle or touched. */
export const OVERLAYS = { AddedToCart, CartDrawer, Notifications, SearchOverlay };
