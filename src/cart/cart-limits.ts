import type { LocalWords } from '../shared/local-words.ts';

/** How many carts one client may have made, and how many changes of carts it may make, in a minute. */
export type CartPace = { readonly carts: number; readonly changes: number };

/**
 * Many times what a shopper does: an office, or the customers of a telephone company, share one
 * address.
 */
export const DEFAULT_CART_PACE: CartPace = { carts: 60, changes: 240 };

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** So much at once is a rush; nobody keeps it up for an hour. */
const RUSHES_AN_HOUR = 10;

type Limit = { readonly most: number; readonly period: number };

/** What is counted, of whom, and by which limit. */
export type CartCount = { readonly name: string; readonly limit: Limit };

/** What a new cart of a client counts as. */
export const countsOfCreation = ({ carts }: CartPace, client: string): readonly CartCount[] =>
  countsOfClient('carts', carts, client);

/**
 * What a change of a cart counts as. The client's own counts come first: it may name any cart, and
 * is to be stopped before it fills the list of carts that are counted.
 */
export const countsOfChange = (
  { changes }: CartPace,
  client: string,
  cartId: string,
): readonly CartCount[] => [
  ...countsOfClient('cart-changes', changes, client),
  {
    name: `cart-changes:cart:${cartId}`,
    limit: { most: Math.ceil(changes / 2), period: MINUTE },
  },
];

const countsOfClient = (what: string, most: number, client: string): readonly CartCount[] => [
  { name: `${what}:minute:client:${client}`, limit: { most, period: MINUTE } },
  { name: `${what}:hour:client:${client}`, limit: { most: most * RUSHES_AN_HOUR, period: HOUR } },
];

/** What a shopper reads from whose address too many carts were made. */
export const TOO_MANY_CARTS: LocalWords = {
  nl: 'Er zijn te veel winkelwagens aangemaakt. Probeer het over een paar minuten opnieuw.',
  'nl-be': 'Er zijn te veel winkelmandjes aangemaakt. Probeer het over een paar minuten opnieuw.',
  de: 'Es wurden zu viele Warenkörbe angelegt. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'Too many carts were created. Please try again in a few minutes.',
};

/** What a shopper reads from whose address, or to whose cart, too many changes came. */
export const TOO_MANY_CHANGES: LocalWords = {
  nl: 'De winkelwagen is te vaak gewijzigd. Probeer het over een paar minuten opnieuw.',
  'nl-be': 'Het winkelmandje is te vaak gewijzigd. Probeer het over een paar minuten opnieuw.',
  de: 'Der Warenkorb wurde zu oft geändert. Bitte versuchen Sie es in ein paar Minuten noch einmal.',
  en: 'The cart was changed too often. Please try again in a few minutes.',
};
