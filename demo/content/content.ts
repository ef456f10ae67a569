import type { ContentData } from '#adapters/embedded/content-data.ts';
import { catalogue } from '../catalogue/catalogue.ts';
import { buildContent, type WrittenContent } from './build.ts';
import { drafts } from './drafts.ts';
import { landingPages } from './landing-pages.ts';
import { oldAddresses } from './old-addresses.ts';
import { pages } from './pages.ts';
import { productAwards } from './product-awards.ts';
import { errorPage, shell } from './shell.ts';

/** Ids of the categories that have products: only their pages are published. */
const stocked = new Set(catalogue.products.flatMap(({ categoryIds }) => categoryIds));

/** All written content, including pages that wait for products. */
export const written: WrittenContent = {
  pages,
  drafts,
  landingPages,
  shell,
  errorPage,
  oldAddresses,
  productBlocks: productAwards,
};

/** The pages of the demo shop, per locale. */
export const content: ContentData = buildContent(written, stocked);
