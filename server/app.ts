import express, { type Express, type RequestHandler, Router } from 'express';
import { randomUUID } from 'node:crypto';
import { DRAWN } from '#src/catalog/product-pictures.ts';
import { SECURITY_TXT_PATH } from '#src/contact/security-txt.ts';
import { REVIEW_PATH, SAMPLES_PATH, STOCK_ALERT_PATH } from '#src/messages/letter-pages.ts';
import { CONSENT_PATH } from '#src/measurement/consent-form.ts';
import { DUTIES_PATH, INSPECT_PATH } from '#ui/inspect/inspect-page.ts';
import { STYLEGUIDE_PATH } from '#ui/styleguide/styleguide-page.ts';
import { createPageLimiter } from './concurrency/page-limiter.ts';
import type { Config } from './config.ts';
import { createReadBodyScan } from './cookies.ts';
import { normalizeForwardedFor } from './forwarded-for.ts';
import { createFailureHandler, createSendBusyPage } from './handle-failure.ts';
import type { ImageFiles } from './images/image-files.ts';
import { createImageService } from './images/image-service.ts';
import {
  createPictureWorkers,
  type PictureWorkers,
  warnOfMissingWorkers,
} from './images/picture-workers.ts';
import { createEncodePosted, type EncodePosted } from './images/posted-pictures.ts';
import { observeRequests } from './observe/observe-requests.ts';
import { createRequestScope, type ServerScope } from './observe/request-scope.ts';
import { type Budgets, budgetsOf } from './observe/route-kind.ts';
import { createServerMetrics, type ServerMetrics } from './observe/server-metrics.ts';
import { onHeaders } from './send-text.ts';
import { withoutOrders } from './load-shell.ts';
import { observePorts, pageInputs } from './page-inputs.ts';
import { createPipelineQueue, type PipelineQueue } from './pipeline-queue.ts';
import { createPreviewGate } from './preview-gate.ts';
import type { Renderer } from './renderer.ts';
import {
  answerMaintenance,
  answerMissingFile,
  MISSING_FILE,
  refuseDuplicateHost,
  refuseMalformedPaths,
  refuseUnknownHosts,
} from './request-gate.ts';
import { createLocateShop, type LocateShop } from './request-source.ts';
import { createAdviceForms } from './routes/advice-forms.ts';
import { queryByName } from './routes/bff-arguments.ts';
import { createBff } from './routes/bff.ts';
import { createCartForms } from './routes/cart-forms.ts';
import { createCheckoutHook } from './routes/checkout-hook.ts';
import { createCatalogueWebhook } from './routes/catalogue-webhook.ts';
import { createConsentForms } from './routes/consent-forms.ts';
import { createContentWebhook } from './routes/content-webhook.ts';
import { createFeeds, FEED_PATHS } from './routes/feeds.ts';
import type { FormRoutesInput } from './routes/form-routes.ts';
import { createHealth } from './routes/health.ts';
import { createDuties } from './routes/duties.ts';
import { createInspect } from './routes/inspect.ts';
import { createMetrics } from './routes/metrics.ts';
import { createNewsletterForms } from './routes/newsletter-forms.ts';
import { createPageAnswers } from './routes/page-answers.ts';
import { createPages, createStyleguide } from './routes/pages.ts';
import { createRemoteImage } from './routes/remote-image.ts';
import { answerDrawing } from './routes/drawings.ts';
import { createShopFiles } from './routes/shop-files.ts';
import { createSitemaps } from './routes/sitemaps.ts';
import { createRobots, createSecurityTxt } from './routes/text-files.ts';
import { createTranslations } from './routes/translations.ts';
import { createReviewForms } from './routes/review-forms.ts';
import { createSampleForms } from './routes/sample-forms.ts';
import { createStockAlertForms } from './routes/stock-alert-forms.ts';
import { createStoreForms } from './routes/store-forms.ts';
import { createWithdrawalForms } from './routes/withdrawal-forms.ts';
import { securityHeaders } from './security-headers.ts';
import type { ServerPorts } from './server-ports.ts';
import { createStaticFiles } from './static-files.ts';
import { type ConnectionArrivals, createConnectionArrivals } from './turns/arrivals.ts';
import { editorOriginsOf } from './upstream-settings.ts';

export type AppInput = {
  readonly config: Config;
  readonly ports: ServerPorts;
  readonly renderer: Renderer;
  /** Folder of the browser build; absent in development, where Vite serves the sources. */
  readonly clientFolder?: string;
  /** Keeps encoded images beyond the life of this process; by default nothing does. */
  readonly imageFiles?: ImageFiles | undefined;
  /** True after the server was told to stop. */
  readonly isDraining?: () => boolean;
  /** True while memory is nearly exhausted: pages and new images are then refused. */
  readonly isBusy?: () => boolean;
  /** True while timers are late: requests that would wait long are then refused earlier. */
  readonly isLagging?: () => boolean;
  /** Counts the connections of this app's server; a new counter by default. */
  readonly arrivals?: ConnectionArrivals;
  /** Queue of each connection's requests, if what listens in front of the app asks it. */
  readonly pipeline?: PipelineQueue;
  /** The scope that the ports' own log uses; a new one by default. */
  readonly scope?: ServerScope;
  /** Time budgets of port calls per request kind; from the configuration by default. */
  readonly budgets?: Budgets;
  /** The metrics that the ports' own guards report to; new ones by default. */
  readonly metrics?: ServerMetrics;
};

/** All middleware and routes, in order. */
export function createApp(input: AppInput): Express {
  const { config, renderer, clientFolder, isDraining = () => false, isBusy = () => false } = input;
  const { scope = createRequestScope(), metrics = createServerMetrics() } = input;
  const observedPorts = observePorts(input.ports, scope, metrics);
  const locate = createLocateShop(config.site.domains);
  const { pageLimiter, inOrder } = openPageLimiter(input, scope, locate);
  const parts = { ...routeParts(input, observedPorts, scope), scope, pageLimiter, locate };
  const { ports } = parts;
  const app = emptyApp(config);
  app.use(...inOrder, createObserver(input, scope, metrics), closeWhenDraining(isDraining));
  app.use(securityHeaders(renderer.contentSecurityPolicy, isSecure(config)));
  app.use(refuseDuplicateHost, refuseMalformedPaths, createHealth(ports, isDraining));
  app.use(onEveryHost(input, metrics));
  if (config.strictHosts) app.use(refuseUnknownHosts(locate));
  if (clientFolder !== undefined) app.use(createStaticFiles(clientFolder));
  const workers = createPictureWorkers({ warnMissing: warnOfMissingWorkers(ports.log) });
  const images = imagesOf(input, ports, scope, workers);
  app.get('/remote-image/{*path}', createRemoteImage(images, scope));
  app.get(`/${DRAWN}{*name}`, answerDrawing);
  app.get('/robots.txt', createRobots(parts));
  // Also during maintenance: the shop reopens with current content.
  app.use('/api/hooks/content', createContentWebhook(ports));
  const token = config.catalogueWebhookToken;
  app.use('/api/hooks/catalogue', createCatalogueWebhook({ ports, token }));
  const { checkoutToken } = config;
  app.use('/api/hooks/checkout', createCheckoutHook({ ports, locate, token: checkoutToken }));
  if (config.maintenance) app.use(answerMaintenance(renderer, locate));
  app.use(createPageAnswers(parts));
  app.use('/api', createBff(parts));
  app.use(
    createForms(parts, createEncodePosted({ workers, scope, isBusy })),
    createShopFiles(parts),
    createTranslations(),
  );
  // `parts.ports` hides sold-out counterparts. These read stock themselves, so their ports do not.
  app.get(
    SITEMAPS,
    pageLimiter.waitToReadUnrefused,
    createSitemaps({ ...parts, ports: observedPorts }),
  );
  app.get(
    [...FEED_PATHS],
    pageLimiter.waitToReadUnrefused,
    createFeeds({ ...parts, ports: observedPorts }),
  );
  if (config.measurement) app.use(CONSENT_PATH, createConsentForms(parts));
  if (config.styleguide) app.get(STYLEGUIDE_PATH, pageLimiter.waitToRead, createStyleguide(parts));
  if (config.inspect) app.get(INSPECT_PATH, pageLimiter.waitToRead, createInspect(parts));
  if (config.duties) app.get(DUTIES_PATH, pageLimiter.waitToRead, createDuties(parts));
  app.get(MISSING_FILE, answerMissingFile);
  app.get('/{*path}', previewGate(input, parts), pageLimiter.waitToRead, createPages(parts));
  app.use(refuseOtherMethods, createFailureHandler(ports.log, locate));
  return app;
}

/** Dependencies shared by the routes of one app. */
const routeParts = (input: AppInput, observedPorts: ServerPorts, scope: ServerScope) => {
  const { config, renderer, budgets = budgetsOf(config.timeLimits) } = input;
  const { site, checkoutUrl } = config;
  const sources = pageInputs({ ports: observedPorts, scope, site, budget: budgets.sitemap });
  return {
    ...sources,
    loadShell: checkoutUrl === '' ? withoutOrders(sources.loadShell) : sources.loadShell,
    budget: budgets.sitemap,
    site,
    renderer,
    checkoutUrl,
    isStrictHosts: config.strictHosts,
    readBodyScan: createReadBodyScan(config.bodyScanCookie),
    cartRateLimits: config.cartRateLimits,
    pageCache: config.pageCache,
  };
};

const imagesOf = (
  { config, imageFiles, isBusy = () => false, budgets = budgetsOf(config.timeLimits) }: AppInput,
  { pictures }: ServerPorts,
  scope: ServerScope,
  workers: PictureWorkers,
) =>
  createImageService({
    pictures,
    files: imageFiles,
    workers,
    scope,
    budget: budgets.image,
    isBusy,
  });

/** Requested by programs, on any host name. */
const onEveryHost = (input: AppInput, metrics: ServerMetrics) =>
  Router({ caseSensitive: true, strict: true })
    .get('/metrics', createMetrics(metrics, input.config.metricsToken))
    .get(SECURITY_TXT_PATH, createSecurityTxt(input));

const createForms = (parts: FormRoutesInput, encodePosted: EncodePosted) =>
  Router({ caseSensitive: true })
    .use('/cart', createCartForms(parts))
    .use('/newsletter', createNewsletterForms(parts))
    .use('/advice', createAdviceForms(parts))
    .use(STOCK_ALERT_PATH, createStockAlertForms(parts))
    .use(REVIEW_PATH, createReviewForms({ ...parts, encodePosted }))
    .use(SAMPLES_PATH, createSampleForms(parts))
    .use('/stores', createStoreForms(parts))
    .use('/withdrawal', createWithdrawalForms(parts));

function openPageLimiter(input: AppInput, scope: ServerScope, locate: LocateShop) {
  const { config, renderer, isBusy = () => false, isLagging = () => false } = input;
  const { handle, isPipelined } = input.pipeline ?? createPipelineQueue();
  const pageLimiter = createPageLimiter({
    scope,
    sendBusyPage: createSendBusyPage(renderer, locate),
    arrivals: input.arrivals ?? createConnectionArrivals(),
    isPipelined,
    isShedding: config.loadShedding,
    isBusy,
    isLagging,
    stopwatch: performance,
  });
  return { pageLimiter, inOrder: input.pipeline ? [] : [handle] };
}

/** Routing is case-sensitive and strict, also for path prefixes; pages handle other spellings. */
const emptyApp = ({ trustedProxies }: Config): Express =>
  express()
    .disable('x-powered-by')
    .set('trust proxy', trustedProxies)
    .set('query parser', queryByName)
    .enable('case sensitive routing')
    .enable('strict routing')
    .use(normalizeForwardedFor);

const previewGate = (
  { config, renderer: { contentSecurityPolicy } }: AppInput,
  parts: { readonly ports: ServerPorts; readonly locate: LocateShop },
): RequestHandler =>
  createPreviewGate({
    ...parts,
    contentSecurityPolicy,
    editorOrigins: editorOriginsOf(config.upstreams),
  });

const createObserver = (
  {
    config,
    ports,
    budgets = budgetsOf(config.timeLimits),
  }: Pick<AppInput, 'config' | 'ports' | 'budgets'>,
  scope: ServerScope,
  metrics: ServerMetrics,
): RequestHandler =>
  observeRequests({
    scope,
    nextId: randomUUID,
    log: ports.log,
    stopwatch: performance,
    budgets,
    metrics,
    sendsServerTiming: config.serverTiming,
  });

const SITEMAPS = ['/sitemap.xml', '/sitemap-{*rest}'];

const isSecure = ({ site }: Config) =>
  Object.values(site.domains).some((origin) => origin.startsWith('https:'));

/** Sends clients of keep-alive connections to another server with their next request. */
const closeWhenDraining =
  (isDraining: () => boolean): RequestHandler =>
  (_request, response, next) => {
    onHeaders(response, () => isDraining() && response.setHeader('Connection', 'close'));
    next();
  };

const refuseOtherMethods: RequestHandler = (_request, response) => {
  response.setHeader('Allow', 'GET, HEAD');
  response.sendStatus(405);
};
