import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type FilterRefusal, parseFilterSegments } from '#src/filters/url-grammar.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { err, ok } from '#src/shared/result.ts';
import { anyText } from '../../support/arbitraries/texts.ts';
import { inScope } from '../../support/test-scope.ts';

const refused = (kind: FilterRefusal['kind'], segment: string, position: number) =>
  err({ kind, segment, position });

/** `count` filters with different names. */
const filters = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => [`naam-${index}`, 'waarde']).flat();

/** A refusal names one of several joined values. */
const expected = (segment: string) => segment.split('+')[0] ?? '';

/** Any part of a segment that clients may send, raw bytes included. */
const anyPart = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 4 }).map((bytes) => [...bytes].map(escaped).join('')),
  anyText,
  anyText.map(encodePercent),
  fc.constantFrom('+', '%2B', '%2b', '%', '%zz', '%20', '__proto__', 'x'.repeat(60), '%00', ''),
);

const escaped = (byte: number): string => `%${byte.toString(16).padStart(2, '0')}`;

/** Few segments, many, or more than any listing has filters. */
const anySegments = fc
  .array(
    fc.array(anyPart, { maxLength: 3 }).map((parts) => parts.join('')),
    { maxLength: 6 },
  )
  .chain((some) => fc.constantFrom(some, some, some, [...filters(256 - some.length), ...some]))
  .chain((some) => fc.constantFrom(some, some, some, [...some, ...filters(300)]));

/** Errors in a decoded name; a value can have these and more. */
const WRONG_NAMES = {
  'malformed-escape': (read: string | undefined) => read === undefined,
  'control-character': (read = '') => /\p{Cc}/u.test(read),
};
const WRONG_VALUES = {
  ...WRONG_NAMES,
  'empty-value': (read: string | undefined) => read?.trim() === '',
  'too-long-value': (read = '') => read.length > 64,
};

/** All errors in segments, part by part and in no order. */
function wrongsOf(segments: readonly string[]): readonly FilterRefusal[] {
  const last = segments.length - 1;
  const tooMany = {
    kind: 'too-many-segments',
    position: 512,
    segment: cut(segments[512]),
  } as const;
  const odd = { kind: 'odd-segments', position: last, segment: cut(segments[last]) } as const;
  return [
    ...(last >= 512 ? [tooMany] : []),
    ...(last >= 0 && last % 2 === 0 ? [odd] : []),
    ...segments.flatMap((segment, position) =>
      position % 2 === 0
        ? wrongsOfPart(segment, position, WRONG_NAMES)
        : segment.split(/\+|%2b/iu).flatMap((part) => wrongsOfPart(part, position, WRONG_VALUES)),
    ),
  ];
}

const wrongsOfPart = (
  part: string,
  position: number,
  wrongs: Partial<typeof WRONG_VALUES>,
): readonly FilterRefusal[] =>
  (Object.keys(wrongs) as (keyof typeof WRONG_VALUES)[])
    .filter((kind) => wrongs[kind]?.(decoded(part)))
    .map((kind) => ({ kind, position, segment: cut(part) }));

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

const cut = (segment = ''): string => segment.slice(0, 80);

describe('parseFilterSegments', () => {
  it('F1 reads names and values in turn', () => {
    expect(parseFilterSegments(['maat', '140x200+160x200', 'prijs', '200-500'])).toEqual(
      ok([
        { name: 'maat', values: ['140x200', '160x200'] },
        { name: 'prijs', values: ['200-500'] },
      ]),
    );
  });

  it('F1 returns no filters for no segments', () => {
    expect(parseFilterSegments([])).toEqual(ok([]));
  });

  it('F1 rejects a name without a value and returns the name', () => {
    expect(parseFilterSegments(['maat', '90x200', 'kleur'])).toEqual(
      refused('odd-segments', 'kleur', 2),
    );
  });

  it('F3 splits values before it decodes them', () => {
    expect(parseFilterSegments(['gr%C3%B6%C3%9Fe', 'a%252Bb+c%2Fd'])).toEqual(
      ok([{ name: 'größe', values: ['a%2Bb', 'c/d'] }]),
    );
  });

  it.each(['140x200%2B160x200', '140x200%2b160x200'])(
    'F2 parses %s like values joined with an unencoded plus',
    (encoded) => {
      expect(parseFilterSegments(['maat', encoded])).toEqual(
        parseFilterSegments(['maat', '140x200+160x200']),
      );
    },
  );

  it('F8 keeps repeated names', () => {
    const written = ['maat', '90x200', 'maat', '80x200'];
    expect(parseFilterSegments(written)).toEqual(
      ok([
        { name: 'maat', values: ['90x200'] },
        { name: 'maat', values: ['80x200'] },
      ]),
    );
  });

  it.each([
    ['malformed-escape', ['kleur', '100%']],
    ['malformed-escape', ['kleur', '%C3']],
    ['malformed-escape', ['%zz', 'wit']],
    ['control-character', ['kleur', 'wit%00']],
    ['control-character', ['kleur', 'wit\u007F']],
    ['control-character', ['kl%0Aeur', 'wit']],
    ['empty-value', ['kleur', '']],
    ['empty-value', ['kleur', 'wit+']],
    ['empty-value', ['kleur', 'wit%2B']],
    ['empty-value', ['kleur', '%20']],
    ['too-long-value', ['kleur', 'x'.repeat(65)]],
  ] as const)('F10 refuses %s in %j', (kind, segments) => {
    expect(parseFilterSegments(segments)).toMatchObject({ ok: false, error: { kind } });
  });

  it('F10 measures a value when it is decoded', () => {
    expect(parseFilterSegments(['kleur', '%C3%A9'.repeat(64)]).ok).toBe(true);
    expect(parseFilterSegments(['kleur', '%C3%A9'.repeat(65)]).ok).toBe(false);
  });

  it('F10 returns the rejected part, truncated', () => {
    expect(parseFilterSegments(['kleur', 'wit+50%'])).toEqual(
      refused('malformed-escape', '50%', 1),
    );
    expect(parseFilterSegments(['kleur', 'y'.repeat(200)])).toEqual(
      refused('too-long-value', 'y'.repeat(80), 1),
    );
  });

  it.each([
    ['%zz', 0],
    ['kleur', 1],
    ['kl%0Aeur', 2],
    ['maat', 3],
  ] as const)('F10 returns the position of a rejected segment: %s, %i', (name, position) => {
    const segments = position < 2 ? [name, '%zz'] : ['kleur', 'wit', name, '%zz'];
    expect(parseFilterSegments(segments)).toMatchObject({ ok: false, error: { position } });
  });

  it('F10 reads 512 segments and refuses the next one', () => {
    expect(parseFilterSegments(filters(256))).toMatchObject({ ok: true });
    expect(parseFilterSegments([...filters(256), 'maat', '90x200'])).toEqual(
      refused('too-many-segments', 'maat', 512),
    );
    expect(parseFilterSegments([...filters(256), 'maat'])).toEqual(
      refused('too-many-segments', 'maat', 512),
    );
    expect(parseFilterSegments(filters(5000))).toEqual(
      refused('too-many-segments', 'naam-256', 512),
    );
  });

  it('F10 accepts prototype property names, emoji and right-to-left text', () => {
    expect(parseFilterSegments(['__proto__', 'constructor', '🛏️', 'مرتبة'])).toEqual(
      ok([
        { name: '__proto__', values: ['constructor'] },
        { name: '🛏️', values: ['مرتبة'] },
      ]),
    );
  });

  it.each([
    ['%00', 'control-character'],
    ['\u0000', 'control-character'],
    ['%C2%85', 'control-character'],
    ['%ED%A0%80', 'malformed-escape'],
    ['%FF', 'malformed-escape'],
    ['%C0%AE', 'malformed-escape'],
    ['%u0041', 'malformed-escape'],
    ['%20%E3%80%80', 'empty-value'],
    ['++', 'empty-value'],
  ] as const)('F10 refuses the bytes of %j', (segment, kind) => {
    expect(parseFilterSegments(['kleur', segment])).toEqual(refused(kind, expected(segment), 1));
  });

  it.each([
    ['.', '.'],
    ['..', '..'],
    ['..%2F..%2Fetc%2Fpasswd', '../../etc/passwd'],
    ['%2F', '/'],
    ['%5C', '\\'],
    ['%252F', '%2F'],
    ['\uD83D', '\uD83D'],
    ['%E2%80%AE', '\u202E'],
    ['%D9%85%D8%B1', 'مر'],
    ['<script>', '<script>'],
  ])('F10 accepts %j like any other text', (segment, value) => {
    expect(parseFilterSegments([segment, segment])).toEqual(ok([{ name: value, values: [value] }]));
  });

  it('F10 accepts any valid input, and rejects any other with an actual error and its position', () => {
    fc.assert(
      fc.property(anySegments, (segments) => {
        const parsed = parseFilterSegments(segments);
        const wrongs = wrongsOf(segments);
        expect(parsed.ok).toBe(wrongs.length === 0);
        expect(wrongs).toEqual(expect.arrayContaining(parsed.ok ? [] : [parsed.error]));
        const read = parsed.ok ? 2 * parsed.value.length : segments.length;
        expect(read).toBe(segments.length);
      }),
      { numRuns: inScope(1000, 250) },
    );
  });

  it('F3 round-trips any values without a plus', () => {
    const anyValue = fc
      .string({ unit: 'grapheme', maxLength: 12 })
      .map((text) => `v${text.replaceAll(/[\p{C}+]/gu, '')}`);
    const anyJoiner = fc.constantFrom('+', '%2B', '%2b');
    fc.assert(
      fc.property(fc.array(anyValue, { minLength: 1 }), anyJoiner, (values, joiner) => {
        const segment = values.map((value) => encodeURIComponent(value.slice(0, 64))).join(joiner);
        expect(parseFilterSegments(['kleur', segment])).toEqual(ok([{ name: 'kleur', values }]));
      }),
    );
  });
});
