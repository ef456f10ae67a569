import type { Request, RequestHandler, Response } from 'express';
import type { Shell } from '#src/content/shell.ts';
import { isOpenedByLink, isPersonal } from '#src/content/block.ts';
import { keepPreview } from '#src/content/preview-address.ts';
import { parsePreviewQuery } from '#src/content/preview-query.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { Site } from '#src/seo/site.ts';
import type { ShopLocation } from '#src/routing/parse-location.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showPage, type PageOutcome, type PageRequest } from '#src/use-cases/show-page.ts';
import { readCartCookie } from '../cart-cookie.ts';
import { readConsentCookie } from '../consent-cookie.ts';
import type { LoadShell } from '../load-shell.ts';
import type { Locate } from '../locate.ts';
import { sendBusyPage } from '../observe/shed-pages.ts';
import { createRenderTurns } from '../render-turns.ts';
import type { Renderer } from '../renderer.ts';
import { sendText } from '../send-text.ts';
import type { ServerPorts } from '../server-ports.ts';
import { handOverTo } from './hand-over.ts';

type PagesInput = {
  readonly ports: ServerPorts;
  readonly site: Site;
  readonly renderer: Renderer;
  readonly locate: Locate;
  readonly loadShell: LoadShell;
  /** Where carts are ordered, a template; empty shows them as they would be. */
  readonly checkoutUrl: string;
};

/** Every address that is nothing else's: a page of the shop, or its page for what is not found. */
export function createPages({
  ports,
  site,
  renderer,
  locate,
  loadShell,
  checkoutUrl: template,
}: PagesInput): RequestHandler {
  const turns = createRenderTurns();
  return async (request, response) => {
    const place = locate(request);
    const shell = await loadShell(place.locale);
    if (shell === undefined) return answerOutage(request, response, renderer.outage(place.locale));
    const { cookie } = request.headers;
    const handedOver = handOverTo({ template, place, shell, cookie });
    if (handedOver !== undefined) return sendOn(response, handedOver);
    const outcome = isCanonicalPath(request, place)
      ? await showPage(ports, site, withOwn(place, shell, cookie))
      : movedTo(place);
    if (outcome.kind === 'moved') {
      response.redirect(outcome.status, keepPreview(outcome.location, place.query));
    } else if (await turns.take()) {
      const { model } = outcome;
      describePage(response, model);
      const page = { model, shell, hostKnown: place.hostKnown };
      sendText(request, response, renderer.page(page));
    } else {
      sendBusyPage(response, place.locale);
    }
  };
}

/** The address names somebody's cart: nothing on the way keeps it. */
function sendOn(response: Response, address: string): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(303, address);
}

/** Without menu and footer there is no page, but something to say. */
export function answerOutage(request: Request, response: Response, screen: string): void {
  response.status(503).type('html');
  response.setHeader('Retry-After', OUTAGE_RETRY_AFTER).setHeader('Cache-Control', 'no-store');
  sendText(request, response, screen);
}

/** In seconds: what is away is asked again by the next request. */
const OUTAGE_RETRY_AFTER = 10;

/** Reading an address drops what a path may end in: each page has one address. */
const isCanonicalPath = (request: Request, { path }: ShopLocation) =>
  request.originalUrl.split('?', 1)[0] === path;

const movedTo = ({ path, query }: ShopLocation): PageOutcome => ({
  kind: 'moved',
  status: 301,
  location: path + query,
});

/**
 * The pages of cart and order alone show a cart in their HTML, and that of cookies what was allowed, so
 * that all others are the same for all.
 */
function withOwn(place: ShopLocation, shell: Shell, cookie: string | undefined): PageRequest {
  const isShown = place.path === shell.cartUrl || place.path === shell.checkoutUrl;
  const cartId = isShown ? readCartCookie(cookie) : undefined;
  const consent = place.path === shell.cookiesUrl ? readConsentCookie(cookie) : undefined;
  return { ...place, ...(cartId !== undefined && { cartId }), ...(consent && { consent }) };
}

/** A shopper's cart, a subscriber's wishes and an editor's draft are theirs alone. */
function describePage(response: Response, model: PageModel): void {
  const { head, locale } = model;
  response.status(head.status).type('html').setHeader('Content-Language', languageTag(locale));
  const isPrivate = 'cart' in model || 'preview' in model || isPersonalPage(model);
  // The link in the address opens somebody's preferences: it goes along nowhere, not even here.
  if (opensByLink(model)) response.setHeader('Referrer-Policy', 'strict-origin');
  response.setHeader('Cache-Control', isPrivate ? 'private, no-store' : 'public, no-cache');
}

const opensByLink = (model: PageModel): boolean =>
  'blocks' in model && model.blocks.some(isOpenedByLink);

const isPersonalPage = (model: PageModel): boolean =>
  'blocks' in model && model.blocks.some(isPersonal);
