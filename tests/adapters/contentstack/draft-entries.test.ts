import { describe, expect, it } from 'vitest';
import type { ContentApi, EntriesQuery } from '#adapters/contentstack/content-api.ts';
import { differsFromPublished } from '#adapters/contentstack/draft-entries.ts';
import type { JsonObject } from '#adapters/contentstack/reading/json-object.ts';
import { err, ok } from '#src/shared/result.ts';

const file = { uid: 'picture', _version: 1, url: 'https://images/picture.jpg' };
const part = { uid: 'firm', _version: 3, title: 'Firm', image: file };
const page = {
  uid: 'mattresses',
  _version: 7,
  locale: 'nl-nl',
  filtered_pages: [part, { uid: 'soft', _version: 1 }],
};

const AWAY = err({ kind: 'content-unavailable', status: 503, message: 'away', url: '' } as const);

/** A content API with these published entries. */
function published(...entries: JsonObject[]): ContentApi & { readonly queries: EntriesQuery[] } {
  const queries: EntriesQuery[] = [];
  return {
    queries,
    entries(_contentType, question) {
      queries.push(question);
      return Promise.resolve(ok(entries));
    },
    allEntries: () => Promise.resolve(AWAY),
    imageDimensions: () => Promise.resolve(AWAY),
  };
}

const SHOWN_WITH = { locale: 'nl-nl', include: ['filtered_pages'] } as const;
const judge = (api: ContentApi, entry: JsonObject) =>
  differsFromPublished(api, 'page', entry, SHOWN_WITH);

describe('differsFromPublished', () => {
  it('reads published entries with the query of the preview', async () => {
    const api = published(page);
    await judge(api, page);
    expect(api.queries).toEqual([{ ...SHOWN_WITH, query: { uid: 'mattresses' } }]);
  });

  it.each<[string, JsonObject | undefined, boolean]>([
    ['the same version', page, false],
    [
      'the same version with its parts in another order',
      { ...page, filtered_pages: page.filtered_pages.toReversed() },
      false,
    ],
    ['nothing', undefined, true],
    ['an older version', { ...page, _version: 6 }, true],
    ['a version of another locale', { ...page, locale: 'nl-be' }, true],
    [
      'an older version of a part',
      { ...page, filtered_pages: [{ ...part, _version: 2 }, page.filtered_pages[1]] },
      true,
    ],
    ['a version without a part', { ...page, filtered_pages: [part] }, true],
    [
      'an older picture in a part',
      {
        ...page,
        filtered_pages: [{ ...part, image: { ...file, _version: 0 } }, page.filtered_pages[1]],
      },
      true,
    ],
  ])(
    'compares the versions of a preview with those of the published entry: %s',
    async (_case, known, differs) => {
      expect(await judge(published(...(known ? [known] : [])), page)).toEqual(ok(differs));
    },
  );

  it('B4 fails while published entries are unavailable', async () => {
    const away = { ...published(), entries: () => Promise.resolve(AWAY) };
    expect(await judge(away, page)).toEqual(AWAY);
  });
});
