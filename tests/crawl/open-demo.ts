import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { composeServer } from '#composition/server.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import { type AppInput, createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { createHttpServer, drain } from '#server/http-server.ts';
import { createRenderer } from '#server/render.tsx';
import { pathRefusal, PATH_REFUSAL_STATUS } from '#server/request-gate.ts';
import { parseLocation } from '#src/routing/parse-location.ts';
import type { Site } from '#src/seo/site.ts';
import type { Locale } from '#src/shared/locale.ts';
import { memoize } from '#src/shared/memoize.ts';
import { showPageByUrl } from '#src/use-cases/show-page.ts';
import { smallAssets } from '../server/small-shop.ts';

/** The answer at an address, for a crawler that follows no redirect. */
export type Answer = {
  readonly status: number;
  readonly location: string | undefined;
  readonly robotsTag: string | undefined;
  readonly html: string;
};

/** What a browser sends: its cookies and, if it sends a form, the encoded fields. */
type Sent = { readonly cookie: string; readonly body: string | undefined };

/** What an address leads to; without a `robots` policy if it is no page. */
export type Probed = Pick<Answer, 'status' | 'location'> & { readonly robots?: string | undefined };

export type DemoShop = {
  readonly site: Site;
  /** Sends a request as a browser does, and returns a rendered page. */
  readonly send: (
    address: string,
    sent: Sent,
  ) => Promise<Answer & { readonly cookies: readonly string[] }>;
  /** Fetches a rendered page. */
  readonly page: (address: string) => Promise<Answer>;
  /**
   * Asks once what an address leads to: without connection and rendering, which is most of the
   * work.
   */
  readonly probe: (address: string) => Promise<Probed>;
  readonly pathOfProduct: (locale: Locale, sku: string) => Promise<string>;
  readonly close: () => Promise<void>;
};

type Circumstances = Pick<AppInput, 'isLagging'> & {
  /** Stands still; by default it is the machine's. */
  readonly clock?: Clock;
};

/** The demo shop as `npm start` serves it. */
export async function openDemo(
  settings: Readonly<Record<string, string>> = {},
  { clock, ...load }: Circumstances = {},
): Promise<DemoShop> {
  const config = parseConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', ...settings });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const { site } = config.value;
  const { ports, close } = composeServer(config.value, clock ? { clock } : {});
  const renderer = createRenderer({ assets: smallAssets, ports, ...config.value });
  const door = await openDoor(createApp({ config: config.value, ports, renderer, ...load }));
  return {
    site,
    send: door.ask,
    page: door.ask,
    probe: memoize(async (address): Promise<Probed> => {
      const { host, pathname, search } = new URL(address);
      const url = pathname + search;
      const refusal = pathRefusal({ method: 'GET', url });
      if (refusal !== undefined)
        return { status: PATH_REFUSAL_STATUS[refusal], location: undefined };
      const location = parseLocation(host, url, site.domains);
      const outcome = await showPageByUrl(ports, site, location, url);
      if (outcome.kind === 'moved') return { status: outcome.status, location: outcome.location };
      const { status, robots } = outcome.model.head;
      return { status, location: undefined, robots };
    }),
    async pathOfProduct(locale, sku) {
      const product = await ports.catalog.product(locale, sku);
      if (!product.ok) throw new Error(`There is no ${sku} in ${locale}.`);
      return product.value.url;
    },
    close: async () => {
      await door.close();
      await close();
    },
  };
}

/**
 * The demo shop with its own settings, once for all test files of a worker, and open until this
 * ends. No test changes what others read.
 */
export const sharedDemo = memoize((_settings: 'own') => openDemo());

async function openDoor(app: ReturnType<typeof createApp>) {
  const server = createHttpServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  // A connection per request: tests do other work for longer than the server keeps a silent one.
  const agent = new Agent();
  return {
    ask: (address: string, sent: Sent = NOTHING) => ask(agent, port, new URL(address), sent),
    close: async () => {
      agent.destroy();
      await drain(server);
    },
  };
}

const NOTHING: Sent = { cookie: '', body: undefined };
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

async function ask(
  agent: Agent,
  port: number,
  { host, pathname, search }: URL,
  { cookie, body }: Sent,
) {
  const sent = request({
    agent,
    port,
    host: '127.0.0.1',
    method: body === undefined ? 'GET' : 'POST',
    path: pathname + search,
    headers: {
      host,
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : FORM),
    },
  }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { location, 'x-robots-tag': robotsTag, 'set-cookie': cookies = [] } = answer.headers;
  return {
    status: answer.statusCode ?? 0,
    location,
    robotsTag: robotsTag?.toString(),
    html: await text(answer),
    cookies,
  };
}
