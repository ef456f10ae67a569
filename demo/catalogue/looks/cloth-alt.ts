import type { LocalizedText } from '#src/shared/locale.ts';
import { COLORS, type PictureColor } from '../picture-colors.ts';

/** Alternative text of goods of cloth: what is seen, its cloth and its color. */
export function clothAlt(
  subject: LocalizedText,
  cloth: LocalizedText,
  color: PictureColor,
): LocalizedText {
  const shade = COLORS[color];
  const dutch = `${cloth.nl} in ${shade.nl}`;
  const german = `${cloth.de} in ${shade.de}`;
  return {
    nl: `${subject.nl}: ${dutch}`,
    'nl-be': `${subject['nl-be'] ?? subject.nl}: ${dutch}`,
    de: `${subject.de}: ${german}`,
    'de-at': `${subject['de-at'] ?? subject.de}: ${german}`,
    en: `${subject.en}: ${shade.en} ${cloth.en}`,
  };
}
