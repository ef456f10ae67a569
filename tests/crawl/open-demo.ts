import { once } from 'node:events';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { composeServer } from '#composition/server.ts';
import { type AppInput, createApp } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { createHttpServer, drain } from '#server/http-server.ts';
import { createRenderer } from '#server/render.tsx';
import type { Renderer } from '#server/renderer.ts';
import type { Site } from '#src/seo/site.ts';
import { plainRenderer, smallAssets } from '../server/small-shop.ts';

/** The answer at an address, for a crawler that follows no redirect. */
export type Answer = {
  readonly status: number;
  readonly location: string | undefined;
  readonly robotsTag: string | undefined;
  readonly html: string;
};

/** What a browser sends: its cookies and, if it sends a form, the encoded fields. */
type Sent = { readonly cookie: string; readonly body: string | undefined };

export type DemoShop = {
  readonly site: Site;
  /** Sends a request as a browser does, and returns a rendered page. */
  readonly send: (
    address: string,
    sent: Sent,
  ) => Promise<Answer & { readonly cookies: readonly string[] }>;
  /** Fetches a rendered page. */
  readonly page: (address: string) => Promise<Answer>;
  /** Fetches only status and location, without rendering. */
  readonly probe: (address: string) => Promise<Omit<Answer, 'html'>>;
  readonly close: () => Promise<void>;
};

/**
 * The demo shop as `npm start` serves it, on two ports: one renders pages as shoppers see them, the
 * other skips rendering, which is most of the work.
 */
export async function openDemo(
  settings: Readonly<Record<string, string>> = {},
  load: Pick<AppInput, 'isLagging'> = {},
): Promise<DemoShop> {
  const config = parseConfig({ DATA_DIR: ':memory:', LOG_LEVEL: 'silent', ...settings });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const { site } = config.value;
  const { ports, close } = composeServer(config.value);
  const open = (renderer: Renderer) =>
    openDoor(createApp({ config: config.value, ports, renderer, ...load }));
  const drawn = await open(createRenderer({ assets: smallAssets, ports, ...config.value }));
  const plain = await open({ ...plainRenderer, page: () => '' });
  return {
    site,
    send: drawn.ask,
    page: drawn.ask,
    probe: plain.ask,
    close: async () => {
      await Promise.all([drawn.close(), plain.close()]);
      await close();
    },
  };
}

async function openDoor(app: ReturnType<typeof createApp>) {
  const server = createHttpServer(app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true });
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
