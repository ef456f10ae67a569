import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import {
  contentstackSettings,
  createDriftRecorder,
  STACK_KEYS,
} from '../../support/contentstack-shop.ts';
import { listenOnLoopback } from '../../support/listen-on-loopback.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => void;

/** A source whose service gives these answers in order, and then repeats the last. */
async function serviceAnswering(...answers: readonly Answer[]) {
  const requests: string[] = [];
  const waits: number[] = [];
  const listener: RequestListener = (request, response) => {
    requests.push(request.url ?? '');
    answers[Math.min(requests.length, answers.length) - 1]?.(response, request);
  };
  const { origin, host } = await listenOnLoopback(listener);
  const source = createContentstackContentSource({
    settings: { ...contentstackSettings(origin, host), attemptTimeout: 300 },
    drift: createDriftRecorder(),
    random: () => 0.5,
    wait: (milliseconds) => {
      waits.push(milliseconds);
      return Promise.resolve();
    },
  });
  return { source, requests, waits };
}

const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Answer =>
  (response) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));

const plain =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (response) =>
    response.writeHead(status, headers).end(body);

const cut: Answer = (response) => response.socket?.destroy();
const silent: Answer = () => {};
const drip: Answer = (response) => {
  const timer = setInterval(() => response.write(' '), 5);
  response.on('close', () => clearInterval(timer));
};
const noAddresses = json(200, { entries: [], count: 0 });

const NO_ADDRESSES = { ok: true, value: { remap: {}, redirects: {} } };
const SILENT = 'The content service did not answer.';
const failure = (status: number, message: string) => ({
  ok: false,
  error: {
    kind: 'content-unavailable',
    status,
    message,
    url: '/content_types/addresses/entries?locale=nl-nl',
  },
});

describe('the Contentstack source with a failing service', () => {
  it.each([
    [401, { error_message: 'The Delivery/Access Token is not valid.', error_code: 105 }],
    [412, { error_message: "We can't find that Stack. Please try again.", error_code: 109 }],
    [422, { error_message: 'Language was not found. Please try again.', error_code: 141 }],
    [500, { error_message: 'Our mistake.', error_code: 500 }],
  ])(
    'B4 returns the status %i with the message of the service, without a retry',
    async (status, body) => {
      const { source, requests } = await serviceAnswering(json(status, body));
      expect(await source.oldAddresses('nl-nl')).toEqual(failure(status, body.error_message));
      expect(requests).toHaveLength(1);
    },
  );

  it.each([
    ['a lost connection', cut],
    ['a service that is down', plain(503)],
    ['a bad gateway', plain(502, '<h1>nginx on 10.0.0.7</h1>')],
    ['a gateway timeout', plain(504, '{}')],
    ['no answer', silent],
    ['a slowly arriving answer', drip],
  ])('retries once after %s', async (_name, fault) => {
    const { source, requests, waits } = await serviceAnswering(fault, noAddresses);
    expect(await source.oldAddresses('nl-nl')).toEqual(NO_ADDRESSES);
    expect(requests).toHaveLength(2);
    expect(waits).toEqual([150]);
  });

  it.each([
    ['a lost connection', cut, 500, SILENT],
    ['no answer', silent, 500, SILENT],
    ['a bad gateway', plain(502, '<h1>nginx on 10.0.0.7</h1>'), 502, 'HTTP 502'],
    ['a status without a body', plain(503), 503, 'HTTP 503'],
  ])('gives up if the retry fails as well: %s', async (_name, fault, status, message) => {
    const { source, requests } = await serviceAnswering(fault);
    expect(await source.oldAddresses('nl-nl')).toEqual(failure(status, message));
    expect(requests).toHaveLength(2);
  });

  it('reports a closed port', async () => {
    const source = createContentstackContentSource({
      settings: contentstackSettings('http://127.0.0.1:1', '127.0.0.1:1'),
      drift: createDriftRecorder(),
      wait: () => Promise.resolve(),
    });
    expect(await source.oldAddresses('nl-nl')).toEqual(failure(500, SILENT));
  });

  it.each([
    [429, '1', 1000],
    [429, '2', 2000],
    [503, '2', 2000],
  ])('retries a %i after its Retry-After, if that is within two seconds: %s', async (...row) => {
    const [status, seconds, wait] = row;
    const soon = json(status, { error_message: 'Not now.' }, { 'retry-after': seconds });
    const { source, waits } = await serviceAnswering(soon, noAddresses);
    expect(await source.oldAddresses('nl-nl')).toEqual(NO_ADDRESSES);
    expect(waits).toEqual([wait]);
  });

  it.each([
    [429, { 'retry-after': '3' }],
    [429, {}],
    [503, { 'retry-after': '3' }],
    [503, { 'retry-after': '60' }],
  ])('does not retry a %i with the headers %j', async (status, headers) => {
    const unavailable = json(status, { error_message: 'Not now.' }, headers);
    const { source, requests } = await serviceAnswering(unavailable);
    expect(await source.oldAddresses('nl-nl')).toEqual(failure(status, 'Not now.'));
    expect(requests).toHaveLength(1);
  });

  it.each([
    ['an HTML page', plain(200, '<h1>Maintenance</h1>')],
    ['an empty body', plain(200)],
    ['truncated JSON', plain(200, '{"entries": [')],
    ['a wrong type of entries', json(200, { entries: 'none' })],
    ['null', json(200, null)],
    ['deeply nested JSON', plain(200, `{"entries":${'['.repeat(5000)}${']'.repeat(5000)}}`)],
    [
      'an answer above the size limit',
      plain(200, `{"entries":["${'x'.repeat(6 * 1024 * 1024)}"]}`),
    ],
  ])('returns status 500 for %s', async (_name, fault) => {
    const { source } = await serviceAnswering(fault);
    expect(await source.oldAddresses('nl-nl')).toMatchObject({
      ok: false,
      error: { status: 500 },
    });
  });

  it('follows no redirect', async () => {
    const away = plain(302, '', { location: '/v3/elsewhere' });
    const { source, requests } = await serviceAnswering(away, noAddresses);
    expect(await source.oldAddresses('nl-nl')).toMatchObject({ ok: false, error: { status: 500 } });
    expect(requests).toHaveLength(1);
  });

  it.each([
    `The token ${'cs'.padEnd(34, '0')} is not valid.`,
    'Could not reach http://10.0.0.7/v3.',
    'x'.repeat(500),
  ])('does not return the message %j', async (error_message) => {
    const { source } = await serviceAnswering(json(500, { error_message }));
    expect(await source.oldAddresses('nl-nl')).toEqual(failure(500, SILENT));
  });

  it('sends its keys only in headers, without a preview token', async () => {
    const headers: IncomingMessage['headers'][] = [];
    const { source, requests } = await serviceAnswering((response, request) => {
      headers.push(request.headers);
      noAddresses(response, request);
    });
    await source.oldAddresses('nl-nl');
    expect(headers[0]).toMatchObject({ api_key: STACK_KEYS.apiKey });
    expect(headers[0]).not.toHaveProperty('preview_token');
    expect(headers[0]).not.toHaveProperty('live_preview');
    expect(headers[0]?.connection).toBe('keep-alive');
    expect(requests.join()).not.toContain(STACK_KEYS.deliveryToken);
  });

  it.each(['shell', 'errorPage'] as const)(
    'B4 returns status 404 if a locale has no %s',
    async (what) => {
      const { source } = await serviceAnswering(noAddresses);
      expect(await source[what]('nl-nl')).toMatchObject({ ok: false, error: { status: 404 } });
    },
  );
});
