import { SECURITY_TXT_PATH } from '#src/contact/security-txt.ts';
import type { ShopLocation } from '#src/routing/parse-location.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { GUIDE_FEED_PATH } from '#src/seo/guide-feed.ts';
import { OPEN_SEARCH_PATH } from '#src/seo/open-search.ts';
import type { Site } from '#src/seo/site.ts';
import type { ExplainedCall, Explanation } from '#src/use-cases/explain/explanation.ts';
import { HIDDEN } from '#src/use-cases/explain/explain-parameters.ts';
import { explainUrl } from '#src/use-cases/explain/explain-url.ts';
import type { AnsweredFirst } from '#src/use-cases/explain/made-page.ts';
import { DUTIES_PATH, INSPECT_PATH } from '#ui/inspect/inspect-page.ts';
import { STYLEGUIDE_PATH } from '#ui/styleguide/styleguide-page.ts';
import type { ActiveRequest, PortCall, ServerScope } from './observe/request-scope.ts';
import { routeKindOf } from './observe/route-kind.ts';
import type { PageInputs } from './page-inputs.ts';
import { hasExtraSlashes, MISSING_FILE, pathRefusal, PATH_REFUSAL_STATUS } from './request-gate.ts';
import { checkoutRedirectFor } from './routes/pages.ts';

/** What the explanation of a URL is made of. */
export type ExplainParts = {
  readonly sources: PageInputs;
  readonly scope: ServerScope;
  readonly site: Site;
  readonly isStrictHosts: boolean;
  /** Whether the maintenance screen replaces every page (H6). */
  readonly isMaintenance?: boolean;
  /** URL template of the checkout; empty if the shop shows an order summary. */
  readonly checkoutUrl: string;
  readonly request: ActiveRequest;
};

/** Explains a URL as this server answers it. `host` is the host of a URL that is only a path. */
export function explain(
  { sources, scope, site, isStrictHosts, isMaintenance, checkoutUrl, request }: ExplainParts,
  { url, host }: { readonly url: string; readonly host: string | undefined },
): Promise<Explanation> {
  const calls: PortCall[] = [];
  const { loadSite, loadShell } = sources;

  const externalCheckout = async (shopLocation: ShopLocation): Promise<AnsweredFirst> => {
    if (checkoutUrl === '') return undefined;
    const { shell } = await loadShell(shopLocation.locale);
    const visit = { shopLocation, cookie: undefined, isSecure: false };
    const location = shell && checkoutRedirectFor({ template: checkoutUrl, shell, ...visit });
    return location === undefined
      ? undefined
      : { kind: 'moved', status: 303, location, reason: 'external-checkout' };
  };

  return scope.run({ ...request, calls }, () =>
    explainUrl(sources.ports, {
      url,
      host,
      site,
      isStrictHosts,
      loadSite,
      answerBeforePages: (location, target) =>
        Promise.resolve(answeredWithoutPorts(target, isMaintenance) ?? externalCheckout(location)),
      hasExtraSlashes: (target) => hasExtraSlashes({ method: 'GET', url: target }),
      calls: () => calls.map(explainCall),
    }),
  );
}

function answeredWithoutPorts(target: string, isMaintenance = false): AnsweredFirst {
  const rejection = pathRefusal({ method: 'GET', url: target });
  if (rejection)
    return { kind: 'refused', status: PATH_REFUSAL_STATUS[rejection], reason: rejection };
  const { path, query } = splitUrl(target);
  const kind = routeKindOf('GET', path, query);
  if (TOOLS.has(path)) return { kind: 'no-page', by: 'tool' };
  if (FILES.has(path) || MISSING_FILE.test(path)) return { kind: 'no-page', by: 'file' };
  const isPage = kind === 'page' || kind === 'preview' || kind === 'file';
  if (isPage) return isMaintenance ? { kind: 'no-page', by: 'maintenance' } : undefined;
  return { kind: 'no-page', by: kind };
}

const TOOLS: ReadonlySet<string> = new Set([INSPECT_PATH, DUTIES_PATH, STYLEGUIDE_PATH]);

/** Files whose ending a page might have had. */
const FILES: ReadonlySet<string> = new Set([
  '/robots.txt',
  SECURITY_TXT_PATH,
  OPEN_SEARCH_PATH,
  GUIDE_FEED_PATH,
]);

function explainCall({ port, method, args, duration, ...answered }: PortCall): ExplainedCall {
  return {
    port,
    method,
    args: PERSONAL_PORTS.has(port) ? HIDDEN : shortened(args),
    duration: Math.round(duration * 100) / 100,
    ...answered,
  };
}

/** Their arguments are a visitor's. */
const PERSONAL_PORTS: ReadonlySet<string> = new Set([
  'carts',
  'newsletter',
  'withdrawals',
  'shopRequests',
  'deliverySlots',
]);

/** Maximum number of characters. */
const MAX_ARGS_LENGTH = 160;

function shortened(args: readonly unknown[]): string {
  const text = JSON.stringify(args.filter((arg) => arg !== undefined));
  return text.length <= MAX_ARGS_LENGTH ? text : `${text.slice(0, MAX_ARGS_LENGTH)} …`;
}
