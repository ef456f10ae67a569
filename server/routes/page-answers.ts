import { type Request, type RequestHandler, Router } from 'express';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import { withoutPreview } from '#src/content/preview.ts';
import { isShopUrl } from '#src/routing/normalize-url.ts';
import { pathRejection } from '#src/routing/path-rejection.ts';
import { hasPreviewParam, parsePreviewQuery } from '#src/routing/preview-query.ts';
import { hasPersonalParam } from '#src/routing/reserved-params.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { isPersonalPage, type PageAnswer } from '#src/use-cases/page-answer.ts';
import { type PageOutcome, showPageByUrl } from '#src/use-cases/show-page.ts';
import type { PageLimiter } from '../concurrency/page-limiter.ts';
import type { LoadSite } from '../load-site.ts';
import { type PageCacheConfig, sharedCachingOf } from '../page-cache/page-cache-settings.ts';
import { writeSharedHeaders } from '../page-cache/shared-caching.ts';
import { rateLimitedPorts } from '../rate-limited-ports.ts';
import type { Renderer } from '../renderer.ts';
import type { LocateShop } from '../request-source.ts';
import type { ServerPorts } from '../server-ports.ts';
import { type BffAnswer, errorAnswer, okAnswer } from './bff-method.ts';
import { sendAnswer } from './bff-send.ts';

type PageAnswersInput = {
  readonly ports: ServerPorts;
  readonly loadSite: LoadSite;
  readonly renderer: Pick<Renderer, 'build'>;
  readonly locate: LocateShop;
  readonly pageLimiter: Pick<PageLimiter, 'waitToReadUnrefused'>;
  readonly cartRateLimits: CartRateLimits;
  readonly pageCache: PageCacheConfig;
};

/**
 * `GET /api/shop/page?url=`: the page model of an address, head included, for a tab that navigates
 * there. The same for every visitor: without cart and consent, which the tab knows itself.
 */
export const createPageAnswers = (input: PageAnswersInput): Router =>
  Router({ caseSensitive: true, strict: true }).get(
    '/api/shop/page',
    input.pageLimiter.waitToReadUnrefused,
    answerPage(input),
  );

const answerPage =
  ({
    ports,
    loadSite,
    renderer,
    locate,
    cartRateLimits,
    pageCache,
  }: PageAnswersInput): RequestHandler =>
  async (request, response) => {
    const { url } = request.query;
    if (typeof url !== 'string' || !isShopUrl(url) || pathRejection(url) !== undefined) {
      return sendAnswer(request, response, 'nothing', errorAnswer(400, INVALID_URL));
    }
    const { locale, hostKnown } = locate(request);
    const limitedPorts = rateLimitedPorts(ports, request as Request, cartRateLimits);
    const pageUrl = withoutMalformedPreview(url);
    const pageRequest = { locale, hostKnown, ...splitUrl(pageUrl) };
    const outcome = await showPageByUrl(limitedPorts, await loadSite(locale), pageRequest, pageUrl);
    const answer: PageAnswer = { build: renderer.build, outcome };
    const cacheOverride = isForOne(splitUrl(url).query) ? 'never' : lifetimeOf(outcome);
    const model =
      outcome.kind === 'page' && cacheOverride === undefined ? outcome.model : undefined;
    const sharing = model && sharedCachingOf(pageCache, model);
    if (sharing && pageCache.sendsSharedHeaders)
      writeSharedHeaders(response, sharing, { now: ports.clock.now(), today: model.today });
    sendAnswer(
      request,
      response,
      'prices',
      okAnswer(answer, { ...(cacheOverride && { cacheOverride }), ...(sharing && { sharing }) }),
    );
  };

/** Whether a query has a draft's key or a visitor's own data, as a postal code. */
const isForOne = (query: string): boolean => hasPreviewParam(query) || hasPersonalParam(query);

const INVALID_URL = 'url: must be a path of this shop, with its query';

/** A malformed preview key may be a real one with a typo: it must not end up in a page. */
const withoutMalformedPreview = (url: string): string =>
  parsePreviewQuery(splitUrl(url).query) ? url : withoutPreview(url);

/** An error page is answered, too, but is stored for ten seconds, or not at all during an outage. */
function lifetimeOf(outcome: PageOutcome): BffAnswer['cacheOverride'] {
  if (outcome.kind === 'moved') return undefined;
  const { status } = outcome.model.head;
  if (isPersonalPage(outcome.model) || status === 503) return 'never';
  return status === 404 || status === 410 ? 'briefly' : undefined;
}
