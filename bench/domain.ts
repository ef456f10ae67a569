import { matchFilters } from '#src/filters/match-filters.ts';
import { formatFilters } from '#src/filters/format-filters.ts';
import { parseFilterSegments } from '#src/filters/url-grammar.ts';
import { nextCart } from '#src/cart/cart-state.ts';
import { seoPolicy } from '#src/seo/seo-policy.ts';
import {
  CART_EVENT,
  CART_STATE,
  FACETS,
  LISTING_URL,
  LOCALE,
  POLICY_FACTS,
} from './domain-cases.ts';
import { measure, type Work } from './measure.ts';
import { printRatios } from './print.ts';

/** `npm run bench:domain`: what the rules of the shop cost, against taking the same URL apart. */
const TAIL = new URL(LISTING_URL).pathname.split('/').slice(2);

const WORKS: readonly Work[] = [
  { name: "new URL() + split('/')", run: () => new URL(LISTING_URL).pathname.split('/') },
  { name: 'parse + match + format of five filters', run: roundTrip },
  { name: 'the policy on search engines for a page', run: () => seoPolicy(POLICY_FACTS) },
  { name: 'an event of the cart', run: () => nextCart(CART_STATE, CART_EVENT) },
];

function roundTrip(): string {
  const written = parseFilterSegments(TAIL);
  const selection = written.ok ? matchFilters(written.value, FACETS, LOCALE) : written;
  if (!selection.ok) throw new Error(`The case is refused: ${selection.error.kind}`);
  return formatFilters(selection.value, FACETS, LOCALE);
}

printRatios(await measure(WORKS));
