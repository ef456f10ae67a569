import { z } from 'zod';
import { LOG_LEVELS, type LogLevel } from '#ports/log.ts';
import { DEFAULT_CART_PACE, type CartPace } from '#src/cart/cart-limits.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import { isMaintenance } from '#src/routing/maintenance.ts';
import type { Domains } from '#src/routing/domains.ts';
import type { Site } from '#src/seo/site.ts';
import { checkoutAddress } from './checkout-address.ts';
import { CONTACT_SETTINGS, toContacts, type ContactConfig } from './contact-settings.ts';
import {
  describeFault,
  flag,
  json,
  oneOf,
  origin,
  path,
  perLocale,
  proxies,
  publicKey,
  secret,
  wholeNumber,
} from './setting-types.ts';
import {
  MEASUREMENT_SETTINGS,
  toMeasurement,
  type MeasurementConfig,
} from './measurement-settings.ts';
import { REDIS_SETTINGS, toRedisConfig, type RedisConfig } from './redis-settings.ts';
import { TIME_LIMIT_SETTINGS, toTimeLimits, type TimeLimits } from './time-limit-settings.ts';
import {
  missingSettings,
  toUpstreams,
  UPSTREAM_SETTINGS,
  type Upstreams,
} from './upstream-settings.ts';

/** What other files say of their settings. */
type Parts = RedisConfig & ContactConfig;

/** All that differs between one installation and the next. `.env.example` explains every setting. */
export type Config = Parts & {
  readonly port: number;
  /** Address to listen on; empty is every address of the machine. */
  readonly host: string;
  readonly site: Site;
  /** Whose word on where a request came from is taken: addresses and networks. */
  readonly trustedProxies: readonly string[];
  /** Refuse hosts that no locale has, instead of answering them in the default locale. */
  readonly strictHosts: boolean;
  /** Every page is the maintenance screen (H6). */
  readonly maintenance: boolean;
  readonly upstreams: Upstreams;
  readonly timeLimits: TimeLimits;
  /** By what the content service's own calls are known; where all are empty, none is believed. */
  readonly contentWebhook: {
    /** A key in PEM. */
    readonly publicKey: string;
    readonly secret: string;
    readonly apiKey: string;
  };
  /** Folder of what the embedded shop remembers. */
  readonly dataDir: string;
  readonly picturesDir: string;
  /** What a live preview has to name to be shown drafts; empty shows them to nobody. */
  readonly previewKey: string;
  readonly logLevel: LogLevel;
  /** From which level on browsers tell their consoles of the shop (B7). */
  readonly clientLogLevel: LogLevel;
  /** Whether `/_styleguide` shows what the shop's screens are made of. */
  readonly styleguide: boolean;
  /** Whether answers say what their time went to (`Server-Timing`). */
  readonly serverTiming: boolean;
  /** Whether pages are refused while the server has more to do than it can. */
  readonly loadShedding: boolean;
  /** What opens the figures (`/metrics`); without one they are for programs of this machine alone. */
  readonly metricsToken: string;
  /** How many carts one client may have made, and how many changes it may make. */
  readonly cartPace: CartPace;
  /** How long a stopping server still accepts requests, in milliseconds. */
  readonly drainDelay: number;
  /** Name of the cookie with a shopper's body scan (C8); empty forwards nothing. */
  readonly bodyScanCookie: string;
  /** Where carts are ordered, a template (`formatCheckoutAddress`); empty shows them as they would be. */
  readonly checkoutUrl: string;
  /** What is measured where visitors allow it; absent where nothing is, and nobody is asked (H14). */
  readonly measurement?: MeasurementConfig;
};

/** Every setting, what it may be, and what it is when it is absent or empty. */
export const SETTINGS = {
  PORT: wholeNumber(1, 65_535).default(3000),
  HOST: z.string().default(''),
  DOMAINS: json(perLocale(origin)).optional(),
  TRUSTED_PROXIES: proxies.optional(),
  STRICT_HOSTS: flag.default(false),
  MAINTENANCE_MODE: z.string().transform(isMaintenance).default(false),
  ...UPSTREAM_SETTINGS,
  ...TIME_LIMIT_SETTINGS,
  ...REDIS_SETTINGS,
  CONTENT_WEBHOOK_PUBLIC_KEY: publicKey.default(''),
  CONTENT_WEBHOOK_SECRET: secret(/^(?:.{16,500})?$/u).default(''),
  CONTENT_WEBHOOK_API_KEY: z.string().default(''),
  DATA_DIR: z.string().default('.data'),
  PICTURES_DIR: z.string().default('demo/pictures'),
  PREVIEW_KEY: z
    .string()
    .regex(
      /^(?:[\w-]{16,200})?$/u,
      'wants 16 letters, digits, - and _ or more, to be guessed by nobody',
    )
    .default(''),
  ...CONTACT_SETTINGS,
  LOG_LEVEL: oneOf(LOG_LEVELS).default('info'),
  CLIENT_LOG_LEVEL: oneOf(LOG_LEVELS).default('debug'),
  STYLEGUIDE: flag.default(false),
  SERVER_TIMING: flag.default(true),
  LOAD_SHEDDING: flag.default(true),
  CARTS_PER_MINUTE: wholeNumber(1, 1_000_000).default(DEFAULT_CART_PACE.carts),
  CART_CHANGES_PER_MINUTE: wholeNumber(1, 1_000_000).default(DEFAULT_CART_PACE.changes),
  METRICS_TOKEN: secret(/^(?:[\w.~+/=-]{16,200})?$/u).default(''),
  REMAP: json(
    perLocale(z.record(path, path, { error: 'wants paths like {"/oud":"/nieuw"}' })),
  ).default({}),
  DRAIN_DELAY_MS: wholeNumber(0, 10_000).default(1000),
  BODY_SCAN_COOKIE: z
    .string()
    .regex(/^[\w-]*$/u, 'wants the name of a cookie')
    .default(''),
  CHECKOUT_URL: checkoutAddress.default(''),
  ...MEASUREMENT_SETTINGS,
};

/** Environment to settings. Every fault is one line: the variable, what it is and what it wants. */
export function parseConfig(
  environment: Readonly<Record<string, string | undefined>>,
): Result<Config, readonly string[]> {
  const parsed = z.object(SETTINGS).safeParse(givenSettings(environment));
  if (!parsed.success) {
    return err(parsed.error.issues.map((issue) => describeFault(issue, environment)));
  }
  const { SMTP_URL, MAIL_FROM } = parsed.data;
  const missing = [
    ...missingSettings(parsed.data),
    ...(SMTP_URL !== '' && MAIL_FROM === '' ? ['MAIL_FROM'] : []),
  ];
  if (missing.length > 0) {
    return err(missing.map((name) => `${name}="" is wanted by the system that was chosen`));
  }
  const measurement = toMeasurement(parsed.data);
  if (!measurement.ok) return measurement;
  return ok({
    ...toConfig(parsed.data),
    ...(measurement.value && { measurement: measurement.value }),
  });
}

/** An empty variable counts as absent: that is how `.env` files leave a setting alone. */
const givenSettings = (environment: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.keys(SETTINGS).flatMap((name) => {
      const text = environment[name]?.trim() ?? '';
      return text === '' ? [] : [[name, text]];
    }),
  );

type Settings = z.infer<z.ZodObject<typeof SETTINGS>>;

const toConfig = (settings: Settings): Config => ({
  port: settings.PORT,
  host: settings.HOST,
  site: { domains: settings.DOMAINS ?? localDomains(settings.PORT), remap: settings.REMAP },
  trustedProxies: settings.TRUSTED_PROXIES ?? [],
  strictHosts: settings.STRICT_HOSTS,
  maintenance: settings.MAINTENANCE_MODE,
  upstreams: toUpstreams(settings),
  timeLimits: toTimeLimits(settings),
  ...toRedisConfig(settings),
  contentWebhook: {
    publicKey: settings.CONTENT_WEBHOOK_PUBLIC_KEY,
    secret: settings.CONTENT_WEBHOOK_SECRET,
    apiKey: settings.CONTENT_WEBHOOK_API_KEY,
  },
  dataDir: settings.DATA_DIR,
  picturesDir: settings.PICTURES_DIR,
  previewKey: settings.PREVIEW_KEY,
  ...toContacts(settings),
  logLevel: settings.LOG_LEVEL,
  clientLogLevel: settings.CLIENT_LOG_LEVEL,
  styleguide: settings.STYLEGUIDE,
  serverTiming: settings.SERVER_TIMING,
  loadShedding: settings.LOAD_SHEDDING,
  metricsToken: settings.METRICS_TOKEN,
  cartPace: { carts: settings.CARTS_PER_MINUTE, changes: settings.CART_CHANGES_PER_MINUTE },
  drainDelay: settings.DRAIN_DELAY_MS,
  bodyScanCookie: settings.BODY_SCAN_COOKIE,
  checkoutUrl: settings.CHECKOUT_URL,
});

/** Browsers resolve every name below `localhost` to this machine, so five shops need no setup. */
const localDomains = (port: number): Domains =>
  Object.fromEntries(
    LOCALES.map((locale): [Locale, string] => [locale, `http://${locale}.localhost:${port}`]),
  );
