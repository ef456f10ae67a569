import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePreviewQuery } from '#src/content/preview-query.ts';

describe('parsePreviewQuery', () => {
  it('reads what a live preview hands on', () => {
    const query = '?live_preview=abc&content_type_uid=page&entry_uid=home&page=2';
    expect(parsePreviewQuery(query)).toEqual({
      live_preview: 'abc',
      content_type_uid: 'page',
      entry_uid: 'home',
    });
    expect(parsePreviewQuery('?live_preview=abc')).toMatchObject({ live_preview: 'abc' });
  });

  it('takes an address without a key for an ordinary visit', () => {
    expect(parsePreviewQuery('')).toBeUndefined();
    expect(parsePreviewQuery('?live_preview=')).toBeUndefined();
    expect(parsePreviewQuery('?live_preview=+&entry_uid=home')).toBeUndefined();
  });

  it('answers any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const preview = parsePreviewQuery(text);
        expect(preview === undefined || preview.live_preview.trim() !== '').toBe(true);
      }),
    );
  });
});
