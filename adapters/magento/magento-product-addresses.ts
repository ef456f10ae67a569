import type { Clock } from '#ports/clock-and-ids.ts';
import type { ProductAddresses } from '#ports/product-catalog.ts';
import { type Reader, readFields, readText } from '#src/shared/json-reader.ts';
import { memoizeFor } from '#src/shared/memoize.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { Store } from './generated/operations.ts';
import type { MagentoReadClient } from './magento-client.ts';

/**
 * Addresses of Magento's own storefront, by its setting `Product URL Suffix`, which each store view
 * may set. Cached for five minutes, and an unavailable one for ten seconds.
 */
export function createMagentoProductAddresses(
  magento: MagentoReadClient,
  clock: Clock,
): ProductAddresses {
  const now = () => clock.now();
  const maxEntries = LOCALES.length;
  const known = memoizeFor<string | undefined>({
    lifetime: LIFETIME,
    now,
    shouldCache: (suffix) => suffix !== undefined,
    maxEntries,
  });
  const asked = memoizeFor<string | undefined>({
    lifetime: RETRY_TIME,
    now,
    shouldCache: () => true,
    maxEntries,
  });
  return {
    async suffix(locale) {
      const suffix = await asked(locale, () =>
        known(locale, async () => {
          const answer = await magento.read(locale, Store, {});
          return answer.ok ? readSuffix(answer.value.data)?.storeConfig : undefined;
        }),
      );
      return suffix ?? '';
    },
  };
}

/** In milliseconds. */
const LIFETIME = 5 * 60 * 1000;
const RETRY_TIME = 10_000;

/** Magento has null for an empty setting. */
const readSetting: Reader<string> = (value) =>
  readFields({ product_url_suffix: (suffix) => (suffix === null ? '' : readText(suffix)) })(value)
    ?.product_url_suffix;

const readSuffix = readFields({ storeConfig: readSetting });
