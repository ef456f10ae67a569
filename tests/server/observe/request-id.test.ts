import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { requestIdOf } from '#server/observe/request-id.ts';

const own = () => 'our-own-name';

describe('requestIdOf', () => {
  it.each([
    '0b8f7a52-3c1d-4e5f-8a9b-1c2d3e4f5a6b',
    '4bf92f3577b34da6a3ce929d0e0e4736',
    'a.b_c-d.e',
  ])('keeps an id that is fit for a log: %s', (header) =>
    expect(requestIdOf(header, own)).toBe(header),
  );

  it.each([undefined, '', 'short', 'a'.repeat(65), 'two words', 'a;b=c;d=e', '"quoted-name"'])(
    'generates one instead of %s',
    (header) => expect(requestIdOf(header, own)).toBe('our-own-name'),
  );

  it('is always one word, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (header) => {
        expect(requestIdOf(header, own)).toMatch(/^[\w.-]{8,64}$/u);
      }),
    );
  });
});
