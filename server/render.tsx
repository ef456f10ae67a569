import './static-rendering.ts';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { LogLevel } from '#ports/log.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';
import type { Site } from '#src/seo/site.ts';
import { App } from '#ui/App.tsx';
import { HEADER_END_ID } from '#ui/components/header/SiteHeader.tsx';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { localizePage } from '#ui/i18n/localize-page.ts';
import { createTranslate, type Translate } from '#ui/i18n/texts.ts';
import { MaintenancePage } from '#ui/pages/MaintenancePage.tsx';
import { BusyPage } from '#ui/pages/BusyPage.tsx';
import { OutagePage } from '#ui/pages/OutagePage.tsx';
import { pageRenderer } from '#ui/renderers/page-renderers.tsx';
import {
  createUnknownBlockReporter,
  type ReportUnknownBlock,
} from '#ui/renderers/report-unknown-blocks.ts';
import { createShop, type BootData } from '#ui/shop.ts';
import { Styleguide } from '#ui/styleguide/Styleguide.tsx';
import { isStyleguide } from '#ui/styleguide/styleguide-page.ts';
import type { MeasurementSettings } from '#src/measurement/measurement-settings.ts';
import type { Assets } from './assets.ts';
import { documentHtml } from './document.ts';
import { escapeHtml } from './escape.ts';
import { headHtml } from './head-html.ts';
import type { Renderer, ShownPage } from './renderer.ts';
import type { ServerPorts } from './server-ports.ts';
import { structuredData } from './structured-data/structured-data.ts';
import { createMeasurementFor } from './measurement-for.ts';

type RendererInput = {
  readonly assets: Assets;
  readonly site: Site;
  readonly ports: ServerPorts;
  /** Minimum level of log messages in browsers. */
  readonly clientLogLevel?: LogLevel;
  /** Counts blocks of unknown type (H7). */
  readonly countUnknownBlock?: ReportUnknownBlock;
  readonly measurement?: MeasurementSettings;
};

/**
 * Renders pages with React to one string: a stream would need inline scripts, and all data is
 * loaded before rendering.
 */
export function createRenderer(input: RendererInput): Renderer {
  const { assets, site, ports, clientLogLevel: logLevel = 'debug' } = input;
  const measured = createMeasurementFor(ports.log, input.measurement);
  const textIn = new Map(LOCALES.map((locale) => [locale, translateFor(locale, ports)]));
  const tellUnknownBlock = createUnknownBlockReporter(ports.log, input.countUnknownBlock);
  const text = (locale: Locale) => textIn.get(locale) ?? translateFor(locale, ports);
  return {
    contentSecurityPolicy: assets.contentSecurityPolicy,
    page({ model, shell, hostKnown }: ShownPage) {
      const words = text(model.locale);
      const page = localizePage(model, words);
      const own = measured(page.locale, shell);
      const boot: BootData = { page, shell, site, hostKnown, logLevel, ...own };
      const shop = createShop({
        boot,
        text: words,
        draw: isStyleguide(page) ? () => Styleguide : pageRenderer,
        tellUnknownBlock,
        ports: { ...ports, ...NO_STORAGE },
      });
      return documentHtml({
        locale: page.locale,
        head: `${headHtml(page.head, page.locale)}\n${WHOLE_HEADER}\n${assets.styles(page)}\n${assets.scripts(page)}`,
        content: renderToString(<App shop={shop} />),
        boot,
        structuredData: structuredData({ model: page, shell }, site),
      });
    },
    ...screens(assets, text),
  };
}

type Screens = Omit<Renderer, 'page' | 'contentSecurityPolicy'>;

/** Screens that replace pages; equal for all visitors of a locale, so each is rendered once. */
function screens(assets: Assets, text: (locale: Locale) => Translate): Screens {
  const screen = (
    titleKey: Parameters<Translate>[0],
    Page: (props: { text: Translate }) => ReactNode,
  ) => {
    const rendered = new Map<Locale, string>();
    return (locale: Locale) => {
      const known = rendered.get(locale);
      if (known !== undefined) return known;
      const words = text(locale);
      const content = <Page text={words} />;
      const html = standInHtml({ assets, locale, title: words(titleKey), content });
      rendered.set(locale, html);
      return html;
    };
  };
  return {
    maintenance: screen('maintenanceTitle', MaintenancePage),
    outage: screen('error.unavailable-title', OutagePage),
    busy: screen('error.busy-title', BusyPage),
  };
}

/**
 * Blocks rendering until the whole header is parsed, because parts of an incomplete header shift
 * when the rest arrives. Waits for an empty element after it: browsers disagree whether an element
 * counts as present at its start or at its end.
 */
const WHOLE_HEADER = `<link rel="expect" href="#${HEADER_END_ID}" blocking="render">`;

/** Without boot data and script: there is no app to start. */
const standInHtml = ({ assets, locale, title, content }: StandIn) =>
  documentHtml({
    locale,
    head: `<title>${escapeHtml(title)}</title>\n${assets.styles()}`,
    content: renderToString(content),
  });

type StandIn = {
  readonly assets: Assets;
  readonly locale: Locale;
  readonly title: string;
  readonly content: ReactNode;
};

const translateFor = (locale: Locale, { log }: ServerPorts) =>
  createTranslate(locale, ALL_TEXTS, (key) => log.warn('text-missing', { locale, key }));

/** The server has no browser storage. */
const NO_STORAGE = {
  storage: {
    load: () => undefined,
    save: () => {},
    clear: () => {},
    onChangeElsewhere: () => () => {},
  },
  savedGoods: { load: () => [], save: () => {}, onChangeElsewhere: () => () => {} },
  viewedGoods: { load: () => [], save: () => {}, onChangeElsewhere: () => () => {} },
};
