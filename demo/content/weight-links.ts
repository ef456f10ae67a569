import { bandOf, gradeOf } from '#src/advice/advice-rules.ts';
import type { Firmness } from '#src/catalog/firmness.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import { adviceRules } from '../advice/rules.ts';
import { choice } from './filter-links.ts';

/** Weights in whole kilograms, both included, to which the advice gives the same grade. */
type Weights = { readonly grade: Firmness; readonly from: number; readonly upTo: number };

/** The links to mattresses by weight, as the rule of the advice has it for a sleeper on the back. */
export const weightLinks = () =>
  weightsByGrade().map(({ grade, from, upTo }) => {
    const { option, words } = GRADES[grade];
    return choice('mattresses', 'matras_hardheid', option, {
      nl: `${rangeText(from, upTo, DUTCH)}: ${words.nl}`,
      de: `${rangeText(from, upTo, GERMAN)}: ${words.de}`,
      en: `${rangeText(from, upTo, ENGLISH)}: ${words.en}`,
    });
  });

function weightsByGrade(): readonly Weights[] {
  const { from, to } = adviceRules.kilograms;
  const ranges: Weights[] = [];
  for (let kilograms = from; kilograms <= to; kilograms += 1) {
    const band = bandOf(adviceRules, kilograms);
    if (!band) continue;
    const grade = gradeOf(adviceRules, band.firmness);
    const last = ranges.at(-1);
    if (last?.grade === grade) ranges.splice(-1, 1, { ...last, upTo: kilograms });
    else ranges.push({ grade, from: kilograms, upTo: kilograms });
  }
  return ranges;
}

const GRADES = {
  soft: { option: 'zacht', words: { nl: 'zacht', de: 'weich', en: 'soft' } },
  medium: { option: 'medium', words: { nl: 'medium', de: 'mittel', en: 'medium' } },
  firm: { option: 'stevig', words: { nl: 'stevig', de: 'fest', en: 'firm' } },
  'extra-firm': {
    option: 'extra_stevig',
    words: { nl: 'extra stevig', de: 'sehr fest', en: 'extra firm' },
  },
} as const satisfies Readonly<
  Record<Firmness, { readonly option: string; readonly words: LocalizedText }>
>;

/** How a language writes weights from the lightest sleeper on, between two, and to the heaviest. */
type RangeWords = {
  readonly upTo: (to: number) => string;
  readonly between: (from: number, to: number) => string;
  readonly from: (from: number) => string;
};

const DUTCH: RangeWords = {
  upTo: (to) => `Tot en met ${to} kilo`,
  between: (from, to) => `${from} tot en met ${to} kilo`,
  from: (from) => `Vanaf ${from} kilo`,
};

const GERMAN: RangeWords = {
  upTo: (to) => `Bis ${to} Kilo`,
  between: (from, to) => `${from} bis ${to} Kilo`,
  from: (from) => `Ab ${from} Kilo`,
};

const ENGLISH: RangeWords = {
  upTo: (to) => `Up to ${to} kg (${pounds(to)} lb)`,
  between: (from, to) => `${from} to ${to} kg (${pounds(from)}–${pounds(to)} lb)`,
  from: (from) => `From ${from} kg (${pounds(from)} lb)`,
};

/** Rounded to tens, as in the articles. */
const pounds = (kilograms: number): number => Math.round((kilograms * 2.204_62) / 10) * 10;

function rangeText(from: number, upTo: number, words: RangeWords): string {
  if (from === adviceRules.kilograms.from) return words.upTo(upTo);
  if (upTo === adviceRules.kilograms.to) return words.from(from);
  return words.between(from, upTo);
}
