import { describe, expect, it } from 'vitest';
import { createContentstackContentSource } from '#adapters/contentstack/contentstack-content-source.ts';
import { createUpstreamGuard } from '#adapters/guard/upstream-guard.ts';
import { alterReplies } from '../../support/altered-service.ts';
import {
  contentstackSettings,
  createDriftRecorder,
  openContentstack,
  STACK_KEYS,
} from '../../support/contentstack-shop.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

const { origin } = await openContentstack(smallContent, smallCatalogue);
const service = await alterReplies(origin);
const settings = contentstackSettings(service.origin, service.host);
const live_preview = STACK_KEYS.preview.hash;

const titleOf = async (page: ReturnType<ReturnType<typeof create>['pageByUrl']>) => {
  const found = await page;
  return found.ok ? found.value?.title : undefined;
};

const create = (changed: Partial<typeof settings> = {}) =>
  createContentstackContentSource({
    settings: { ...settings, ...changed },
    drift: createDriftRecorder(),
  });

const states: Record<string, string> = {};
const openGuard = (upstream: string) =>
  createUpstreamGuard({
    upstream,
    stopwatch: performance,
    random: () => 0.5,
    watch: {
      registerLoad: () => {},
      callSettled: () => {},
      retried: () => {},
      breakerChanged: (name, state) => void (states[name] = state),
    },
  });

describe('a live preview', () => {
  it('does not show its draft to simultaneous visitors', async () => {
    const source = create();
    const both = Array.from({ length: 10 }, async () => [
      await titleOf(source.pageByUrl('nl-nl', '/winkelwagen', { live_preview })),
      await titleOf(source.pageByUrl('nl-nl', '/winkelwagen')),
    ]);
    for (const titles of await Promise.all(both))
      expect(titles).toEqual(['cart, rewritten', 'cart']);
  });

  it('does not add its headers to later requests without a preview', async () => {
    const source = create();
    await source.pageByUrl('nl-nl', '/winkelwagen', { live_preview });
    service.state.headers.length = 0;
    await source.pageByUrl('nl-nl', '/winkelwagen');
    expect(service.state.headers.length).toBeGreaterThan(0);
    for (const headers of service.state.headers) {
      expect(headers).not.toHaveProperty('preview_token');
      expect(headers).not.toHaveProperty('live_preview');
    }
  });

  it.each(['', 'init', 'a b', 'a\r\nb: c', 'ключ', 'x'.repeat(201)])(
    'does not start with the invalid key %j',
    async (other) => {
      service.state.headers.length = 0;
      const page = create().pageByUrl('nl-nl', '/winkelwagen', { live_preview: other });
      expect(await titleOf(page)).toBe('cart');
      expect(service.state.headers.some((headers) => 'preview_token' in headers)).toBe(false);
    },
  );

  it('is never shown without configuration', async () => {
    const { preview: _none, ...published } = settings;
    const source = createContentstackContentSource({
      settings: published,
      drift: createDriftRecorder(),
    });
    const page = source.pageByUrl('nl-nl', '/winkelwagen', { live_preview });
    expect(await titleOf(page)).toBe('cart');
  });

  it('B4 fails with the error of the service, without a fallback to the published page', async () => {
    const source = create({ preview: { token: 'wrong', origin: service.origin } });
    expect(await source.pageByUrl('nl-nl', '/winkelwagen', { live_preview })).toMatchObject({
      ok: false,
      error: { status: 401, message: 'The Preview Token is not valid.' },
    });
  });

  it('marks only drafts with isDraft', async () => {
    const source = create();
    const seen = async (path: string, preview?: { live_preview: string }) => {
      const page = await source.pageByUrl('nl-nl', path, preview);
      return page.ok && page.value?.isDraft;
    };
    expect(await seen('/winkelwagen', { live_preview })).toBe(true);
    expect(await seen('/spring', { live_preview })).toBe(true);
    expect(await seen('/toppers', { live_preview })).toBeUndefined();
    expect(await seen('/winkelwagen')).toBeUndefined();
  });

  it.each([
    ['2026-12-01T09:00:00.000Z', '2026-12-01T09:00:00.000Z'],
    ['tomorrow', undefined],
    ['a\r\nb: c', undefined],
  ])('sends only a valid preview timestamp: %j', async (preview_timestamp, sent) => {
    service.state.headers.length = 0;
    await create().pageByUrl('nl-nl', '/winkelwagen', { live_preview, preview_timestamp });
    const previews = service.state.headers.filter((headers) => 'live_preview' in headers);
    expect(previews.length).toBeGreaterThan(0);
    for (const headers of previews) expect(headers['preview_timestamp'] || undefined).toBe(sent);
  });

  it('B4 opens only its own breaker if it is unavailable, so that published pages stay readable', async () => {
    const preview = { token: 'any', origin: 'http://127.0.0.1:9' };
    const [guard, previewGuard] = [openGuard('published'), openGuard('previews')];
    const source = createContentstackContentSource({
      settings: { ...settings, preview },
      drift: createDriftRecorder(),
      wait: () => Promise.resolve(),
      guard,
      previewGuard,
    });
    const requests = Array.from({ length: 30 }, () =>
      source.pageByUrl('nl-nl', '/winkelwagen', { live_preview }),
    );
    for (const page of await Promise.all(requests)) expect(page.ok).toBe(false);
    expect(states['previews']).toBe('open');
    expect(await titleOf(source.pageByUrl('nl-nl', '/winkelwagen'))).toBe('cart');
    expect(states['published']).toBeUndefined();
  });

  it('returns the breadcrumbs of a page that is not published yet', async () => {
    const source = create();
    const preview = { live_preview };
    expect(await source.breadcrumbs('nl-nl', 'spring', preview)).toEqual({ ok: true, value: [] });
    expect(await source.breadcrumbs('nl-nl', 'spring')).toEqual({ ok: true, value: undefined });
  });
});
