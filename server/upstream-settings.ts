import { readIf, readMatch, readText, whenMissing } from '#src/shared/json-reader.ts';
import type { Locale } from '#src/shared/locale.ts';
import {
  bearerToken,
  jsonSetting,
  oneOf,
  originsSetting,
  orUnset,
  perLocale,
  serviceUrl,
  type SettingsOf,
  textSetting,
  wholeNumber,
} from './setting-types.ts';

/* The systems behind the ports, their URLs and their keys. */

/** Systems to choose from. `composition/upstreams.ts` has the adapters of each. */
const SYSTEMS = {
  commerce: ['embedded', 'magento'],
  content: ['embedded', 'contentstack'],
  search: ['embedded', 'algolia'],
} as const;

export const UPSTREAM_SETTINGS = {
  UPSTREAMS: whenMissing(oneOf(['embedded', 'sandbox']), 'embedded'),
  COMMERCE: whenMissing(oneOf(SYSTEMS.commerce), 'embedded'),
  CONTENT: whenMissing(oneOf(SYSTEMS.content), 'embedded'),
  SEARCH: whenMissing(oneOf(SYSTEMS.search), 'embedded'),
  MAGENTO_URL: whenMissing(
    readIf(serviceUrl, (url) => !url.endsWith('/graphql'), 'must be the address above /graphql'),
    '',
  ),
  MAGENTO_MEDIA_URL: orUnset(serviceUrl),
  MAGENTO_STORES: whenMissing(
    jsonSetting(perLocale(readMatch(/^\w+$/u, 'must be a store view code'))),
    {},
  ),
  MAGENTO_INTEGRATION_TOKEN: bearerToken,
  MAGENTO_PREFERENCES_TOKEN: bearerToken,
  MAGENTO_DELIVERIES: whenMissing(wholeNumber(1, 2), 1),
  BODY_SCAN_HEADER: whenMissing(readMatch(/^[\w-]+$/u, 'must be a header name'), 'X-Body-Scan'),
  CONTENTSTACK_API_KEY: textSetting,
  CONTENTSTACK_DELIVERY_TOKEN: textSetting,
  CONTENTSTACK_PREVIEW_TOKEN: textSetting,
  CONTENTSTACK_EDITOR_ORIGINS: whenMissing(originsSetting, ['https://app.contentstack.com']),
  CONTENTSTACK_ENVIRONMENT: whenMissing(readText, 'production'),
  CONTENTSTACK_URL: whenMissing(serviceUrl, 'https://cdn.contentstack.io/v3'),
  CONTENTSTACK_PREVIEW_URL: whenMissing(serviceUrl, 'https://rest-preview.contentstack.com'),
  CONTENTSTACK_IMAGES_URL: whenMissing(serviceUrl, 'https://images.contentstack.io'),
  ALGOLIA_APP_ID: textSetting,
  ALGOLIA_SEARCH_KEY: textSetting,
  ALGOLIA_ANALYTICS_KEY: textSetting,
  ALGOLIA_REGION: whenMissing(oneOf(['', 'us', 'de']), ''),
  ALGOLIA_PREFIX: whenMissing(readText, 'production'),
  ALGOLIA_HOSTS: orUnset(originsSetting),
};

type UpstreamSettings = SettingsOf<typeof UPSTREAM_SETTINGS>;

export type MagentoSettings = {
  /** Without `/graphql`: `https://shop.example`. */
  readonly baseUrl: string;
  /** Base URL of its images. */
  readonly mediaUrl: string;
  /** Store view codes that differ from the locale. */
  readonly stores: Readonly<Partial<Record<Locale, string>>>;
  /** Access token of an integration that may read cart price rules; empty if there is none. */
  readonly integrationToken: string;
  /** Token of the module for email preferences; empty if there is none. */
  readonly preferencesToken: string;
  /** How often the network may deliver one request: 2 if a proxy may repeat it. */
  readonly deliveries: number;
  /** Name of the header that passes the shopper's body scan with an add (C8). */
  readonly bodyScanHeader: string;
};

export type ContentstackSettings = {
  readonly apiKey: string;
  readonly deliveryToken: string;
  /** Empty if drafts are disabled. */
  readonly previewToken: string;
  /** Origins of the content service's pages that frame previews. */
  readonly editorOrigins: readonly string[];
  readonly environment: string;
  readonly url: string;
  readonly previewUrl: string;
  readonly imagesUrl: string;
};

export type AlgoliaSettings = {
  readonly appId: string;
  readonly searchKey: string;
  /** Key of the analytics with the top searches; empty if they are not shown. */
  readonly analyticsKey: string;
  /** Where the application keeps analytics and events; empty if Algolia is to find it. */
  readonly region: '' | 'us' | 'de';
  /** Prefix of the names of the shop's indexes (S4). */
  readonly prefix: string;
  /** In order of preference; empty for the service's own. */
  readonly hosts: readonly string[];
};

/** Systems with settings of their own. */
type SettingsOfSystem = {
  readonly magento: MagentoSettings;
  readonly contentstack: ContentstackSettings;
  readonly algolia: AlgoliaSettings;
};

/** A system that has settings; each of them has an entry in a {@link PerSystem}. */
type SystemWithSettings = keyof SettingsOfSystem;

/** Something about each system with settings: a new one without it does not compile. */
export type PerSystem<Value> = {
  readonly [Kind in SystemWithSettings]: (settings: SettingsOfSystem[Kind]) => Value;
};

type SystemOf<Kind extends string> = Kind extends SystemWithSettings
  ? { readonly kind: Kind } & SettingsOfSystem[Kind]
  : { readonly kind: Kind };

/** The chosen systems, each with its settings. */
export type Upstreams = {
  readonly [Place in keyof typeof SYSTEMS]: SystemOf<(typeof SYSTEMS)[Place][number]>;
};

/** What `values` says about a system; `undefined` for one without settings. */
export const valueOfSystem = <Value>(
  values: PerSystem<Value>,
  system: Upstreams[keyof Upstreams],
): Value | undefined => {
  const perKind: Readonly<Record<string, (settings: never) => Value>> = values;
  return Object.hasOwn(values, system.kind) ? perKind[system.kind]?.(system as never) : undefined;
};

/** The sandbox replaces all systems, whatever the other settings. */
const chosen = (settings: UpstreamSettings) =>
  settings.UPSTREAMS === 'sandbox'
    ? ({ commerce: 'magento', content: 'contentstack', search: 'algolia' } as const)
    : { commerce: settings.COMMERCE, content: settings.CONTENT, search: settings.SEARCH };

/** Whether the commerce backend holds the demo shop's products. */
export const hasDemoCatalogue = ({ UPSTREAMS, COMMERCE }: UpstreamSettings): boolean =>
  UPSTREAMS === 'sandbox' || COMMERCE === 'embedded';

/** A line for each setting that is missing for the chosen systems. */
export const missingSettings = (settings: UpstreamSettings): readonly string[] =>
  Object.entries(chosen(settings)).flatMap(([system, kind]) => {
    const by =
      settings.UPSTREAMS === 'sandbox' ? 'UPSTREAMS=sandbox' : `${system.toUpperCase()}=${kind}`;
    const needs: readonly (keyof UpstreamSettings)[] = hasSettings(kind) ? NEEDS[kind] : [];
    return needs.filter((name) => !settings[name]).map((name) => `${name}="" is required by ${by}`);
  });

const NEEDS: Readonly<Record<SystemWithSettings, readonly (keyof UpstreamSettings)[]>> = {
  magento: ['MAGENTO_URL'],
  contentstack: ['CONTENTSTACK_API_KEY', 'CONTENTSTACK_DELIVERY_TOKEN'],
  algolia: ['ALGOLIA_APP_ID', 'ALGOLIA_SEARCH_KEY'],
};

const hasSettings = (kind: string): kind is SystemWithSettings => Object.hasOwn(NEEDS, kind);

export function toUpstreams(settings: UpstreamSettings): Upstreams {
  const { commerce, content, search } = chosen(settings);
  return {
    commerce: toSystem(commerce, settings),
    content: toSystem(content, settings),
    search: toSystem(search, settings),
  };
}

const toSystem = <Kind extends string>(kind: Kind, settings: UpstreamSettings): SystemOf<Kind> =>
  ({ kind, ...(hasSettings(kind) && READERS[kind](settings)) }) as SystemOf<Kind>;

const magento = ({ MAGENTO_URL: baseUrl, ...settings }: UpstreamSettings): MagentoSettings => ({
  baseUrl,
  mediaUrl: settings.MAGENTO_MEDIA_URL ?? `${baseUrl}/media`,
  stores: settings.MAGENTO_STORES,
  integrationToken: settings.MAGENTO_INTEGRATION_TOKEN,
  preferencesToken: settings.MAGENTO_PREFERENCES_TOKEN,
  deliveries: settings.MAGENTO_DELIVERIES,
  bodyScanHeader: settings.BODY_SCAN_HEADER,
});

const contentstack = (settings: UpstreamSettings): ContentstackSettings => ({
  apiKey: settings.CONTENTSTACK_API_KEY,
  deliveryToken: settings.CONTENTSTACK_DELIVERY_TOKEN,
  previewToken: settings.CONTENTSTACK_PREVIEW_TOKEN,
  editorOrigins: settings.CONTENTSTACK_EDITOR_ORIGINS,
  environment: settings.CONTENTSTACK_ENVIRONMENT,
  url: settings.CONTENTSTACK_URL,
  previewUrl: settings.CONTENTSTACK_PREVIEW_URL,
  imagesUrl: settings.CONTENTSTACK_IMAGES_URL,
});

/** Origins that may frame previews; empty if there are none. */
export const editorOriginsOf = ({ content }: Upstreams): readonly string[] =>
  content.kind === 'contentstack' && content.previewToken !== '' ? content.editorOrigins : [];

const algolia = (settings: UpstreamSettings): AlgoliaSettings => ({
  appId: settings.ALGOLIA_APP_ID,
  searchKey: settings.ALGOLIA_SEARCH_KEY,
  analyticsKey: settings.ALGOLIA_ANALYTICS_KEY,
  region: settings.ALGOLIA_REGION,
  prefix: settings.ALGOLIA_PREFIX,
  hosts: settings.ALGOLIA_HOSTS ?? [],
});

const READERS: {
  readonly [Kind in SystemWithSettings]: (settings: UpstreamSettings) => SettingsOfSystem[Kind];
} = { magento, contentstack, algolia };
