import fc, { type Arbitrary } from 'fast-check';
import { LOCALES, type LocalizedText } from '#src/shared/locale.ts';

/** Number of code points from 0xd800 that are no characters. */
const SURROGATES = 0x800;

export const anyLocale = fc.constantFrom(...LOCALES);

/**
 * Any character, control characters included. The unit `binary` of fast-check gives the same, but
 * lists all million of them first, in every worker.
 */
export const anyCharacter = fc
  .nat(0x10_ffff - SURROGATES)
  .map((number) => String.fromCodePoint(number + (number < 0xd800 ? 0 : SURROGATES)), numberOf);

/** No number if a text is not one character: fast-check asks it for texts of its own. */
function numberOf(text: unknown): number {
  const [character = '', ...others] = String(text);
  const point = others.length === 0 ? character.codePointAt(0) : undefined;
  return point === undefined ? Number.NaN : point - (point < 0xd800 ? 0 : SURROGATES);
}

/** Any text, control characters included. */
export const anyText = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: anyCharacter }),
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
