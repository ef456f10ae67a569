import { describe, expect, it } from 'vitest';
import { err } from '#src/shared/result.ts';
import { isCacheableAnswer, type PageAnswer } from '#src/use-cases/page-answer.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { openShop, plainRenderer, smallPorts } from '../small-shop.ts';

const ports = smallPorts();
const shop = await openShop({ ports });

const addressOf = (url: string) => `/api/shop/page?url=${encodeURIComponent(url)}`;
const DUTCH = { host: 'nl-nl.localhost:3000' };

async function answerAt(url: string, headers = DUTCH) {
  const response = await shop.get(addressOf(url), headers);
  return { response, answer: (await response.json()) as PageAnswer };
}

/** The page model in the HTML of an address, which the plain renderer embeds alone. */
async function modelInHtml(url: string): Promise<PageModel> {
  const html = await (await shop.get(url, DUTCH)).text();
  const [, model = ''] = /id="boot-data">(.*?)<\/script>/su.exec(html) ?? [];
  return JSON.parse(model) as PageModel;
}

describe('GET /api/shop/page', () => {
  it.each([
    '/',
    '/matrassen',
    '/matrassen?sorting=price-asc',
    '/matrassen/maat/160x200',
    '/matras-wolk',
    '/search?q=matras',
    '/nergens',
    '/matrassen/kleur/nergens',
  ])('H7 answers the page model that the HTML of %s embeds', async (url) => {
    const { response, answer } = await answerAt(url);
    expect(response.status).toBe(200);
    expect(answer).toEqual({
      build: plainRenderer.build,
      outcome: { kind: 'page', model: await modelInHtml(url) },
    });
  });

  it('answers in the locale of the host', async () => {
    const { answer } = await answerAt('/', { host: 'de-de.localhost:3000' });
    expect(answer.outcome).toMatchObject({ kind: 'page', model: { locale: 'de-de' } });
  });

  it('answers the target of an address in another spelling', async () => {
    const { response, answer } = await answerAt('/Matrassen');
    expect(response.status).toBe(200);
    expect(answer.outcome).toEqual({ kind: 'moved', status: 301, location: '/matrassen' });
  });

  it('is the same for every visitor, whatever the cookies', async () => {
    const cookie = 'cart_id=somebodys; consent=1';
    const { answer } = await answerAt('/winkelwagen', { ...DUTCH, cookie } as typeof DUTCH);
    expect(answer.outcome).toMatchObject({ kind: 'page', model: { cart: null } });
  });

  it.each([
    '',
    'matrassen',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    '/%ff',
  ])('rejects an address that is no path of this shop: %#', async (url) => {
    const { response, answer } = await answerAt(url);
    expect(response.status).toBe(400);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(answer).toHaveProperty('message');
  });

  it.each(['/api/shop/page', '/api/shop/page?url=%2F&url=%2Fmatrassen'])(
    'rejects %s: one address, no more and no less',
    async (path) => {
      expect((await shop.get(path, DUTCH)).status).toBe(400);
    },
  );

  it('is cached as briefly as prices, and revalidated by its ETag', async () => {
    const { response } = await answerAt('/matrassen');
    expect(response.headers.get('cache-control')).toBe(
      'public, max-age=10, stale-while-revalidate=60, stale-if-error=600',
    );
    const etag = response.headers.get('etag') ?? '';
    const again = await shop.get(addressOf('/matrassen'), { ...DUTCH, 'if-none-match': etag });
    expect(again.status).toBe(304);
  });

  it('caches a missing page for ten seconds', async () => {
    const { response } = await answerAt('/nergens');
    expect(response.headers.get('cache-control')).toBe('public, max-age=10');
  });

  it('is not stored during an outage', async () => {
    const away = err({
      kind: 'content-unavailable' as const,
      status: 503,
      message: 'away',
      url: '',
    });
    const content = { ...ports.content, pageByUrl: () => Promise.resolve(away) };
    const out = await openShop({ ports: { ...ports, content } });
    const response = await out.get(addressOf('/matrassen'), DUTCH);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toMatchObject({
      outcome: { model: { head: { status: 503 } } },
    });
  });

  it('answers a draft, which is not stored', async () => {
    const { response, answer } = await answerAt('/matrassen?live_preview=hash');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(isCacheableAnswer(answer)).toBe(false);
    expect(answer.outcome).toMatchObject({ kind: 'page' });
  });

  it('drops a malformed preview key, and stores nothing', async () => {
    const { response, answer } = await answerAt('/matrassen?live_preview=a%20key&sorting=rating');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(answer)).not.toContain('live_preview');
    expect(answer.outcome).toMatchObject({ model: { url: '/matrassen?sorting=rating' } });
  });

  it('SN2 is not stored for an address with a postal code', async () => {
    const { response, answer } = await answerAt('/matrassen?product=VITA&postcode=3811');
    expect(answer.outcome.kind).toBe('page');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('has no other method', async () => {
    const response = await shop.post(addressOf('/matrassen'), '{}', DUTCH);
    expect(response.status).toBe(404);
  });
});
