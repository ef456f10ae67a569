import fc, { type Arbitrary } from 'fast-check';
import type { LocalWords } from '#src/shared/local-words.ts';
import { LOCALES } from '#src/shared/locale.ts';

export const anyLocale = fc.constantFrom(...LOCALES);

/** Any text at all, lone surrogates and control characters included. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** Any text of these characters alone. */
export const anyTextOf = (characters: string) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)) });

/** What merchandisers write, and what they write on a bad day. */
const REAL_WORDINGS = [
  'Koudschuim|Pocketvering|H 3|H-3|h3|Wit|wit|Weiß|Weiss|WEISS|Größe|Grosse|Höhe|hohe|Crème',
  'Überlänge (220 cm)|Naturlatex & Rosshaar|7,5 cm|7.5 cm|100 % katoen|100% katoen|50/50|A+|A++',
  'C++ / 3D|İstanbul|ﬁjn|Белый|белый|مرتبة|日本製|★★★|🛏️|👩‍👩‍👧|+|/|%|%2B|.|..|-|||  dubbele  spatie ',
  `__proto__|constructor|u2605|${'x'.repeat(70)}`,
].flatMap((wordings) => wordings.split('|'));

export const anyWording = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...REAL_WORDINGS) },
  { weight: 1, arbitrary: anyText },
);

/** A whole number from 0: a count, a size in pixels, an id. */
export const anyCount = fc.nat();

/** A wording per language, and for a country or two one of its own. */
export const anyLocalWords: Arbitrary<LocalWords> = fc.record(
  { nl: anyWording, de: anyWording, en: anyWording, 'nl-be': anyWording, 'de-at': anyWording },
  { requiredKeys: ['nl', 'de', 'en'] },
);
