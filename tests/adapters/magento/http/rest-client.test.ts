import { describe, expect, it, onTestFinished } from 'vitest';
import { createMagentoRest, type RestCall } from '#adapters/magento/http/rest-client.ts';
import { answering, startFaultServer } from '../../../support/fault-server.ts';

const CALL: RestCall = {
  operation: 'coupon',
  locale: 'nl-nl',
  method: 'GET',
  path: '/V1/coupons/search?page=1',
  timeout: 5000,
  signal: new AbortController().signal,
};

const restAt = (baseUrl: string) => {
  const rest = createMagentoRest({ baseUrl, token: 'secret' });
  onTestFinished(() => rest.close());
  return rest;
};

describe('createMagentoRest', () => {
  it('calls the REST API of the store view with the token, below the path of Magento', async () => {
    const { port, requests } = await startFaultServer(answering(200, '[]'));
    const rest = restAt(`http://127.0.0.1:${port}/shop/`);
    expect(await rest.send(CALL)).toEqual({ ok: true, value: { status: 200, body: '[]' } });
    const [request] = requests;
    expect(request).toMatch(/^GET \/shop\/rest\/nl_nl\/V1\/coupons\/search\?page=1 /u);
    expect(request).toMatch(/\r\nauthorization: Bearer secret\r\n/iu);
  });

  it('does not carry the token along a redirect', async () => {
    const other = await startFaultServer(answering(200, '[]'));
    const location = `http://127.0.0.1:${other.port}/`;
    const { port } = await startFaultServer(answering(302, '', { location }));
    expect(await restAt(`http://127.0.0.1:${port}`).send(CALL)).toMatchObject({
      value: { status: 302 },
    });
    expect(other.requests).toEqual([]);
  });

  it.each([502, 503, 504])('reports status %i as a failure', async (status) => {
    const { port } = await startFaultServer(answering(status, ''));
    expect(await restAt(`http://127.0.0.1:${port}`).send(CALL)).toEqual({
      ok: false,
      error: { kind: 'http', status },
    });
  });
});
