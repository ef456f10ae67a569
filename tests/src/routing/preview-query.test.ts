import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreviewQuery, validatePreviewQuery } from '#src/routing/preview-query.ts';

describe('parsePreviewQuery', () => {
  it('reads what a live preview hands on', () => {
    const query = '?live_preview=abc&content_type_uid=page&entry_uid=home&page=2';
    expect(parsePreviewQuery(query)).toEqual({
      live_preview: 'abc',
      content_type_uid: 'page',
      entry_uid: 'home',
    });
    expect(parsePreviewQuery('?live_preview=abc')).toEqual({ live_preview: 'abc' });
  });

  it.each(['2026-12-01T09:00:00.000Z', '2026-12-01T09:00Z', '2026-12-01T09:00:00+01:00'])(
    'reads for which moment the shop is looked at: %s',
    (moment) => {
      const query = `?live_preview=abc&preview_timestamp=${encodeURIComponent(moment)}`;
      expect(parsePreviewQuery(query)?.preview_timestamp).toBe(moment);
    },
  );

  it('takes an address without a key for an ordinary visit', () => {
    expect(parsePreviewQuery('')).toBeUndefined();
    expect(parsePreviewQuery('?live_preview=')).toBeUndefined();
    expect(parsePreviewQuery('?live_preview=+&entry_uid=home')).toBeUndefined();
  });

  it.each(['a b', 'a%0D%0Ab', 'a.b', '%D0%BA%D0%BB%D1%8E%D1%87', 'x'.repeat(201), '%00', '../a'])(
    'takes a key that no content service makes for none: %s',
    (key) => {
      expect(parsePreviewQuery(`?live_preview=${key}`)).toBeUndefined();
    },
  );

  it('leaves out what else cannot travel in a header', () => {
    const query =
      '?live_preview=abc&entry_uid=a%0Ab&content_type_uid=a+b&preview_timestamp=yesterday';
    expect(parsePreviewQuery(query)).toEqual({ live_preview: 'abc' });
  });

  it('answers any text, with nothing that breaks a header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (key, entry) => {
        const preview = parsePreviewQuery(
          `?${new URLSearchParams({ live_preview: key, entry_uid: entry }).toString()}`,
        );
        for (const value of Object.values(preview ?? {})) expect(value).toMatch(/^[\w-]{1,200}$/u);
      }),
    );
  });
});

describe('validatePreviewQuery', () => {
  it('reads of a program what the address of a page would say', () => {
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
