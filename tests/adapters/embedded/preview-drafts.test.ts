import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftsForPreview } from '#adapters/embedded/preview-drafts.ts';
import { otherDrafts, smallContent } from '../../support/small-content.ts';

const other = otherDrafts('other');
const keys = new Map([
  ['', otherDrafts('nobody')],
  ['the-first-key-of-two', smallContent],
  ['the-second-key-of-two', other],
]);
const open = (live_preview: string) => draftsForPreview(keys, { live_preview });

describe('draftsForPreview', () => {
  it('opens the drafts of a key', () => {
    expect(open('the-first-key-of-two')).toBe(smallContent);
    expect(open('the-second-key-of-two')).toBe(other);
  });

  it('opens nothing without a preview, nor by a key that is empty', () => {
    expect(draftsForPreview(keys, undefined)).toBeUndefined();
    expect(open('')).toBeUndefined();
  });

  it.each(['the-first-key-of-tw', 'the-first-key-of-two ', 'The-First-Key-Of-Two'])(
    'opens nothing by a key that is nearly right: %j',
    (key) => expect(open(key)).toBeUndefined(),
  );

  it('opens nothing by any other text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (key) => {
        fc.pre(!keys.has(key));
        expect(open(key)).toBeUndefined();
      }),
    );
  });
});
