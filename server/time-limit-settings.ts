import { SEARCH_TIMEOUTS } from '#src/search/search-service.ts';
import { whenMissing } from '#src/shared/json-reader.ts';
import { type SettingsOf, wholeNumber } from './setting-types.ts';

/* Timeouts of requests and upstreams (docs/cases.md, Limits). */

const timeLimit = (defaultMs: number) => whenMissing(wholeNumber(50, 120_000), defaultMs);

/** Default deadline of the reads for a page. */
export const DEFAULT_PAGE_TIMEOUT = 3000;

export const TIME_LIMIT_SETTINGS = {
  PAGE_TIMEOUT_MS: timeLimit(DEFAULT_PAGE_TIMEOUT),
  CALL_TIMEOUT_MS: timeLimit(8000),
  CONNECT_TIMEOUT_MS: timeLimit(SEARCH_TIMEOUTS.connect),
  MAGENTO_READ_TIMEOUT_MS: timeLimit(5000),
  MAGENTO_WRITE_TIMEOUT_MS: timeLimit(10_000),
  CONTENTSTACK_TIMEOUT_MS: timeLimit(3000),
  ALGOLIA_READ_TIMEOUT_MS: timeLimit(SEARCH_TIMEOUTS.read),
  PICTURES_TIMEOUT_MS: timeLimit(4000),
};

/** All in milliseconds, not counting time in which this process was stalled. */
export type TimeLimits = {
  /** Deadline of the reads for a page. */
  readonly page: number;
  /** Deadline of the reads of a BFF call; also of two attempts at Magento together. */
  readonly call: number;
  /** To connect to Magento or Algolia. */
  readonly connect: number;
  /** Per attempt. */
  readonly magentoRead: number;
  readonly magentoWrite: number;
  readonly contentstack: number;
  /** From there until Algolia's answer is complete. */
  readonly algoliaRead: number;
  /** Per image from another host. */
  readonly pictures: number;
};

type Settings = SettingsOf<typeof TIME_LIMIT_SETTINGS>;

export const toTimeLimits = (settings: Settings): TimeLimits => ({
  page: settings.PAGE_TIMEOUT_MS,
  call: settings.CALL_TIMEOUT_MS,
  connect: settings.CONNECT_TIMEOUT_MS,
  magentoRead: settings.MAGENTO_READ_TIMEOUT_MS,
  magentoWrite: settings.MAGENTO_WRITE_TIMEOUT_MS,
  contentstack: settings.CONTENTSTACK_TIMEOUT_MS,
  algoliaRead: settings.ALGOLIA_READ_TIMEOUT_MS,
  pictures: settings.PICTURES_TIMEOUT_MS,
});
