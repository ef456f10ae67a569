import { enableStaticRendering } from 'mobx-react-lite';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import type { Log, LogLevel } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import type { MeasurementSettings } from '#src/measurement/consent-form.ts';
import type { Head } from '#src/seo/head.ts';
import { absoluteUrl, type Site } from '#src/seo/site.ts';
import { err } from '#src/shared/result.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { HEADER_END_ID } from '#ui/components/header/SiteHeader.tsx';
import { localizePage } from '#ui/i18n/localize-page.ts';
import type { Translate } from '#ui/i18n/texts.ts';
import { Duties } from '#ui/inspect/Duties.tsx';
import { Inspect } from '#ui/inspect/Inspect.tsx';
import { DUTIES_PATH, INSPECT_PATH, toolPage } from '#ui/inspect/inspect-page.ts';
import { SetupPage } from '#ui/pages/SetupPage.tsx';
import {
  STANDALONE_TEXTS,
  StandalonePage,
  type StandaloneTexts,
} from '#ui/pages/StandalonePage.tsx';
import {
  blockRenderer,
  pageRenderer,
  readyParts,
  roomTools,
  stockAlert,
} from '#ui/renderers/page-renderers.tsx';
import {
  createUnknownBlockReporter,
  type ReportUnknownBlock,
} from '#ui/renderers/report-unknown-blocks.ts';
import { type BootData, createShop, type GetPageComponent } from '#ui/shop.ts';
import { Styleguide } from '#ui/styleguide/Styleguide.tsx';
import { isStyleguide } from '#ui/styleguide/styleguide-page.ts';
import { type Assets, screenStyles } from './assets.ts';
import { bootJson } from './boot-json.ts';
import { documentHtml, type HeadContext, headHtml, ownHeadHtml } from './document.ts';
import { createFragmentCache } from './fragment-cache.tsx';
import { DEFAULT_FRAGMENT_MB, type Renderer, type ShownPage } from './renderer.ts';
import type { ServerPorts } from './server-ports.ts';
import { createServerTranslate } from './texts.ts';
import { DEFAULT_PAGE_TIMEOUT } from './time-limit-settings.ts';
import { structuredData } from './structured-data/structured-data.ts';

type RendererInput = {
  readonly assets: Assets;
  readonly site: Site;
  readonly ports: ServerPorts;
  /** Minimum level of log messages in browsers. */
  readonly clientLogLevel?: LogLevel;
  /** Counts blocks of unknown type (H7). */
  readonly countUnknownBlock?: ReportUnknownBlock;
  readonly measurement?: MeasurementSettings;
  /** Memory for parts of pages that are rendered once and reused; 0 for none. */
  readonly fragmentBytes?: number;
  /** Timeout of a page in milliseconds, after which its missing parts are left out. */
  readonly timeLimits?: { readonly page: number };
};

/** In milliseconds: from the tab to the server and back. */
const NETWORK_TIME = 1000;

/**
 * Renders pages with React to one string: a stream would need inline scripts, and all data is
 * loaded before rendering.
 */
export function createRenderer(input: RendererInput): Renderer {
  const { assets, site, ports, clientLogLevel: logLevel = 'debug' } = input;
  const { timeLimits = { page: DEFAULT_PAGE_TIMEOUT } } = input;
  const navigationTimeout = timeLimits.page + NETWORK_TIME;
  const measured = createMeasurementFor(ports.log, input.measurement);
  const fragments = createFragmentCache(input.fragmentBytes ?? DEFAULT_FRAGMENT_MB * 1024 * 1024);
  const textIn = new Map(LOCALES.map((locale) => [locale, translateFor(locale, ports)]));
  const reportUnknownBlock = createUnknownBlockReporter(ports.log, input.countUnknownBlock);
  const text = (locale: Locale) => textIn.get(locale) ?? translateFor(locale, ports);
  const headContext = (locale: Locale, shell: Shell): HeadContext => ({
    locale,
    shell,
    ...(absoluteUrl(site.domains, locale, '') !== undefined && {
      feedTitle: text(locale)('feed.title', { shop: shell.shopName }),
    }),
  });
  const shopOf = (boot: BootData, getPageComponent: GetPageComponent) =>
    createShop({
      boot,
      text: text(boot.page.locale),
      getPageComponent,
      getBlockComponent: blockRenderer,
      getRoomTools: roomTools,
      getStockAlert: stockAlert,
      lateParts: readyParts,
      reportUnknownBlock,
      ports: { ...ports, ...NO_TAB },
    });
  /** A page of developers or lawyers, without script. */
  const renderTool: RenderTool = (page, shell, content) => {
    const { build } = assets;
    const shop = shopOf({ page, shell, build, navigationTimeout, logLevel }, () => () => content);
    return documentHtml({
      locale: page.locale,
      head: `${headHtml(page.head, headContext(page.locale, shell))}\n${assets.styles(page)}`,
      content: renderToString(<App shop={shop} />),
    });
  };
  return {
    build: assets.build,
    contentSecurityPolicy: assets.contentSecurityPolicy,
    page({ model, shell }: ShownPage) {
      const page = localizePage(model, text(model.locale));
      const measurement = measured(page.locale, shell);
      const { build } = assets;
      const boot = { page, shell, build, navigationTimeout, logLevel, ...measurement };
      const shop = shopOf(boot, isStyleguide(page) ? () => Styleguide : pageRenderer);
      const { content, preloads } = fragments.render(shop, (shown) => <App shop={shown} />);
      return documentHtml({
        locale: page.locale,
        head: `${headHtml(page.head, headContext(page.locale, shell))}\n${EXPECT_HEADER}\n${assets.styles(page)}\n${assets.scripts(page)}`,
        content,
        preloads,
        boot: bootJson(boot),
        structuredData: structuredData({ model: page, shell }, site),
      });
    },
    ...tools(renderTool),
    ...screens(assets, text),
  };
}

type RenderTool = (page: PageModel, shell: Shell, content: ReactElement) => string;

/** Pages of developers and lawyers. */
const tools = (render: RenderTool): Pick<Renderer, 'inspect' | 'duties'> => ({
  inspect({ locale, shell, explanation }) {
    const page = toolPage(locale, INSPECT_PATH);
    return render(page, shell, <Inspect page={page} explanation={explanation} />);
  },
  duties({ locale, shell, today, duties }) {
    const page = toolPage(locale, DUTIES_PATH);
    return render(page, shell, <Duties page={page} today={today} duties={duties} />);
  },
});

type Screens = Omit<Renderer, 'page' | 'inspect' | 'duties' | 'build' | 'contentSecurityPolicy'>;

/** Screens that replace pages; equal for all visitors of a locale, so each is rendered once. */
function screens(assets: Assets, text: (locale: Locale) => Translate): Screens {
  const screen = (keys: StandaloneTexts) => {
    const rendered = new Map<Locale, string>();
    return (locale: Locale) => {
      const known = rendered.get(locale);
      if (known !== undefined) return known;
      const translate = text(locale);
      const texts = { title: translate(keys.title), text: translate(keys.text) };
      const html = standaloneHtml({ assets, locale, ...texts }, <StandalonePage {...texts} />);
      rendered.set(locale, html);
      return html;
    };
  };
  return {
    maintenance: screen(STANDALONE_TEXTS.maintenance),
    outage: screen(STANDALONE_TEXTS.outage),
    busy: screen(STANDALONE_TEXTS.busy),
    setup(locale, missing) {
      const translate = text(locale);
      const texts = { title: translate('setup.title'), text: translate('setup.text') };
      return standaloneHtml(
        { assets, locale, ...texts },
        <SetupPage locale={locale} missing={missing} translate={translate} />,
      );
    },
  };
}

/**
 * Blocks rendering until the whole header is parsed, because parts of an incomplete header shift
 * when the rest arrives. Waits for an empty element after it: browsers disagree whether an element
 * counts as present at its start or at its end.
 */
const EXPECT_HEADER = `<link rel="expect" href="#${HEADER_END_ID}" blocking="render">`;

/** Without boot data and script: there is no app to start. */
const standaloneHtml = ({ assets, locale, title, text }: StandaloneInput, screen: ReactElement) =>
  documentHtml({
    locale,
    head: `${ownHeadHtml(standaloneHead(title, text))}\n${screenStyles}\n${assets.styles()}`,
    content: renderToString(screen),
  });

type StandaloneInput = {
  readonly assets: Assets;
  readonly locale: Locale;
  readonly title: string;
  readonly text: string;
};

/** Search engines keep the page that the screen replaces, and not the screen (H1). */
const standaloneHead = (title: string, description: string): Head => ({
  status: 503,
  title,
  description,
  ogTitle: title,
  ogDescription: description,
  robots: 'noindex,nofollow',
  alternates: [],
});

const translateFor = (locale: Locale, { log }: ServerPorts) =>
  createServerTranslate(locale, (key) => log.warn('text-missing', { locale, key }));

/** The server has no browser storage, and no tab that navigates. */
const NO_TAB = {
  stockRequests: { request: () => Promise.reject(new Error('A server requests nothing.')) },
  pages: { read: () => Promise.resolve(err({ message: 'A server does not navigate.' })) },
  storage: {
    load: () => undefined,
    save: () => {},
    clear: () => {},
    onChangeElsewhere: () => () => {},
  },
  savedProductsStorage: { load: () => [], save: () => {}, onChangeElsewhere: () => () => {} },
  recentlyViewedStorage: {
    load: () => undefined,
    save: () => {},
    clear: () => {},
    onChangeElsewhere: () => () => {},
  },
};

/** Measurement settings for the pages of a locale; empty if nothing is measured. */
type MeasurementFor = (
  locale: Locale,
  shell: Pick<Shell, 'cookiesUrl' | 'isDraft'>,
) => { readonly measurement?: MeasurementSettings };

/**
 * Omits the settings in a locale without a cookies page, because consent could not be withdrawn
 * there, and logs that once. A draft of the shell is an editor's, who is not measured.
 */
export function createMeasurementFor(log: Log, settings?: MeasurementSettings): MeasurementFor {
  if (!settings) return () => ({});
  const published = { measurement: withoutHosts(settings) };
  const warned = new Set<Locale>();
  return (locale, { cookiesUrl, isDraft = false }) => {
    if (isDraft) return {};
    if (cookiesUrl !== undefined) return published;
    if (!warned.has(locale)) log.warn('nothing-measured-without-cookies-page', { locale });
    warned.add(locale);
    return {};
  };
}

/** Pages do not need the allowed hosts. */
const withoutHosts = ({ tagScript, searchEvents }: MeasurementSettings): MeasurementSettings => ({
  ...(tagScript !== undefined && { tagScript }),
  searchEvents,
});

/* Components defined after this render once and observe nothing: import it before them. */
enableStaticRendering(true);
