/** What a page shows over itself, loaded when it is idle or touched. */
export { AddedToCart } from './cart/AddedToCart.tsx';
export { CartDrawer } from './cart/CartDrawer.tsx';
export { Notifications } from './Notifications.tsx';
export { SearchOverlay } from './search/SearchOverlay.tsx';
