import type { UserError, UserErrorCode } from '#src/cart/cart.ts';
import { MOST_PER_LINE } from '#src/cart/quantity.ts';
import { wordsFor, type LocalWords } from '#src/shared/local-words.ts';
import type { Locale } from '#src/shared/locale.ts';
import type { CatalogueStore } from './catalogue-store.ts';

/** Why part of a change to a cart was not made. Plain data: it is kept with the action. */
export type CartRefusal =
  | { readonly kind: 'cart-not-found' | 'product-not-found' | 'line-not-found' }
  | { readonly kind: 'odd-quantity' | 'key-used-otherwise' }
  | { readonly kind: 'sold-out'; readonly sku: string }
  | { readonly kind: 'too-few-left'; readonly sku: string; readonly stock: number };

/** Tells a shopper in the words of the locale; programs go by the code alone. */
export function toUserError(
  store: CatalogueStore,
  locale: Locale,
  refusal: CartRefusal,
): UserError {
  const message = wordsFor(WORDS[refusal.kind], locale)
    .replace('{name}', () => ('sku' in refusal ? nameOf(store, locale, refusal.sku) : ''))
    .replace('{most}', String(MOST_PER_LINE))
    .replace('{stock}', () => ('stock' in refusal ? String(refusal.stock) : ''));
  return { code: CODES[refusal.kind], message };
}

function nameOf(store: CatalogueStore, locale: Locale, sku: string): string {
  const product = store.article(sku)?.product;
  return product ? store.local(locale).product(product).name : sku;
}

const CODES: Readonly<Record<CartRefusal['kind'], UserErrorCode>> = {
  'cart-not-found': 'CART_NOT_FOUND',
  'product-not-found': 'PRODUCT_NOT_FOUND',
  'line-not-found': 'COULD_NOT_FIND_CART_ITEM',
  'odd-quantity': 'INVALID_PARAMETER_VALUE',
  'key-used-otherwise': 'INVALID_PARAMETER_VALUE',
  'sold-out': 'NOT_SALABLE',
  'too-few-left': 'INSUFFICIENT_STOCK',
};

const WORDS: Readonly<Record<CartRefusal['kind'], LocalWords>> = {
  'cart-not-found': {
    nl: 'Deze winkelwagen bestaat niet meer.',
    de: 'Diesen Warenkorb gibt es nicht mehr.',
    en: 'This cart no longer exists.',
  },
  'product-not-found': {
    nl: 'Dit artikel verkopen we niet meer.',
    de: 'Diesen Artikel führen wir nicht mehr.',
    en: 'We no longer sell this item.',
  },
  'line-not-found': {
    nl: 'Dit artikel ligt niet meer in de winkelwagen.',
    de: 'Dieser Artikel liegt nicht mehr im Warenkorb.',
    en: 'This item is no longer in the cart.',
  },
  'odd-quantity': {
    nl: 'Kies een aantal van 1 tot en met {most}.',
    de: 'Bitte eine Menge von 1 bis {most} wählen.',
    en: 'Choose a quantity from 1 to {most}.',
  },
  'key-used-otherwise': {
    nl: 'Deze opdracht is al gegeven, maar voor andere artikelen.',
    de: 'Dieser Auftrag wurde schon erteilt, aber für andere Artikel.',
    en: 'This request was made before, but for other items.',
  },
  'sold-out': {
    nl: '{name} is in deze uitvoering uitverkocht.',
    de: '{name} ist in dieser Ausführung ausverkauft.',
    en: '{name} is sold out in this version.',
  },
  'too-few-left': {
    nl: 'Van {name} zijn er in deze uitvoering nog {stock} op voorraad.',
    de: 'Von {name} sind in dieser Ausführung noch {stock} Stück auf Lager.',
    en: '{name}: {stock} left in stock in this version.',
  },
};
