import type { Request, RequestHandler, Response } from 'express';
import type { CartRateLimits } from '#src/cart/cart-rate-limits.ts';
import type { Site } from '#src/seo/site.ts';
import type { Explanation } from '#src/use-cases/explain/explanation.ts';
import type { PageLimiter } from '../concurrency/page-limiter.ts';
import { explain } from '../explain.ts';
import type { ServerScope } from '../observe/request-scope.ts';
import type { PageInputs } from '../page-inputs.ts';
import { rateLimitedPorts } from '../rate-limited-ports.ts';
import type { Renderer } from '../renderer.ts';
import type { LocateShop } from '../request-source.ts';
import { sendText } from '../send-text.ts';
import { answerOutage } from './pages.ts';

type InspectInput = PageInputs & {
  readonly scope: ServerScope;
  readonly site: Site;
  readonly isStrictHosts: boolean;
  readonly renderer: Renderer;
  readonly locate: LocateShop;
  readonly pageLimiter: Pick<PageLimiter, 'waitToRender'>;
  readonly checkoutUrl: string;
  readonly cartRateLimits: CartRateLimits;
};

/**
 * `GET /_inspect?url=`: why a URL of this shop is answered as it is, as a page, or as JSON with
 * `format=json` or by `Accept`. The URL is parsed, and its page made; nothing is fetched.
 */
export const createInspect =
  (input: InspectInput): RequestHandler =>
  async (request, response) => {
    const { url = '' } = request.query;
    const asked = typeof url === 'string' ? url.trim() : '';
    const isJson = wantsJson(request);
    describeAnswer(response);
    const explanation = asked === '' ? undefined : await explained(input, request, asked);
    if (isJson) return sendJson(request, response, explanation);
    const { locale } = input.locate(request);
    const { shell } = await input.loadShell(locale);
    if (shell === undefined) return answerOutage(request, response, input.renderer.outage(locale));
    if (!(await input.pageLimiter.waitToRender(request, response))) return;
    response.type('html');
    sendText(request, response, input.renderer.inspect({ locale, shell, explanation }));
  };

function explained(
  { ports, cartRateLimits, scope, ...input }: InspectInput,
  request: Request,
  url: string,
): Promise<Explanation> | undefined {
  const current = scope.current();
  return (
    current &&
    explain(
      {
        ...input,
        scope,
        sources: { ...input, ports: rateLimitedPorts(ports, request, cartRateLimits) },
        request: current,
      },
      { url, host: request.headers.host },
    )
  );
}

const wantsJson = (request: Request): boolean =>
  request.query['format'] === 'json' || request.accepts(['html', 'json']) === 'json';

function describeAnswer(response: Response): void {
  response.setHeader('Cache-Control', 'private, no-store');
  response.setHeader('X-Robots-Tag', 'noindex');
  // The URL in the query may contain a visitor's data.
  response.setHeader('Referrer-Policy', 'strict-origin');
  response.vary('Accept');
}

function sendJson(request: Request, response: Response, explanation?: Explanation): void {
  response.status(explanation ? 200 : 400).type('json');
  sendText(request, response, JSON.stringify(explanation ?? MISSING_URL, undefined, 2));
}

const MISSING_URL = { message: 'url: must be a URL or a path of this shop' };
