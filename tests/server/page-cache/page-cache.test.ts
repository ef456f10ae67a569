import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import express, { type Request, type Response } from 'express';
import { describe, expect, it } from 'vitest';
import { compress, QUALITIES, type Quality } from '#server/page-cache/page-bodies.ts';
import { createPageCache, type PageCacheOutcome } from '#server/page-cache/page-cache.ts';
import { createPageStore } from '#server/page-cache/page-store.ts';
import { sendText } from '#server/send-text.ts';
import { eventually } from '../../support/eventually.ts';
import { createMemoryLog } from '../../support/memory-log.ts';
import { createTestServers } from '../../support/echo-server.ts';
import { ask } from '../ask.ts';
import { variedText } from './varied-text.ts';

const nothing = (): void => {};

const startServer = createTestServers();
const LIFETIMES = { fresh: 10_000, staleWhileRevalidate: 60_000, staleIfError: 600_000 };

type Answer = (request: Request, response: Response) => unknown;

/** A page with this text, which shared caches may keep. */
const page =
  (text: string, ...tags: readonly string[]): Answer =>
  (request, response) => {
    response.status(200).type('html').setHeader('Cache-Control', 'public, no-cache');
    sendText(request, response, text, { lifetimes: LIFETIMES, tags, isComplete: true });
  };

/** A page that lacks a part. */
const incomplete =
  (text: string): Answer =>
  (request, response) => {
    response.status(200).type('html').setHeader('Cache-Control', 'public, no-cache');
    sendText(request, response, text, { lifetimes: LIFETIMES, tags: [], isComplete: false });
  };

const observe = () => 'from the store';

const refused: Answer = (_request, response) => response.status(400).end();

const gone: Answer = (_request, response) => response.status(410).end();

/** A page cache before an app that gives these answers in order, the last one forever. */
async function open(...answers: readonly Answer[]) {
  const waiting = [...answers];
  const requests: string[] = [];
  const outcomes: PageCacheOutcome[] = [];
  let time = 1;
  let day = '2026-11-27';
  let isDraining = false;
  const log = createMemoryLog();
  const stopwatch = { now: () => time };
  const app = express().disable('x-powered-by');
  app.use((request, response) => {
    requests.push(request.url);
    const answer = waiting.length > 1 ? waiting.shift() : waiting[0];
    return answer?.(request, response);
  });
  const store = createPageStore({ maxBytes: 1_000_000, stopwatch });
  let writes = 0;
  const { listener, purge } = createPageCache({
    app,
    store: {
      ...store,
      write(key, written) {
        writes += 1;
        store.write(key, written);
      },
    },
    stopwatch,
    clock: stopwatch,
    keepAlive: 'timeout=5',
    today: () => day,
    observe,
    isDraining: () => isDraining,
    count: (outcome) => void outcomes.push(outcome),
    log,
  });
  const origin = await startServer(listener);
  const get = async (path = '/', headers: Readonly<Record<string, string>> = {}) => {
    const answer = await ask(Number(new URL(origin).port), path, { headers });
    const body = Buffer.from(await answer.arrayBuffer());
    return { status: answer.status, headers: answer.headers, text: textOf(answer, body) };
  };
  return {
    get,
    /** Gets a page that is stored then. */
    async getStored(path = '/', headers: Readonly<Record<string, string>> = {}) {
      const before = writes;
      const answer = await get(path, headers);
      await eventually(() => expect(writes).toBe(before + 1));
      return answer;
    },
    fetch: (path: string, init: RequestInit) => fetch(origin + path, init),
    ask: (path: string, method: string) => ask(Number(new URL(origin).port), path, { method }),
    purge,
    outcomes,
    requests,
    log,
    pass: (milliseconds: number) => void (time += milliseconds),
    begin: (next: string) => void (day = next),
    drain: () => void (isDraining = true),
  };
}

const textOf = ({ headers }: globalThis.Response, body: Buffer): string => {
  const encoding = headers.get('content-encoding');
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
};

const LONG = 'Boxspring '.repeat(300);

describe('createPageCache', () => {
  it('sends a fresh page again, with its headers and its age', async () => {
    const shop = await open(page(LONG));
    const first = await shop.getStored();
    shop.pass(4000);
    const again = await shop.get();
    expect(again).toMatchObject({ status: 200, text: LONG });
    expect(shop.requests).toEqual(['/']);
    expect(shop.outcomes).toEqual(['miss', 'hit']);
    const own = { age: '4', 'x-request-id': 'from the store' };
    const { date: _date, 'content-length': _length, ...known } = Object.fromEntries(first.headers);
    expect(Object.fromEntries(again.headers)).toMatchObject({ ...known, ...own });
  });

  it('sends a stale page while it is requested once', async () => {
    const shop = await open(page('old'), page('new'));
    await shop.getStored();
    shop.pass(10_000);
    expect((await shop.get()).text).toBe('old');
    await eventually(async () => expect((await shop.get()).text).toBe('new'));
    expect(shop.requests).toEqual(['/', '/']);
    expect(shop.outcomes.slice(0, 2)).toEqual(['miss', 'stale']);
  });

  it('requests a page that is too old before it answers', async () => {
    const shop = await open(page('old'), page('new'));
    await shop.getStored();
    shop.pass(60_000);
    expect((await shop.get()).text).toBe('new');
    expect(shop.outcomes).toEqual(['miss', 'miss']);
  });

  it.each([500, 503])('sends an old page if there is none but a failure (%s)', async (status) => {
    const failure: Answer = (_request, response) => response.status(status).end();
    const shop = await open(page('old'), failure);
    await shop.getStored();
    shop.pass(599_999);
    expect(await shop.get()).toMatchObject({ status: 200, text: 'old' });
    expect(shop.outcomes).toEqual(['miss', 'fallback']);
    shop.pass(2);
    expect((await shop.get()).status).toBe(status);
  });

  it('forgets a page that is gone', async () => {
    const shop = await open(page('old'), gone);
    await shop.getStored();
    shop.pass(60_000);
    expect((await shop.get()).status).toBe(410);
    expect((await shop.get()).status).toBe(410);
  });

  it('requests a page once for all visitors who wait for it', async () => {
    let answer = nothing;
    const shop = await open((request, response) => {
      answer = () => page(LONG)(request, response);
    });
    const all = Promise.all(Array.from({ length: 20 }, () => shop.get()));
    await eventually(() => expect(shop.requests).toHaveLength(1));
    answer();
    expect((await all).map(({ text }) => text)).toEqual(Array(20).fill(LONG));
    expect(shop.requests).toHaveLength(1);
    expect(shop.outcomes.filter((outcome) => outcome === 'miss')).toHaveLength(1);
  });

  it('does not keep visitors waiting when the first one goes', async () => {
    const shop = await open(nothing, page('answered'));
    const first = new AbortController();
    const gone = shop.fetch('/', { signal: first.signal }).catch(() => 'gone');
    await eventually(() => expect(shop.requests).toHaveLength(1));
    const second = shop.get();
    first.abort();
    expect(await gone).toBe('gone');
    expect((await second).text).toBe('answered');
  });

  it('answers the pages of one visitor each, and at the same time', async () => {
    const answers: (() => void)[] = [];
    const personal: Answer = (request, response) => {
      const { cookie = '' } = request.headers;
      answers.push(() => {
        response.setHeader('Cache-Control', 'private, no-store');
        sendText(request, response, `cart of ${cookie}`);
      });
      if (answers.length === 1) answers[0]?.();
    };
    const shop = await open(personal);
    await shop.get('/cart', { cookie: 'a' });
    const [second, third] = [
      shop.get('/cart', { cookie: 'b' }),
      shop.get('/cart', { cookie: 'c' }),
    ];
    await eventually(() => expect(answers).toHaveLength(3));
    for (const answer of answers.slice(1)) answer();
    expect([(await second).text, (await third).text].toSorted()).toEqual([
      'cart of b',
      'cart of c',
    ]);
  });

  it('never stores an answer with a cookie, nor one that is not allowed to be', async () => {
    let count = 0;
    const withCookie: Answer = (request, response) => {
      response.setHeader('Set-Cookie', `visit=${(count += 1)}`);
      page(`visit ${count}`)(request, response);
    };
    const shop = await open(withCookie);
    expect([(await shop.get()).text, (await shop.get()).text]).toEqual(['visit 1', 'visit 2']);
    const plain = await open((request, response) => sendText(request, response, `${(count += 1)}`));
    expect((await plain.get()).text).not.toBe((await plain.get()).text);
  });

  it('purges by tag, and stores nothing that was requested before the purge', async () => {
    let answer = nothing;
    const slow: Answer = (request, response) => {
      answer = () => page('before the change', 'content:nl-nl')(request, response);
    };
    const shop = await open(page('old', 'content:nl-nl'), slow, page('new', 'content:nl-nl'));
    await shop.getStored();
    shop.purge(['content:de-de']);
    expect((await shop.get()).text).toBe('old');
    shop.purge(['content:nl-nl']);
    const before = shop.get();
    await eventually(() => expect(shop.requests).toHaveLength(2));
    shop.purge(['content:nl-nl']);
    answer();
    expect((await before).text).toBe('before the change');
    expect((await shop.get()).text).toBe('new');
  });

  it('answers 304 to a client that has the page, however it was compressed', async () => {
    const shop = await open(page(LONG));
    const { headers } = await shop.getStored('/', { 'accept-encoding': 'gzip' });
    const etag = headers.get('etag') ?? '';
    const again = await shop.get('/', { 'accept-encoding': 'br', 'if-none-match': etag });
    expect(again).toMatchObject({ status: 304, text: '' });
    expect(again.headers.get('cache-control')).toBe('public, no-cache');
    expect(again.headers.get('content-type')).toBeNull();
    expect(shop.requests).toHaveLength(1);
  });

  it('stores the page of a client that has it already', async () => {
    const shop = await open(page(LONG));
    const { headers } = await shop.getStored('/?a');
    const etag = headers.get('etag') ?? '';
    expect((await shop.getStored('/', { 'if-none-match': etag })).status).toBe(304);
    const next = await shop.get();
    expect(next).toMatchObject({ status: 200, text: LONG });
    expect(next.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(shop.outcomes).toEqual(['miss', 'miss', 'hit']);
  });

  it('answers HEAD without a body, and stores nothing for it', async () => {
    const shop = await open(page(LONG));
    const head = () => shop.ask('/', 'HEAD');
    expect((await head()).status).toBe(200);
    await shop.getStored();
    const answer = await head();
    expect(Number(answer.headers.get('content-length'))).toBeGreaterThan(0);
    expect(await answer.text()).toBe('');
    expect(shop.outcomes).toEqual(['miss', 'miss', 'hit']);
  });

  it('has one page for all tracking parameters (H3), and one per host and day', async () => {
    const shop = await open(page('page'));
    await shop.getStored('/bedden?sorting=price-asc');
    await shop.get('/bedden?sorting=price-asc&utm_source=mail&gclid=1');
    expect(shop.requests).toHaveLength(1);
    await shop.get('/bedden');
    expect(shop.requests).toHaveLength(2);
    await shop.get('/bedden', { host: 'de-de.localhost' });
    expect(shop.requests).toHaveLength(3);
    shop.begin('2026-11-28');
    await shop.get('/bedden');
    expect(shop.requests).toHaveLength(4);
  });

  it.each([
    ['/api/magento/getProduct?sku=M1'],
    ['/remote-image/a.jpg?width=200'],
    ['/assets/main.js'],
    ['/robots.txt'],
    ['/?live_preview=0123456789abcdef'],
  ])('leaves %s to the app', async (path) => {
    const shop = await open(page('from the app'));
    await shop.get(path);
    await shop.get(path);
    expect(shop.outcomes).toEqual([]);
    expect(shop.requests).toHaveLength(2);
  });

  it('leaves forms to the app', async () => {
    const shop = await open(page('page'));
    await shop.get('/');
    await shop.ask('/', 'POST');
    expect(shop.outcomes).toEqual(['miss']);
    expect(shop.requests).toHaveLength(2);
  });

  it('closes connections while the server stops', async () => {
    const shop = await open(page('page'));
    await shop.getStored();
    shop.drain();
    expect((await shop.get()).headers.get('connection')).toBe('close');
  });

  it('sends an old page if a newer one takes long', async () => {
    const shop = await open(page('old'), nothing);
    await shop.getStored();
    shop.pass(60_000);
    expect((await shop.get()).text).toBe('old');
    expect(shop.outcomes).toEqual(['miss', 'fallback']);
  });

  it('does not send an old page that is purged while a newer one is requested', async () => {
    let answer = nothing;
    const slow: Answer = (request, response) => {
      answer = () => page('before the change', 'content:nl-nl')(request, response);
    };
    const shop = await open(page('old', 'content:nl-nl'), slow, page('new', 'content:nl-nl'));
    await shop.getStored();
    shop.pass(60_000);
    const renewed = shop.get();
    await eventually(() => expect(shop.requests).toHaveLength(2));
    shop.purge(['content:nl-nl']);
    answer();
    expect((await renewed).text).toBe('new');
  });

  it('does not let a purge of other pages keep an old one', async () => {
    let answer = nothing;
    const slow: Answer = (request, response) => {
      answer = () => page('new', 'content:nl-nl')(request, response);
    };
    const shop = await open(page('old', 'content:nl-nl'), slow);
    await shop.getStored();
    shop.pass(60_000);
    const renewed = shop.get();
    await eventually(() => expect(shop.requests).toHaveLength(2));
    shop.purge(['product:M1']);
    answer();
    expect((await renewed).text).toBe('new');
  });

  it('keeps a complete page rather than one that lacks a part', async () => {
    const shop = await open(page('complete'), incomplete('lacks reviews'));
    await shop.getStored();
    shop.pass(60_000);
    expect((await shop.get()).text).toBe('complete');
    shop.pass(600_000);
    expect((await shop.get()).text).toBe('lacks reviews');
  });

  it('keeps a page that lacks a part for a second', async () => {
    const shop = await open(incomplete('lacks reviews'), page('complete'));
    await shop.getStored();
    expect((await shop.get()).text).toBe('lacks reviews');
    shop.pass(1001);
    expect((await shop.get()).text).toBe('complete');
  });

  it('does not let a request that the app refuses discard a page', async () => {
    const shop = await open(page('page'), refused, page('page'));
    await shop.getStored('/b');
    expect((await shop.get('http://elsewhere.example/b')).status).toBe(400);
    shop.pass(9000);
    expect((await shop.get('/b')).text).toBe('page');
    expect(shop.outcomes).toEqual(['miss', 'hit']);
  });

  it('ignores what is sent to a client that has gone', async () => {
    let answer = nothing;
    const slow: Answer = (request, response) => {
      answer = () => page('late')(request, response);
    };
    const shop = await open(slow, page('new'));
    const first = new AbortController();
    const left = shop.fetch('/', { signal: first.signal }).catch(() => 'gone');
    await eventually(() => expect(shop.requests).toHaveLength(1));
    first.abort();
    await left;
    await eventually(async () => expect((await shop.get()).text).toBe('new'));
    answer();
    expect((await shop.get()).text).toBe('new');
  });

  it('requests a page once for those who waited for a client that went', async () => {
    let answer = nothing;
    const slow: Answer = (request, response) => {
      answer = () => page('page')(request, response);
    };
    const shop = await open(nothing, slow);
    const first = new AbortController();
    const left = shop.fetch('/', { signal: first.signal }).catch(() => 'gone');
    await eventually(() => expect(shop.requests).toHaveLength(1));
    const others = Promise.all(Array.from({ length: 10 }, () => shop.get()));
    await eventually(() => expect(shop.outcomes).toHaveLength(1));
    await new Promise((resolve) => setTimeout(resolve, 50));
    first.abort();
    await left;
    await eventually(() => expect(shop.requests).toHaveLength(2));
    answer();
    expect((await others).map(({ text }) => text)).toEqual(Array(10).fill('page'));
    expect(shop.requests).toHaveLength(2);
  });

  it('compresses a page better when it is asked for again, and as well as possible in the end', async () => {
    const text = variedText();
    const shop = await open(page(text));
    const lengthIn = async (quality: Quality) => (await compress(text, quality)).length;
    const length = async () =>
      Number((await shop.get('/', { 'accept-encoding': 'br' })).headers.get('content-length'));
    await shop.getStored();
    expect(await length()).toBe(await lengthIn(QUALITIES.first));
    const again = await lengthIn(QUALITIES.again);
    await eventually(async () => expect(await length()).toBe(again));
    for (let renewal = 0; renewal < 2; renewal += 1) {
      shop.pass(10_000);
      await shop.getStored();
    }
    const best = await lengthIn(QUALITIES.best);
    await eventually(async () => expect(await length()).toBe(best));
    expect((await shop.get()).text).toBe(text);
  });
});
