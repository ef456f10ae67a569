import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createBffClient } from '#adapters/bff-client/bff-client.ts';
import { ok } from '#src/shared/result.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function clientFor(listener: RequestListener, timeoutMs = 2000) {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`;
  return { baseUrl, server, client: createBffClient({ baseUrl, fetch, timeoutMs }) };
}

type Seen = { method: string; url: string; headers: Record<string, unknown>; body: string };

/** Answers what the server was asked. */
const echo: RequestListener = (request, response) => {
  let body = '';
  request.on('data', (chunk: Buffer) => (body += chunk.toString()));
  request.on('end', () => {
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body }));
  });
};

const seenBy = (answer: { ok: boolean; value?: unknown }) => answer.value as Seen;

describe('createBffClient', () => {
  it('B2 posts the arguments as JSON to the path of the method', async () => {
    const { client } = await clientFor(echo);
    const seen = seenBy(await client.call('magento/cart', ['abc', { a: 1 }]));
    expect(seen).toMatchObject({
      method: 'POST',
      url: '/api/magento/cart',
      body: '["abc",{"a":1}]',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
    });
  });

  it('B2 puts the arguments of a GET in the query, with what makes it unique', async () => {
    const { client } = await clientFor(echo);
    const args = [{ url: '/é?&', locale: 'nl-nl' }];
    const seen = seenBy(
      await client.call('cnts/getPageDataByUrl', args, { method: 'GET', cacheBuster: '42' }),
    );
    const url = new URL(seen.url, 'http://shop.test');
    expect(seen).toMatchObject({ method: 'GET', body: '' });
    expect(url.pathname).toBe('/api/cnts/getPageDataByUrl');
    expect(JSON.parse(url.searchParams.get('body') ?? '')).toEqual(args);
    expect(url.searchParams.get('cacheBuster')).toBe('42');
  });

  it('B2 lets one method have headers of its own', async () => {
    const { client } = await clientFor(echo);
    const config = { headers: { 'idempotency-key': 'k1', accept: 'text/json' } };
    const seen = seenBy(await client.call('magento/addProductsToCart', [], config));
    expect(seen.headers).toMatchObject({ 'idempotency-key': 'k1', accept: 'text/json' });
  });

  it('B2 sends cookies along', async () => {
    const requests: (RequestInit | undefined)[] = [];
    const client = createBffClient({
      baseUrl: '/api',
      timeoutMs: 1000,
      fetch: (_, init) => {
        requests.push(init);
        return Promise.resolve(Response.json(null));
      },
    });
    await client.call('magento/cart', []);
    expect(requests[0]?.credentials).toBe('include');
  });

  it('B2 makes a form of a call with a file in it', async () => {
    const { client } = await clientFor(echo);
    const file = new Blob(['a snore'], { type: 'audio/ogg' });
    const seen = seenBy(await client.call('magento/x', [{ name: 'night', file }]));
    expect(seen.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen.body).toContain('[{"name":"night","file":"file-1"}]');
    expect(seen.body).toContain('name="file-1"');
    expect(seen.body).toContain('a snore');
  });

  it('B2 counts an answer that is no JSON as empty', async () => {
    const { client } = await clientFor((_, response) => response.end('<html>'));
    expect(await client.call('magento/cart', [])).toEqual(ok(undefined));
  });

  it("B3 reports the server's message, with method, address and status", async () => {
    const { client, baseUrl } = await clientFor((_, response) => {
      response.writeHead(409).end('{"message":"The cart has changed"}');
    });
    expect(await client.call('magento/cart', [])).toEqual({
      ok: false,
      error: {
        statusCode: 409,
        url: `${baseUrl}/magento/cart`,
        message: `POST ${baseUrl}/magento/cart The cart has changed`,
      },
    });
  });

  it.each(['', '<html>', '{"message":5}', 'null'])(
    'B3 reports the status text where the answer %j has no message',
    async (body) => {
      const { client, baseUrl } = await clientFor((_, response) => {
        response.writeHead(503, 'Service Unavailable').end(body);
      });
      expect(await client.call('magento/cart', [])).toMatchObject({
        error: { message: `POST ${baseUrl}/magento/cart Service Unavailable` },
      });
    },
  );

  it('B3 asks to check the middleware when the connection is refused', async () => {
    const { client, server } = await clientFor(echo);
    await new Promise((resolve) => {
      server.close(resolve);
    });
    expect(await client.call('magento/cart', [])).toMatchObject({
      error: {
        statusCode: 0,
        message: 'Please check if the middleware is running and is accessible by frontend app.',
      },
    });
  });

  it.each([
    [new TypeError('Failed to fetch'), 'Failed to fetch'],
    [new Error(), '[SDK] Error: something went wrong'],
    ['odd', '[SDK] Error: something went wrong'],
    [undefined, '[SDK] Error: something went wrong'],
  ])('B3 reports of %j its own message, if it has one', async (reason, message) => {
    // oxlint-disable-next-line typescript/prefer-promise-reject-errors -- any reason may come
    const fetch = () => Promise.reject(reason);
    const client = createBffClient({ baseUrl: '/api', fetch, timeoutMs: 1000 });
    expect(await client.call('magento/cart', [])).toEqual({
      ok: false,
      error: { statusCode: 0, url: '/api/magento/cart', message },
    });
  });

  it('gives up on a server that does not answer', async () => {
    const { client } = await clientFor(() => undefined, 50);
    const answer = await client.call('magento/cart', []);
    expect(answer).toMatchObject({ ok: false, error: { statusCode: 0 } });
  });

  it('fails, and counts nothing as empty, when an answer is cut short', async () => {
    const { client } = await clientFor((_, response) => {
      response.writeHead(200, { 'content-length': '100' });
      response.write('{"half":', () => response.destroy());
    });
    expect(await client.call('magento/cart', [])).toMatchObject({ ok: false });
  });
});
