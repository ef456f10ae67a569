import { readFileSync } from 'node:fs';
import type { FullConfig } from '@playwright/test';
import type { Locale } from '#src/shared/locale.ts';

/** Test data of each shop: its words in URLs. */
export type Shop = {
  readonly locale: Locale;
  readonly mattresses: string;
  readonly size: string;
  readonly firmness: string;
  readonly medium: string;
  readonly price: string;
  readonly cart: string;
};

const DUTCH = {
  mattresses: '/matrassen',
  size: 'maat',
  firmness: 'hardheid',
  medium: 'medium',
  price: 'prijs',
} as const;

const GERMAN = {
  mattresses: '/matratzen',
  size: 'groesse',
  firmness: 'haertegrad',
  medium: 'mittel',
  price: 'preis',
  cart: '/warenkorb',
} as const;

export const SHOPS: readonly Shop[] = [
  { locale: 'nl-nl', ...DUTCH, cart: '/winkelwagen' },
  { locale: 'nl-be', ...DUTCH, cart: '/winkelmandje' },
  { locale: 'de-de', ...GERMAN },
  { locale: 'de-at', ...GERMAN },
  {
    locale: 'en-us',
    mattresses: '/mattresses',
    size: 'size',
    firmness: 'firmness',
    medium: 'medium',
    price: 'price',
    cart: '/cart',
  },
];

export function shopOf(locale: Locale): Shop {
  const shop = SHOPS.find((one) => one.locale === locale);
  if (!shop) throw new Error(`There is no shop ${locale}.`);
  return shop;
}

/** The address of a path in a shop, on the server under test. */
export function at(baseURL: string | undefined, shop: Shop, path: string): string {
  const { port } = new URL(baseURL ?? '');
  return `http://${shop.locale}.localhost:${port}${path}`;
}

/** The home page of a shop on the server in maintenance. */
export const maintenanceAddress = ({ metadata }: FullConfig, shop: Shop): string =>
  `http://${shop.locale}.localhost:${metadata['maintenancePort']}/`;

/**
 * A text of a shop, as its shoppers read it. A key of another file than `common.json` begins with its
 * name: `room:way.submit`.
 */
export function textOf(shop: Shop, key: string, values: Record<string, string> = {}): string {
  const [language = ''] = shop.locale.split('-');
  const [own = '', other] = key.split(':');
  const [file, name] = other === undefined ? ['common', own] : [own, other];
  const text = bundle(shop.locale, file)[name] ?? bundle(language, file)[name] ?? key;
  return text.replaceAll(/{{(\w+)}}/g, (_, value: string) => values[value] ?? '');
}

/** The refusal of an unknown code: some backends distinguish it from one that does not apply. */
export function noSuchCode(shop: Shop): RegExp {
  const words = ['COUPON_NOT_FOUND', 'COUPON_NOT_VALID'].map((code) =>
    textOf(shop, `cart.error.${code}`).replaceAll(/[.?]/gu, String.raw`\$&`),
  );
  return new RegExp(words.join('|'), 'u');
}

function bundle(name: string, file: string): Record<string, string> {
  try {
    return JSON.parse(readFileSync(`locales/${name}/${file}.json`, 'utf8'));
  } catch {
    return {};
  }
}
