import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ContentApi } from '#adapters/contentstack/content-api.ts';
import {
  createEntryWalks,
  type EntryWalks,
  shareEntryWalks,
  WALK_LIFETIME,
} from '#adapters/contentstack/shared-entry-walks.ts';
import { err, ok } from '#src/shared/result.ts';

const away = { kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const;

const PAGES = { contentType: 'page', locale: 'nl-nl' } as const;
const FILTERED = { contentType: 'filtered_category', locale: 'nl-nl' } as const;

/** Counts walks; the edition may change, and the service may be unavailable. */
function open() {
  const state = { asked: [] as string[], isAway: false, edition: 'first' };
  const versionsOf = (kind: string) => {
    state.asked.push(kind);
    return new Map([[kind, { url: `/${state.asked.length}` }]]);
  };
  const walks: EntryWalks = {
    entries: ({ contentType }) => {
      const versions = versionsOf(contentType);
      return Promise.resolve(state.isAway ? err(away) : ok({ entries: [], versions }));
    },
    versions: ({ contentType }) => {
      const versions = versionsOf(`versions of ${contentType}`);
      return Promise.resolve(state.isAway ? err(away) : ok(versions));
    },
  };
  return { state, walks: shareEntryWalks(walks, () => Promise.resolve(state.edition)) };
}

describe('shareEntryWalks', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(['entries', 'versions'] as const)(
    'reads %s once for the same requests within five seconds',
    async (kind) => {
      const { state, walks } = open();
      const [one, other] = await Promise.all([walks[kind](PAGES), walks[kind](PAGES)]);
      expect(other).toBe(one);
      await vi.advanceTimersByTimeAsync(WALK_LIFETIME - 1);
      expect(await walks[kind](PAGES)).toBe(one);
      expect(state.asked).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      expect(await walks[kind](PAGES)).not.toEqual(one);
      expect(state.asked).toHaveLength(2);
    },
  );

  it('takes the versions of a locale from the walk for its own list', async () => {
    const { state, walks } = open();
    const [versions, entries] = await Promise.all([walks.versions(PAGES), walks.entries(PAGES)]);
    expect(entries).toMatchObject({ value: { versions: versions.ok && versions.value } });
    expect(state.asked).toEqual(['page']);
  });

  it('distinguishes content types, locales and types of pages', async () => {
    const { walks } = open();
    const all = [PAGES, FILTERED, { ...PAGES, locale: 'de-at' as const }];
    const found = await Promise.all(
      [...all, { ...PAGES, types: ['Home'] as const }].map((one) => walks.entries(one)),
    );
    expect(new Set(found).size).toBe(found.length);
  });

  it('reads again after a change', async () => {
    const { state, walks } = open();
    const before = await walks.entries(PAGES);
    state.edition = 'second';
    const after = await walks.entries(PAGES);
    expect(after).not.toEqual(before);
    await vi.advanceTimersByTimeAsync(WALK_LIFETIME - 1);
    expect(await walks.entries(PAGES)).toBe(after);
    expect(await walks.versions(PAGES)).toEqual(ok(after.ok && after.value.versions));
    expect(state.asked).toHaveLength(2);
  });

  it.each(['entries', 'versions'] as const)('does not cache a failure of %s', async (kind) => {
    const { state, walks } = open();
    state.isAway = true;
    expect(await walks[kind](PAGES)).toEqual(err(away));
    state.isAway = false;
    expect(await walks[kind](PAGES)).toMatchObject({ ok: true });
  });

  it('does not cache a rejection', async () => {
    const answers = [
      () => Promise.reject(new Error('a mistake')),
      () => Promise.resolve(ok(new Map())),
    ];
    const { walks } = open();
    const shared = shareEntryWalks({ ...walks, versions: () => (answers.shift() ?? none)() }, () =>
      Promise.resolve(''),
    );
    await expect(shared.versions(PAGES)).rejects.toThrow('a mistake');
    expect(await shared.versions(PAGES)).toEqual(ok(new Map()));
  });

  it('leaves no timer after the lifetime of the entries', async () => {
    const { walks } = open();
    await walks.entries(PAGES);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(WALK_LIFETIME);
    expect(vi.getTimerCount()).toBe(0);
  });
});

const none = () => Promise.resolve(err(away));

/** Walks over a service that has these entries. */
const walksOver = (entries: readonly Readonly<Record<string, unknown>>[]): EntryWalks => {
  const api: ContentApi = {
    entries: none,
    imageDimensions: none,
    allEntries: (_type, _query, keep) =>
      Promise.resolve(ok(entries.flatMap((entry) => keep(entry) ?? []))),
  };
  return createEntryWalks(api);
};

/** Entries as an editor may write them, with fields that no list of pages needs. */
const anyEntry = fc.record(
  {
    uid: fc.constantFrom('one', 'two', 'three'),
    url: fc.constantFrom('/a', '/b', '', null),
    title: fc.string(),
    page_type: fc.constantFrom('Content', 'Lister', 'Error', 'Unknown'),
    seo: fc.record(
      { disable_search_indexing: fc.boolean(), meta_description: fc.string() },
      { requiredKeys: [] },
    ),
    keywords: fc.array(fc.string()),
    filtered_pages: fc.array(fc.record({ uid: fc.string() })),
    anything: fc.jsonValue(),
  },
  { requiredKeys: [] },
);

const KEPT = new Set(['uid', 'page', 'filteredUids']);
const LISTED = new Set('type uid title url metadata modified article objectId'.split(' '));

describe('createEntryWalks', () => {
  it('keeps the URL of a page in another locale and whether it is closed, and nothing else', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEntry), async (entries) => {
        const versions = await walksOver(entries).versions(PAGES);
        for (const [uid, version] of versions.ok ? versions.value : []) {
          const written = entries.filter((entry) => entry.uid === uid && entry.url);
          const { url, seo } = written.at(-1) ?? {};
          const isClosed = seo?.disable_search_indexing;
          expect(version).toStrictEqual({ url, ...(isClosed !== undefined && { isClosed }) });
        }
      }),
    );
  });

  it('keeps of a page in its own locale what the list of pages has', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEntry), async (entries) => {
        const walks = walksOver(entries);
        const found = await walks.entries(PAGES);
        for (const entry of found.ok ? found.value.entries : []) {
          expect(Object.keys(entry).filter((name) => !KEPT.has(name))).toEqual([]);
          expect(Object.keys(entry.page ?? {}).filter((name) => !LISTED.has(name))).toEqual([]);
        }
        expect(found.ok && ok(found.value.versions)).toEqual(await walks.versions(PAGES));
      }),
    );
  });
});
