import type { Request, RequestHandler, Response } from 'express';
import { withPreviewFromQuery } from '#src/content/preview.ts';
import type { Shell } from '#src/content/shell.ts';
import type { ShopLocation } from '#src/routing/parse-location.ts';
import { parsePreviewQuery } from '#src/routing/preview-query.ts';
import { hasPersonalParam } from '#src/routing/reserved-params.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { languageTag } from '#src/shared/locale.ts';
import { missingContent } from '#src/use-cases/missing-content.ts';
import { isPersonalPage, opensByLetter } from '#src/use-cases/page-answer.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type { PageOutcome, PageRequest } from '#src/use-cases/page-request.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { styleguidePage } from '#ui/styleguide/styleguide-page.ts';
import { formatCheckoutUrl } from '../checkout-url.ts';
import type { PageLimiter } from '../concurrency/page-limiter.ts';
import { readCartCookie, readConsentCookie } from '../cookies.ts';
import { type LoadShell, withLoadedShell } from '../load-shell.ts';
import type { LoadSite } from '../load-site.ts';
import type { Renderer } from '../renderer.ts';
import { hasExtraSlashes, refuse } from '../request-gate.ts';
import type { LocateShop } from '../request-source.ts';
import { sendText } from '../send-text.ts';
import { type PageCacheConfig, sharedCachingOf } from '../page-cache/page-cache-settings.ts';
import { writeSharedHeaders } from '../page-cache/shared-caching.ts';
import type { ServerPorts } from '../server-ports.ts';

type PagesInput = {
  readonly ports: ServerPorts;
  readonly loadSite: LoadSite;
  readonly renderer: Renderer;
  readonly locate: LocateShop;
  readonly loadShell: LoadShell;
  readonly pageLimiter: PageLimiter;
  /** URL template of the checkout; if empty, the shop shows an order summary. */
  readonly checkoutUrl: string;
  readonly pageCache: PageCacheConfig;
};

/** Handles every URL that no other route has: a page of the shop, or its not-found page. */
export function createPages({
  ports,
  loadSite,
  renderer,
  locate,
  loadShell,
  pageLimiter,
  checkoutUrl: template,
  pageCache,
}: PagesInput): RequestHandler {
  return async (request, response) => {
    const shopLocation = locate(request);
    const preview = parsePreviewQuery(shopLocation.query);
    const [loaded, site] = await Promise.all([
      loadShell(shopLocation.locale, preview),
      loadSite(shopLocation.locale),
    ]);
    const { shell } = loaded;
    const { locale } = shopLocation;
    if (shell === undefined) {
      const isMissing = !loaded.answer.ok && loaded.answer.error.isMissing === true;
      const missing = isMissing ? await missingContent(ports.content, locale) : undefined;
      const screen = missing ? renderer.setup(locale, missing) : renderer.outage(locale);
      return answerOutage(request, response, screen);
    }
    const { cookie } = request.headers;
    const isSecure = site.domains[shopLocation.locale]?.startsWith('https:') ?? false;
    const checkoutRedirect = checkoutRedirectFor({
      template,
      shopLocation,
      shell,
      cookie,
      isSecure,
    });
    if (checkoutRedirect !== undefined) return redirectToCheckout(response, checkoutRedirect);
    const pageRequest = withPersonalData({ shopLocation, shell, cookie, isSecure });
    const known = withLoadedShell(ports, loaded);
    const outcome = await showPageByUrl(known, site, pageRequest, request.originalUrl);
    if (outcome.kind === 'moved') return redirect(response, shopLocation, outcome);
    if (isHomeUnavailable(shopLocation, outcome)) {
      const missing = await missingContent(ports.content, locale);
      if (missing?.includes('home'))
        return answerOutage(request, response, renderer.setup(locale, missing));
    }
    if (hasExtraSlashes(request) && outcome.model.head.status === 404) {
      refuse(request, response, 400);
    } else if (await pageLimiter.waitToRender(request, response)) {
      const { model } = outcome;
      const sharing = sharedCachingOf(pageCache, model);
      describePage(response, model);
      if (sharing && pageCache.sendsSharedHeaders)
        writeSharedHeaders(response, sharing, { now: ports.clock.now(), today: model.today });
      sendText(request, response, renderer.page({ model, shell }), sharing);
    }
  };
}

/** An outage, or a shop that has a menu but no home page yet. */
const isHomeUnavailable = (
  { path, query }: ShopLocation,
  { model }: Extract<PageOutcome, { readonly kind: 'page' }>,
): boolean => path === '/' && model.type === 'error' && !parsePreviewQuery(query);

/** The URL contains a cart id, so the redirect must not be stored. */
function redirectToCheckout(response: Response, address: string): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(303, address);
}

/** Answers 503 with a screen: without menu and footer no page can be rendered. */
export function answerOutage(request: Request, response: Response, screen: string): void {
  response.status(503).type('html');
  describeOutage(response);
  sendText(request, response, screen);
}

/** The page may be available with the next request, so the response must not be stored. */
function describeOutage(response: Response): void {
  response.setHeader('Retry-After', OUTAGE_RETRY_AFTER).setHeader('Cache-Control', 'no-store');
}

/** In seconds: the next request calls the unavailable upstream again. */
const OUTAGE_RETRY_AFTER = 10;

/** Redirects are revalidated, not stored for good, because editors may undo them. */
function redirect(
  response: Response,
  { query }: ShopLocation,
  { status, location }: Extract<PageOutcome, { readonly kind: 'moved' }>,
): void {
  const caching = parsePreviewQuery(query) ? 'private, no-store' : 'no-cache';
  response
    .setHeader('Cache-Control', caching)
    .redirect(status, withPreviewFromQuery(location, query));
}

/**
 * Only the cart and checkout pages contain a cart, and only the cookies page contains consent, so
 * that all others are the same for every visitor.
 */
function withPersonalData({ shopLocation, shell, cookie, isSecure }: PersonalInput): PageRequest {
  const isShown = shopLocation.path === shell.cartUrl || shopLocation.path === shell.checkoutUrl;
  const cartId = isShown ? readCartCookie(cookie, isSecure) : undefined;
  const consent =
    shopLocation.path === shell.cookiesUrl ? readConsentCookie(cookie, isSecure) : undefined;
  return { ...shopLocation, ...(cartId !== undefined && { cartId }), ...(consent && { consent }) };
}

/**
 * Sets status and headers. Browsers may keep a page, but ask each time whether it has changed; one
 * with a visitor's own data, a draft, or status 503 is never stored.
 */
function describePage(response: Response, model: PageModel): void {
  const { head, locale } = model;
  response.status(head.status).type('html').setHeader('Content-Language', languageTag(locale));
  if (head.robotsInHeader && head.robots) response.setHeader('X-Robots-Tag', head.robots);
  const isPrivate = 'cart' in model || isPersonalPage(model);
  // A URL with an e-mail address, or that opens preferences, must not leak as a referrer, even here.
  const isSecret = opensByLetter(model) || hasPersonalParam(splitUrl(model.url).query);
  if (isSecret) response.setHeader('Referrer-Policy', 'strict-origin');
  if (head.status === 503) describeOutage(response);
  if (isPrivate) response.setHeader('Cache-Control', 'private, no-store');
  else if (head.status !== 503) response.setHeader('Cache-Control', 'public, no-cache');
}

type PersonalInput = {
  readonly shopLocation: ShopLocation;
  readonly shell: Shell;
  readonly cookie: string | undefined;
  readonly isSecure: boolean;
};

type CheckoutRedirectInput = {
  /** URL template of the checkout; empty if there is none. */
  readonly template: string;
  readonly shopLocation: ShopLocation;
  readonly shell: Shell;
  readonly cookie: string | undefined;
  /** Whether the shop is served over https. */
  readonly isSecure: boolean;
};

/**
 * Redirect target of the checkout page: the checkout with the cart of the cookie, or the cart page
 * if there is no cart. `undefined` for any other page, and if the shop itself shows the order
 * summary.
 */
export function checkoutRedirectFor(input: CheckoutRedirectInput): string | undefined {
  const { template, shopLocation, shell, cookie, isSecure } = input;
  if (template === '' || shopLocation.path !== shell.checkoutUrl) return undefined;
  const cartId = readCartCookie(cookie, isSecure);
  if (cartId === undefined) return shell.cartUrl;
  return formatCheckoutUrl(template, { locale: shopLocation.locale, cartId });
}

type StyleguideInput = {
  readonly renderer: Renderer;
  readonly locate: LocateShop;
  readonly loadShell: LoadShell;
};

/** Page for developers of the shop with all shared components. */
export const createStyleguide =
  ({ renderer, locate, loadShell }: StyleguideInput): RequestHandler =>
  async (request, response, next) => {
    const { locale } = locate(request);
    const { shell } = await loadShell(locale);
    if (shell === undefined) return next();
    response.type('html').setHeader('Cache-Control', 'no-store');
    response.setHeader('X-Robots-Tag', 'noindex');
    sendText(request, response, renderer.page({ model: styleguidePage(locale), shell }));
  };
