import { describe, expect, it } from 'vitest';
import type { ContentApi } from '#adapters/contentstack/content-api.ts';
import { memoizeMetadataDefaults } from '#adapters/contentstack/metadata-defaults.ts';
import { LOCALES } from '#src/shared/locale.ts';
import { err, ok } from '#src/shared/result.ts';

const away = { kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const;

/** A service that can be unavailable, and counts its calls. */
function openService() {
  const state = { calls: 0, isAway: false, now: 0 };
  const entries: ContentApi['entries'] = () => {
    state.calls += 1;
    const shell = { seo: { meta_title: `Shell ${state.calls}` } };
    return Promise.resolve(state.isAway ? err(away) : ok([shell]));
  };
  const api: ContentApi = {
    entries,
    allEntries: () => Promise.resolve(err(away)),
    imageDimensions: () => Promise.resolve(ok(new Map())),
  };
  return { state, ask: memoizeMetadataDefaults(api, () => state.now) };
}

describe('memoizeMetadataDefaults', () => {
  it('H1 requests the shells of all locales once a minute for all callers', async () => {
    const { state, ask } = openService();
    const [one, other] = await Promise.all([ask(), ask()]);
    expect(one).toMatchObject({ value: { 'nl-nl': { metaTitle: 'Shell 1' } } });
    expect(other).toEqual(one);
    state.now = 59_999;
    expect(await ask()).toEqual(one);
    expect(state.calls).toBe(LOCALES.length);
    state.now = 60_000;
    expect(await ask()).not.toEqual(one);
    expect(state.calls).toBe(2 * LOCALES.length);
  });

  it('does not cache a failure', async () => {
    const { state, ask } = openService();
    state.isAway = true;
    expect(await ask()).toEqual(err(away));
    state.isAway = false;
    expect(await ask()).toMatchObject({ ok: true });
  });
});
