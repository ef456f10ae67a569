import { DEFAULT_LOCALE, languageTag, type Locale, LOCALES } from '#src/shared/locale.ts';
import type { MagentoContext } from '../magento-resolvers.ts';
import { type Website, websiteOf } from '../websites.ts';
import { categoryUid, ROOT_CATEGORY_ID } from './category-tree.ts';
import type { CatalogueParts } from './magento-products.ts';
import { MEDIA_PATH } from './media-gallery.ts';

/** The queries for the store; every locale is a store view. */
export const storeQuery = ({
  faults = {},
  products,
}: Pick<CatalogueParts, 'faults' | 'products'>) => ({
  storeConfig: (_: unknown, { locale, origin }: MagentoContext) => ({
    ...storeConfig(locale, origin, websiteOf(faults, locale)),
    // Magento has null for an empty setting.
    product_url_suffix: products.storeView(locale).urlSuffix || null,
  }),
  currency: () => ({
    base_currency_code: 'EUR',
    base_currency_symbol: '€',
    default_display_currency_code: 'EUR',
    default_display_currency_symbol: '€',
    default_display_currecy_code: 'EUR',
    default_display_currecy_symbol: '€',
    available_currency_codes: ['EUR'],
    exchange_rates: [{ currency_to: 'EUR', rate: 1 }],
  }),
});

/** Returns the code of a store view: the locale with `_`. */
const storeViewCode = (locale: Locale): string => locale.replace('-', '_');

const storeConfig = (locale: Locale, origin: string, website: Website) => ({
  id: LOCALES.indexOf(locale) + 1,
  code: storeViewCode(locale),
  store_code: storeViewCode(locale),
  store_name: languageTag(locale),
  store_group_code: 'main_website_store',
  website_code: website.code,
  website_id: website.id,
  is_default_store: locale === DEFAULT_LOCALE,
  locale: languageTag(locale).replace('-', '_'),
  timezone: 'Europe/Amsterdam',
  weight_unit: 'kgs',
  base_currency_code: 'EUR',
  default_display_currency_code: 'EUR',
  base_url: `${origin}/`,
  secure_base_url: `${origin}/`,
  base_media_url: origin + MEDIA_PATH,
  secure_base_media_url: origin + MEDIA_PATH,
  root_category_uid: categoryUid(ROOT_CATEGORY_ID),
  category_url_suffix: '.html',
  catalog_default_sort_by: 'position',
  cms_home_page: 'home',
  cart_expires_in_days: 30,
  grid_per_page: 16,
  is_guest_checkout_enabled: true,
  newsletter_enabled: true,
  shopping_cart_display_price: 2,
});
