import fc, { type Arbitrary } from 'fast-check';
import { LOCALES, type LocalizedText } from '#src/shared/locale.ts';

export const anyLocale = fc.constantFrom(...LOCALES);

/** Any text, lone surrogates and control characters included. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
);

/** Any text of these characters only. */
export const anyTextOf = (characters: string) =>
  fc.string({ unit: fc.constantFrom(...Array.from(characters)) });

/** Labels of merchandisers, careless ones included. */
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

/** An integer from 0: a count, a size in pixels, an id. */
export const anyCount = fc.nat();

/** A text per language, and for some countries a text of their own. */
export const anyLocalTexts: Arbitrary<LocalizedText> = fc.record(
  { nl: anyWording, de: anyWording, en: anyWording, 'nl-be': anyWording, 'de-at': anyWording },
  { requiredKeys: ['nl', 'de', 'en'] },
);
