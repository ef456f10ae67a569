import { languageTag, type Locale } from '../shared/locale.ts';
import { SHOP_TIME_ZONE } from '../shared/shop-day.ts';

/**
 * Formats the local day and time of a declaration, to the second: `zondag 22 november 2026 om
 * 08:15:03 CET`. The law requires both on the receipt (Directive 2011/83/EU, Art. 11a(4)).
 *
 * @param at in milliseconds since 1970.
 */
export const formatDeclaredAt = (at: number, locale: Locale): string =>
  new Intl.DateTimeFormat(languageTag(locale), {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: SHOP_TIME_ZONE,
  }).format(at);
