import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hasPreviewParam,
  isPreviewIdentifier,
  isPreviewTimestamp,
  parsePreviewQuery,
  validatePreviewQuery,
} from '#src/routing/preview-query.ts';
import { anyCharacter } from '../../support/arbitraries/texts.ts';

describe('parsePreviewQuery', () => {
  it('parses the preview parameters and ignores others', () => {
    const query = '?live_preview=abc&content_type_uid=page&entry_uid=home&page=2';
    expect(parsePreviewQuery(query)).toEqual({
      live_preview: 'abc',
      content_type_uid: 'page',
      entry_uid: 'home',
    });
    expect(parsePreviewQuery('?live_preview=abc')).toStrictEqual({ live_preview: 'abc' });
    expect(parsePreviewQuery('?live_preview=%20abc+')).toEqual({ live_preview: 'abc' });
  });

  it.each(['2026-12-01T09:00:00.000Z', '2026-12-01T09:00Z', '2026-12-01T09:00:00+01:00'])(
    'parses the preview timestamp %s',
    (moment) => {
      const query = `?live_preview=abc&preview_timestamp=${encodeURIComponent(moment)}`;
      expect(parsePreviewQuery(query)?.preview_timestamp).toBe(moment);
    },
  );

  it('returns undefined without a live preview key', () => {
    expect(parsePreviewQuery('')).toBeUndefined();
    expect(parsePreviewQuery('?live_preview=')).toBeUndefined();
    expect(parsePreviewQuery('?live_preview=+&entry_uid=home')).toBeUndefined();
  });

  it.each(['a b', 'a%0D%0Ab', 'a.b', '%D0%BA%D0%BB%D1%8E%D1%87', 'x'.repeat(201), '%00', '../a'])(
    'returns undefined for the malformed key %s',
    (key) => {
      expect(parsePreviewQuery(`?live_preview=${key}`)).toBeUndefined();
    },
  );

  it('drops other fields that are not safe in a header', () => {
    const query =
      '?live_preview=abc&entry_uid=a%0Ab&content_type_uid=a+b&preview_timestamp=yesterday';
    expect(parsePreviewQuery(query)).toEqual({ live_preview: 'abc' });
  });

  it('returns only header-safe values for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.string(), (key, entry) => {
        const preview = parsePreviewQuery(
          `?${new URLSearchParams({ live_preview: key, entry_uid: entry }).toString()}`,
        );
        for (const value of Object.values(preview ?? {})) expect(value).toMatch(/^[\w-]{1,200}$/u);
      }),
    );
  });
});

describe('hasPreviewParam', () => {
  it('is true for an address with a key, valid or not', () => {
    expect(['?live_preview=abc', '?a=1&live_preview=a+b'].map(hasPreviewParam)).toEqual([
      true,
      true,
    ]);
    expect(['', '?entry_uid=home'].map(hasPreviewParam)).toEqual([false, false]);
  });
});

describe('isPreviewIdentifier and isPreviewTimestamp', () => {
  it('are true for what can be sent in a header', () => {
    expect(['home_1-a', 'x'.repeat(200)].map(isPreviewIdentifier)).toEqual([true, true]);
    expect(['', 'a b', 'x'.repeat(201)].some(isPreviewIdentifier)).toBe(false);
    expect(isPreviewTimestamp('2026-12-01T09:00Z')).toBe(true);
    expect(['', '2026-12-01', ' 2026-12-01T09:00Z'].some(isPreviewTimestamp)).toBe(false);
  });
});

describe('validatePreviewQuery', () => {
  it('validates raw parameters like parsePreviewQuery validates a query string', () => {
    expect(validatePreviewQuery({ live_preview: 'abc', entry_uid: 'a b' })).toEqual({
      live_preview: 'abc',
    });
    expect(validatePreviewQuery({ live_preview: 'a b', entry_uid: 'home' })).toBeUndefined();
    expect(validatePreviewQuery({ entry_uid: 'home' })).toBeUndefined();
    fc.assert(
      fc.property(anyWrittenPreview, (written) => {
        const query = `?${new URLSearchParams(written).toString()}`;
        expect(validatePreviewQuery(written)).toEqual(parsePreviewQuery(query));
      }),
    );
  });
});

const anyWord = fc.oneof(
  fc.stringMatching(/^[\w-]{1,9}$/),
  fc.constantFrom('', 'a b', 'x'.repeat(201), '2026-12-01T09:00Z', '\r\n'),
);

const anyWrittenPreview = fc.record(
  {
    live_preview: anyWord,
    content_type_uid: anyWord,
    entry_uid: anyWord,
    preview_timestamp: anyWord,
  },
  { requiredKeys: [] },
);
