import { LOG_LEVELS, type LogLevel } from '#ports/log.ts';
import { type CartRateLimits, DEFAULT_CART_RATE_LIMITS } from '#src/cart/cart-rate-limits.ts';
import type { Domains } from '#src/routing/parse-location.ts';
import { isMaintenance } from '#src/routing/maintenance.ts';
import type { Site } from '#src/seo/site.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import {
  readAs,
  readMatch,
  readObject,
  readRecord,
  readText,
  validate,
  whenMissing,
} from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { checkoutUrlTemplate } from './checkout-url.ts';
import { CONTACT_SETTINGS, type ContactConfig, toContacts } from './contact-settings.ts';
import {
  MEASUREMENT_SETTINGS,
  type MeasurementConfig,
  toMeasurement,
} from './measurement-settings.ts';
import {
  PAGE_CACHE_SETTINGS,
  type PageCacheConfig,
  toPageCacheConfig,
} from './page-cache/page-cache-settings.ts';
import {
  describeFault,
  booleanSetting,
  jsonSetting,
  oneOf,
  originSetting,
  orUnset,
  pathSetting,
  perLocale,
  proxiesSetting,
  publicKeySetting,
  redisAddress,
  secretSetting,
  type SettingsOf,
  textSetting,
  wholeNumber,
} from './setting-types.ts';
import { DEFAULT_FRAGMENT_MB } from './renderer.ts';
import { TIME_LIMIT_SETTINGS, type TimeLimits, toTimeLimits } from './time-limit-settings.ts';
import {
  hasDemoCatalogue,
  missingSettings,
  toUpstreams,
  UPSTREAM_SETTINGS,
  type Upstreams,
} from './upstream-settings.ts';

/** Storage shared by the shop's servers: URLs, or paths of sockets. */
type RedisConfig = {
  readonly cache: 'memory' | 'redis';
  readonly redisUrl: string;
  /** Separate Redis for action records, locks and limits; if empty, the cache's Redis. */
  readonly redisRecordsUrl: string;
  /** Timeout of Redis for optional data, in milliseconds. */
  readonly redisPatience: number;
};

const REDIS_SETTINGS = {
  CACHE: whenMissing(oneOf(['memory', 'redis']), 'memory'),
  REDIS_URL: whenMissing(redisAddress, 'redis://127.0.0.1:6379'),
  REDIS_RECORDS_URL: whenMissing(redisAddress, ''),
  REDIS_TIMEOUT_MS: whenMissing(wholeNumber(5, 10_000), 50),
};

const toRedisConfig = (settings: SettingsOf<typeof REDIS_SETTINGS>): RedisConfig => ({
  cache: settings.CACHE,
  redisUrl: settings.REDIS_URL,
  redisRecordsUrl: settings.REDIS_RECORDS_URL,
  redisPatience: settings.REDIS_TIMEOUT_MS,
});

/** Settings declared in other files. */
type Parts = RedisConfig & ContactConfig;

/** Everything that differs between installations. `.env.example` explains every setting. */
export type Config = Parts & {
  readonly port: number;
  /** Address to listen on; empty for all addresses of the machine. */
  readonly host: string;
  /** Number of processes that serve requests. */
  readonly workers: number;
  readonly site: Site;
  /** Addresses and networks of the proxies whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  /** Rejects host names of no locale instead of serving the default locale. */
  readonly strictHosts: boolean;
  /** Replaces every page by the maintenance screen (H6). */
  readonly maintenance: boolean;
  readonly upstreams: Upstreams;
  /**
   * Path of the file that describes the catalogue; `demo` for the demo shop's, empty for one of which
   * nothing is known but what the commerce backend says.
   */
  readonly catalogue: string;
  readonly timeLimits: TimeLimits;
  readonly pageCache: PageCacheConfig;
  /** Memory for answers of upstreams, also for a process's copies of those in Redis. */
  readonly answerCacheBytes: number;
  /** Memory for parts of pages that are rendered once and reused; 0 for none. */
  readonly fragmentBytes: number;
  /** Verification of the content service's webhooks; if all are empty, all are rejected. */
  readonly contentWebhook: {
    /** Public key in PEM format. */
    readonly publicKey: string;
    readonly secret: string;
    readonly apiKey: string;
  };
  /** Token of calls that name changed products; if empty, all are rejected. */
  readonly catalogueWebhookToken: string;
  /** Data folder of the embedded shop. */
  readonly dataDir: string;
  readonly picturesDir: string;
  /** Disk space for encoded images, in the data folder; 0 for none. */
  readonly imageCacheBytes: number;
  /** Key that a live preview must send to see drafts; empty disables drafts. */
  readonly previewKey: string;
  readonly logLevel: LogLevel;
  /** Minimum level of messages in the browser console; the client itself logs at `debug` (B7). */
  readonly clientLogLevel: LogLevel;
  /** Whether `/_styleguide` shows the components of the shop. */
  readonly styleguide: boolean;
  /** Whether `/_inspect` explains URLs. */
  readonly inspect: boolean;
  /** Whether goods are sold in a country although they lack what its law asks to tell of them. */
  readonly goodsWithoutFacts: 'sell' | 'withhold';
  /** Whether `/_duties` lists what the law wants on the pages. */
  readonly duties: boolean;
  /** Whether responses include `Server-Timing`. */
  readonly serverTiming: boolean;
  /** Whether pages are refused while the server is overloaded. */
  readonly loadShedding: boolean;
  /** Token for the metrics (`/metrics`); if empty, only programs on this machine may read them. */
  readonly metricsToken: string;
  /** Rate limits of a client: carts created, and cart changes. */
  readonly cartRateLimits: CartRateLimits;
  /** Time for which a stopping server still accepts requests, in milliseconds. */
  readonly drainDelay: number;
  /** Name of the cookie with a shopper's body scan (C8); if empty, none is forwarded. */
  readonly bodyScanCookie: string;
  /** Checkout URL template (`formatCheckoutUrl`); if empty, the shop shows an order summary. */
  readonly checkoutUrl: string;
  /** Token of the checkout that books chosen deliveries; if empty, none is booked. */
  readonly checkoutToken: string;
  /** Measurement after consent; if absent, nothing is measured and no consent requested (H14). */
  readonly measurement?: MeasurementConfig;
};

/** Token that programs send as `Authorization: Bearer <token>`. */
const bearerSecret = secretSetting(/^(?:[\w.~+/=-]{16,200})?$/u);

/** Every setting: its format, and its default if absent or empty. */
export const SETTINGS = {
  PORT: whenMissing(wholeNumber(1, 65_535), 3000),
  HOST: textSetting,
  WORKERS: whenMissing(wholeNumber(1, 64), 1),
  DOMAINS: orUnset(jsonSetting(perLocale(originSetting))),
  TRUSTED_PROXIES: orUnset(proxiesSetting),
  STRICT_HOSTS: whenMissing(booleanSetting, false),
  MAINTENANCE_MODE: whenMissing(readAs(readText, isMaintenance), false),
  ...UPSTREAM_SETTINGS,
  SHOP_CATALOGUE: textSetting,
  ...TIME_LIMIT_SETTINGS,
  ...REDIS_SETTINGS,
  ...PAGE_CACHE_SETTINGS,
  ANSWER_CACHE_MB: whenMissing(wholeNumber(1, 4096), 256),
  FRAGMENT_CACHE_MB: whenMissing(wholeNumber(0, 1024), DEFAULT_FRAGMENT_MB),
  CONTENT_WEBHOOK_PUBLIC_KEY: whenMissing(publicKeySetting, ''),
  CONTENT_WEBHOOK_SECRET: whenMissing(secretSetting(/^(?:.{16,500})?$/u), ''),
  CONTENT_WEBHOOK_API_KEY: textSetting,
  CATALOGUE_WEBHOOK_TOKEN: whenMissing(bearerSecret, ''),
  DATA_DIR: whenMissing(readText, '.data'),
  PICTURES_DIR: whenMissing(readText, 'demo/pictures'),
  IMAGE_CACHE_MB: whenMissing(wholeNumber(0, 1_000_000), 256),
  PREVIEW_KEY: whenMissing(
    readMatch(
      /^(?:[\w-]{16,200})?$/u,
      'must be at least 16 letters, digits, - and _, and hard to guess',
    ),
    '',
  ),
  ...CONTACT_SETTINGS,
  LOG_LEVEL: whenMissing(oneOf(LOG_LEVELS), 'info'),
  CLIENT_LOG_LEVEL: whenMissing(oneOf(LOG_LEVELS), 'warn'),
  STYLEGUIDE: whenMissing(booleanSetting, false),
  INSPECT: whenMissing(booleanSetting, false),
  DUTIES: whenMissing(booleanSetting, false),
  GOODS_WITHOUT_FACTS: whenMissing(oneOf(['sell', 'withhold']), 'withhold'),
  SERVER_TIMING: whenMissing(booleanSetting, true),
  LOAD_SHEDDING: whenMissing(booleanSetting, true),
  CARTS_PER_MINUTE: whenMissing(wholeNumber(1, 1_000_000), DEFAULT_CART_RATE_LIMITS.carts),
  CART_CHANGES_PER_MINUTE: whenMissing(wholeNumber(1, 1_000_000), DEFAULT_CART_RATE_LIMITS.changes),
  METRICS_TOKEN: whenMissing(bearerSecret, ''),
  REMAP: whenMissing(
    jsonSetting(
      perLocale(readRecord(pathSetting, pathSetting, 'must be paths like {"/oud":"/nieuw"}')),
    ),
    {},
  ),
  DRAIN_DELAY_MS: whenMissing(wholeNumber(0, 10_000), 1000),
  BODY_SCAN_COOKIE: whenMissing(readMatch(/^[\w-]*$/u, 'must be a cookie name'), ''),
  CHECKOUT_URL: whenMissing(checkoutUrlTemplate, ''),
  CHECKOUT_TOKEN: whenMissing(bearerSecret, ''),
  ...MEASUREMENT_SETTINGS,
};

const readSettings = readObject(SETTINGS);

/** Parses the environment. Each error is one line: the variable, its value and what is expected. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> {
  const parsed = validate(readSettings, setSettings(environment));
  if (!parsed.ok) return err(parsed.error.map((issue) => describeFault(issue, environment)));
  const settings = parsed.value;
  const { SMTP_URL, MAIL_FROM } = settings;
  const missing = [
    ...missingSettings(settings),
    ...(SMTP_URL !== '' && MAIL_FROM === '' ? ['MAIL_FROM="" is required by SMTP_URL'] : []),
  ];
  if (missing.length > 0) return err(missing);
  const config = toConfig(settings);
  const unshared = unsharedByWorkers(config);
  if (unshared.length > 0) return err(unshared);
  const measurement = toMeasurement(settings);
  if (!measurement.ok) return measurement;
  return ok({
    ...config,
    ...(measurement.value && { measurement: measurement.value }),
  });
}

/** Settings by which a server with several workers would not be one shop. */
const unsharedByWorkers = ({ workers, cache, dataDir, upstreams }: Config): readonly string[] =>
  workers === 1
    ? []
    : [
        ...(cache === 'memory' && upstreams.commerce.kind === 'magento'
          ? [
              `WORKERS="${workers}" needs CACHE=redis with COMMERCE=magento: locks on carts have to be shared`,
            ]
          : []),
        ...(dataDir === ':memory:'
          ? [`WORKERS="${workers}" needs a folder in DATA_DIR: carts have to be shared`]
          : []),
      ];

/** An empty variable counts as absent, as is usual in `.env` files. */
const setSettings = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.keys(SETTINGS).flatMap((name) => {
      const text = environment[name]?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );

type Settings = SettingsOf<typeof SETTINGS>;

const toConfig = (settings: Settings): Config => ({
  port: settings.PORT,
  host: settings.HOST,
  workers: settings.WORKERS,
  site: { domains: settings.DOMAINS ?? localDomains(settings.PORT), remap: settings.REMAP },
  trustedProxies: settings.TRUSTED_PROXIES ?? [],
  strictHosts: settings.STRICT_HOSTS,
  maintenance: settings.MAINTENANCE_MODE,
  upstreams: toUpstreams(settings),
  catalogue: settings.SHOP_CATALOGUE || (hasDemoCatalogue(settings) ? 'demo' : ''),
  timeLimits: toTimeLimits(settings),
  ...toRedisConfig(settings),
  pageCache: toPageCacheConfig(settings),
  answerCacheBytes: settings.ANSWER_CACHE_MB * 1024 * 1024,
  fragmentBytes: settings.FRAGMENT_CACHE_MB * 1024 * 1024,
  contentWebhook: {
    publicKey: settings.CONTENT_WEBHOOK_PUBLIC_KEY,
    secret: settings.CONTENT_WEBHOOK_SECRET,
    apiKey: settings.CONTENT_WEBHOOK_API_KEY,
  },
  catalogueWebhookToken: settings.CATALOGUE_WEBHOOK_TOKEN,
  dataDir: settings.DATA_DIR,
  picturesDir: settings.PICTURES_DIR,
  imageCacheBytes: settings.IMAGE_CACHE_MB * 1024 * 1024,
  previewKey: settings.PREVIEW_KEY,
  ...toContacts(settings),
  logLevel: settings.LOG_LEVEL,
  clientLogLevel: settings.CLIENT_LOG_LEVEL,
  styleguide: settings.STYLEGUIDE,
  inspect: settings.INSPECT,
  duties: settings.DUTIES,
  goodsWithoutFacts: settings.GOODS_WITHOUT_FACTS,
  serverTiming: settings.SERVER_TIMING,
  loadShedding: settings.LOAD_SHEDDING,
  metricsToken: settings.METRICS_TOKEN,
  cartRateLimits: { carts: settings.CARTS_PER_MINUTE, changes: settings.CART_CHANGES_PER_MINUTE },
  drainDelay: settings.DRAIN_DELAY_MS,
  bodyScanCookie: settings.BODY_SCAN_COOKIE,
  checkoutUrl: settings.CHECKOUT_URL,
  checkoutToken: settings.CHECKOUT_TOKEN,
});

/** Browsers resolve every name below `localhost` to this machine, so the shops need no setup. */
const localDomains = (port: number): Domains =>
  Object.fromEntries(
    LOCALES.map((locale): [Locale, string] => [locale, `http://${locale}.localhost:${port}`]),
  );
