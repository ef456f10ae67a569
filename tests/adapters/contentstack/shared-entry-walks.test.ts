import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  shareEntryWalks,
  WALK_LIFETIME,
  type EntryWalk,
} from '#adapters/contentstack/shared-entry-walks.ts';
import { err, ok } from '#src/shared/result.ts';

const away = { kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const;

/** Counts walks; the edition may change, and the service may be unavailable. */
function open() {
  const state = { asked: [] as string[], isAway: false, edition: 'first' };
  const walk: EntryWalk = (contentType) => {
    state.asked.push(contentType);
    const entries = [{ uid: `${contentType} ${state.asked.length}` }];
    return Promise.resolve(state.isAway ? err(away) : ok([{ locale: 'nl-nl', entries }]));
  };
  return { state, walk: shareEntryWalks(walk, () => Promise.resolve(state.edition)) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('shareEntryWalks', () => {
  it('reads once for the same requests within five seconds', async () => {
    const { state, walk } = open();
    const [one, other] = await Promise.all([walk('page'), walk('page')]);
    expect(other).toBe(one);
    await vi.advanceTimersByTimeAsync(WALK_LIFETIME - 1);
    expect(await walk('page')).toBe(one);
    expect(state.asked).toEqual(['page']);
    await vi.advanceTimersByTimeAsync(1);
    expect(await walk('page')).not.toEqual(one);
    expect(state.asked).toEqual(['page', 'page']);
  });

  it('distinguishes content types', async () => {
    const { state, walk } = open();
    expect(await walk('page')).not.toEqual(await walk('filtered_category'));
    await Promise.all([walk('page'), walk('filtered_category')]);
    expect(state.asked).toEqual(['page', 'filtered_category']);
  });

  it('reads again after a change', async () => {
    const { state, walk } = open();
    const before = await walk('page');
    state.edition = 'second';
    const after = await walk('page');
    expect(after).not.toEqual(before);
    await vi.advanceTimersByTimeAsync(WALK_LIFETIME - 1);
    expect(await walk('page')).toBe(after);
    expect(state.asked).toHaveLength(2);
  });

  it('does not cache a failure', async () => {
    const { state, walk } = open();
    state.isAway = true;
    expect(await walk('page')).toEqual(err(away));
    state.isAway = false;
    expect(await walk('page')).toMatchObject({ ok: true });
  });

  it('does not cache a rejection', async () => {
    const answers = [Promise.reject(new Error('a mistake')), Promise.resolve(ok([]))];
    const walk = shareEntryWalks(
      () => answers.shift() ?? Promise.resolve(err(away)),
      () => Promise.resolve(''),
    );
    await expect(walk('page')).rejects.toThrow('a mistake');
    expect(await walk('page')).toEqual(ok([]));
  });

  it('leaves no timer after the lifetime of the entries', async () => {
    const { walk } = open();
    await walk('page');
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(WALK_LIFETIME);
    expect(vi.getTimerCount()).toBe(0);
  });
});
