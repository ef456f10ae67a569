import type { LocalizedText } from '#src/shared/locale.ts';

/** What a picture from nearby shows. */
const PARTS = {
  drawer: { nl: 'open lade', de: 'offene Schublade', 'de-at': 'offene Lade', en: 'open drawer' },
  seat: { nl: 'zitting', de: 'Sitzfläche', en: 'seat' },
  side: { nl: 'rand en bovenkant', de: 'Rand und Oberseite', en: 'border and top' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

export type Part = keyof typeof PARTS;

/** What a picture from nearby shows; `shade` is the product's color, after "in". */
export function detailAlt(part: Part, shade: LocalizedText | undefined): LocalizedText {
  const words: LocalizedText = PARTS[part];
  const dutch = shade ? `, in ${shade.nl}` : '';
  const german = shade ? `, in ${shade.de}` : '';
  return {
    nl: `Van dichtbij: ${words.nl}${dutch}`,
    ...(words['nl-be'] && { 'nl-be': `Van dichtbij: ${words['nl-be']}${dutch}` }),
    de: `Aus der Nähe: ${words.de}${german}`,
    ...(words['de-at'] && { 'de-at': `Aus der Nähe: ${words['de-at']}${german}` }),
    en: `Close-up: ${words.en}${shade ? `, in ${shade.en}` : ''}`,
  };
}
