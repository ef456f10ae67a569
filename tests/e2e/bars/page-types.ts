import { writeReviewPath } from '#src/messages/letter-pages.ts';
import { searchTextUrl } from '#src/listing/listing-url.ts';
import { productPath, type Shopping } from '../carts.ts';
import type { ScreenName } from './screen.ts';
import { halves, pathOf, sized } from './addresses.ts';

/** A page type of a shop, and an example of it. */
export type PageType = {
  readonly name: string;
  /** The only screen that has it. */
  readonly only?: ScreenName;
  /** Built from the same blocks as another: checked by `npm run test:bars` only. */
  readonly isAlike?: true;
  /** Looked at in the short run, too. */
  readonly isInShort?: true;
  /** Has cards like another: axe looks at all of them by `npm run test:bars` only. */
  readonly hasSameProducts?: true;
  readonly path: (shopping: Shopping) => string | Promise<string>;
};

const MATTRESS_FOR_TWO = 'LUN-SOLENA';
const BOX_SPRING = 'LUN-CIELO';
const CABINET = 'HAL-NALLE';
/** In 120x200. */
const SOLD_OUT = 'NOO-RIF';

async function forTwo(shopping: Shopping): Promise<string> {
  return `${await productPath(shopping, MATTRESS_FOR_TWO)}?${shopping.shop.size}=180x200`;
}

/** A page of each type. Add every new page type here, so that all bars apply to it. */
export const PAGE_TYPES: readonly PageType[] = [
  { name: 'home', isInShort: true, path: () => '/' },
  { name: 'a listing', path: ({ shop }) => shop.mattresses },
  {
    name: 'a filtered listing',
    isInShort: true,
    hasSameProducts: true,
    path: ({ shop }) => sized(shop, '140x200+180x200'),
  },
  { name: 'a landing page', hasSameProducts: true, path: ({ shop }) => sized(shop, '160x200') },
  {
    name: 'a later page of a listing',
    hasSameProducts: true,
    path: ({ shop }) => `${shop.mattresses}?page=2`,
  },
  {
    name: 'a listing without results',
    path: ({ shop }) => `${sized(shop, '90x200')}/${shop.price}/49.95-49.96`,
  },
  { name: 'a mattress for two', path: forTwo },
  { name: 'two halves of a bed', path: async (to) => `${await forTwo(to)}&${halves(to.shop)}` },
  {
    name: 'a box spring',
    isInShort: true,
    path: async (to) => `${await productPath(to, BOX_SPRING)}?${to.shop.size}=160x200`,
  },
  {
    name: 'reviews of four stars',
    path: async (to) => `${await productPath(to, BOX_SPRING)}?stars=4`,
  },
  { name: 'goods of one size', path: (to) => productPath(to, CABINET) },
  {
    name: 'a sold-out variant',
    isAlike: true,
    path: async (to) => `${await productPath(to, SOLD_OUT)}?${to.shop.size}=120x200`,
  },
  { name: 'a review to be written', path: () => writeReviewPath(BOX_SPRING) },
  {
    name: 'a search',
    hasSameProducts: true,
    path: ({ shop }) => searchTextUrl('matras', shop.locale),
  },
  { name: 'a search that finds nothing', path: ({ shop }) => searchTextUrl('xqzzyv', shop.locale) },
  { name: 'a search for nothing', path: ({ shop }) => searchTextUrl('', shop.locale) },
  { name: 'a listing for a bed', path: ({ shop }) => `${shop.mattresses}?bed=2x80x200` },
  { name: 'a comparison', path: () => '/compare?compare=LUN-VITA,HAL-ASK,LUN-SOLENA' },
  { name: 'an empty comparison', path: () => '/compare' },
  { name: 'an empty cart', isInShort: true, path: ({ shop }) => shop.cart },
  { name: 'a checkout of nothing', path: ({ shop }) => pathOf(shop, 'checkout') },
  { name: 'an article', path: ({ shop }) => pathOf(shop, 'mattress-advice') },
  {
    name: 'an article with tables',
    isInShort: true,
    path: ({ shop }) => pathOf(shop, 'size-advice'),
  },
  {
    name: 'an article of every kind of block',
    path: ({ shop }) => pathOf(shop, 'sleep-advice'),
  },
  { name: 'the mattress advice', path: ({ shop }) => pathOf(shop, 'mattress-advisor') },
  {
    name: 'the page of a bed',
    path: ({ shop }) =>
      `${pathOf(shop, 'my-bed')}?bed=2x80x200&room=plan&room-width=300&room-length=350`,
  },
  { name: 'the rule of the advice', path: ({ shop }) => pathOf(shop, 'advice-rule') },
  { name: 'shops to visit', isAlike: true, path: ({ shop }) => pathOf(shop, 'stores') },
  { name: 'questions and answers', isAlike: true, path: ({ shop }) => pathOf(shop, 'contact') },
  { name: 'about the shop', isAlike: true, path: ({ shop }) => pathOf(shop, 'about') },
  { name: 'the newsletter', path: ({ shop }) => pathOf(shop, 'newsletter') },
  { name: 'preferences by letter', path: ({ shop }) => pathOf(shop, 'email-preferences') },
  { name: 'a withdrawal', path: ({ shop }) => pathOf(shop, 'withdrawal') },
  {
    name: 'the right to withdraw',
    isAlike: true,
    path: ({ shop }) => pathOf(shop, 'withdrawal-information'),
  },
  {
    name: 'how accessible the shop is',
    isAlike: true,
    path: ({ shop }) => pathOf(shop, 'accessibility'),
  },
  { name: 'who runs the shop', isAlike: true, path: ({ shop }) => pathOf(shop, 'imprint') },
  { name: 'terms', isAlike: true, path: ({ shop }) => pathOf(shop, 'terms') },
  { name: 'privacy', isAlike: true, path: ({ shop }) => pathOf(shop, 'privacy') },
  { name: 'what may be measured', path: ({ shop }) => pathOf(shop, 'cookies') },
  { name: 'every component', isAlike: true, path: () => '/_styleguide' },
  { name: 'nowhere', path: () => '/bestaat-niet' },
];
