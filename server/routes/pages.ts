import type { Request, RequestHandler, Response } from 'express';
import type { Shell } from '#src/content/shell.ts';
import { isOpenedByLink, isPersonal } from '#src/content/block.ts';
import { keepPreview } from '#src/content/preview-address.ts';
import { parsePreviewQuery } from '#src/content/preview-query.ts';
import { languageTag } from '#src/shared/locale.ts';
import type { ShopLocation } from '#src/routing/parse-location.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { showAddress } from '#src/use-cases/show-address.ts';
import type { PageOutcome, PageRequest } from '#src/use-cases/page-request.ts';
import { readCartCookie } from '../cart-cookie.ts';
import { readConsentCookie } from '../consent-cookie.ts';
import type { EditedSite } from '../edited-site.ts';
import type { LoadShell, ShellAnswer } from '../load-shell.ts';
import type { Locate } from '../locate.ts';
import type { Renderer } from '../renderer.ts';
import { sendText } from '../send-text.ts';
import type { PageTurns } from '../turns/page-turns.ts';
import type { ServerPorts } from '../server-ports.ts';
import { isMisspelt } from '../request-gate.ts';
import { refuse } from '../refuse.ts';
import { handOverTo } from './hand-over.ts';

type PagesInput = {
  readonly ports: ServerPorts;
  readonly editedSite: EditedSite;
  readonly renderer: Renderer;
  readonly locate: Locate;
  readonly loadShell: LoadShell;
  readonly turns: PageTurns;
  /** Where carts are ordered, a template; empty shows them as they would be. */
  readonly checkoutUrl: string;
};

/** Every address that is nothing else's: a page of the shop, or its page for what is not found. */
export function createPages({
  ports,
  editedSite,
  renderer,
  locate,
  loadShell,
  turns,
  checkoutUrl: template,
}: PagesInput): RequestHandler {
  return async (request, response) => {
    const place = locate(request);
    const preview = parsePreviewQuery(place.query);
    const draft = preview && ports.content.shell(place.locale, preview);
    const [shell, site] = await Promise.all([
      loadShell(place.locale, draft),
      editedSite(place.locale),
    ]);
    if (shell === undefined) return answerOutage(request, response, renderer.outage(place.locale));
    const { cookie } = request.headers;
    const isSecure = site.domains[place.locale]?.startsWith('https:') ?? false;
    const handedOver = handOverTo({ template, place, shell, cookie, isSecure });
    if (handedOver !== undefined) return sendOn(response, handedOver);
    const asked = withOwn({ place, shell, cookie, isSecure });
    const known = draft ? withDraftShell(ports, draft) : ports;
    const outcome = await showAddress(known, site, asked, request.originalUrl);
    if (outcome.kind === 'moved') {
      leadOn(response, place, outcome);
    } else if (isMisspelt(request) && outcome.model.head.status === 404) {
      refuse(request, response, 400);
    } else if (await turns.toRender(request, response)) {
      const { model } = outcome;
      describePage(response, model);
      const page = { model, shell, hostKnown: place.hostKnown };
      sendText(request, response, renderer.page(page));
    }
  };
}

/** A draft of menu and footer is asked for once: page and frame are to be of one answer. */
const withDraftShell = (ports: ServerPorts, draft: ShellAnswer): ServerPorts => ({
  ...ports,
  content: { ...ports.content, shell: () => draft },
});

/** The address names somebody's cart: nothing on the way keeps it. */
function sendOn(response: Response, address: string): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.redirect(303, address);
}

/** Without menu and footer there is no page, but something to say. */
export function answerOutage(request: Request, response: Response, screen: string): void {
  response.status(503).type('html');
  describeOutage(response);
  sendText(request, response, screen);
}

/** What cannot be shown now may be by the next request: nobody keeps the answer. */
function describeOutage(response: Response): void {
  response.setHeader('Retry-After', OUTAGE_RETRY_AFTER).setHeader('Cache-Control', 'no-store');
}

/** In seconds: what is away is asked again by the next request. */
const OUTAGE_RETRY_AFTER = 10;

/** Editors may think better of a move: browsers ask anew, and keep none for good. */
function leadOn(
  response: Response,
  { query }: ShopLocation,
  { status, location }: Extract<PageOutcome, { readonly kind: 'moved' }>,
): void {
  const caching = parsePreviewQuery(query) ? 'private, no-store' : 'no-cache';
  response.setHeader('Cache-Control', caching).redirect(status, keepPreview(location, query));
}

/**
 * The pages of cart and order alone show a cart in their HTML, and that of cookies what was allowed, so
 * that all others are the same for all.
 */
function withOwn({ place, shell, cookie, isSecure }: OwnInput): PageRequest {
  const isShown = place.path === shell.cartUrl || place.path === shell.checkoutUrl;
  const cartId = isShown ? readCartCookie(cookie, isSecure) : undefined;
  const consent = place.path === shell.cookiesUrl ? readConsentCookie(cookie, isSecure) : undefined;
  return { ...place, ...(cartId !== undefined && { cartId }), ...(consent && { consent }) };
}

/** A shopper's cart, a subscriber's wishes and an editor's draft are theirs alone. */
function describePage(response: Response, model: PageModel): void {
  const { head, locale } = model;
  response.status(head.status).type('html').setHeader('Content-Language', languageTag(locale));
  if (head.robotsInHeader && head.robots) response.setHeader('X-Robots-Tag', head.robots);
  const isPrivate = 'cart' in model || 'preview' in model || isPersonalPage(model);
  // The link in the address opens somebody's preferences: it goes along nowhere, not even here.
  if (opensByLink(model)) response.setHeader('Referrer-Policy', 'strict-origin');
  if (head.status === 503) describeOutage(response);
  else response.setHeader('Cache-Control', 'public, no-cache');
  if (isPrivate) response.setHeader('Cache-Control', 'private, no-store');
}

const opensByLink = (model: PageModel): boolean =>
  'blocks' in model && model.blocks.some(isOpenedByLink);

const isPersonalPage = (model: PageModel): boolean =>
  'blocks' in model && model.blocks.some(isPersonal);

type OwnInput = {
  readonly place: ShopLocation;
  readonly shell: Shell;
  readonly cookie: string | undefined;
  readonly isSecure: boolean;
};
