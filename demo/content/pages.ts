import { about } from './pages/about.ts';
import { accessories } from './pages/accessories.ts';
import { bedBases } from './pages/bed-bases.ts';
import { bedding } from './pages/bedding.ts';
import { boxSprings } from './pages/box-springs.ts';
import { care } from './pages/care.ts';
import { cart } from './pages/cart.ts';
import { contact } from './pages/contact.ts';
import { delivery } from './pages/delivery.ts';
import { home } from './pages/home.ts';
import { mattressAdvice } from './pages/mattress-advice.ts';
import { mattresses } from './pages/mattresses.ts';
import { returns } from './pages/returns.ts';
import { toppers } from './pages/toppers.ts';
import { trial } from './pages/trial.ts';
import type { WrittenPages } from './written-page.ts';

/**
 * Every page but the products', which follow from the catalogue. A new page is an entry of its own
 * in `pages/`, named here and in `PageName`; links, paths and breadcrumbs follow.
 */
export const pages: WrittenPages = {
  home,
  mattresses,
  'box-springs': boxSprings,
  toppers,
  'bed-bases': bedBases,
  bedding,
  accessories,
  cart,
  delivery,
  trial,
  returns,
  contact,
  about,
  'mattress-advice': mattressAdvice,
  care,
};
