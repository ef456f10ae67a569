/** Compares two options of a facet; negative if the first stands before the second. */
export type CompareOptions = (a: string, b: string) => number;

/** The words of one step of a scale, in every language of the shop. */
type Step = readonly string[];

/** Steps from low to high; or the first number in a text, and texts without one before all others. */
type Scale = readonly Step[] | 'number';

const SOFT: Step = ['zacht', 'weich', 'soft', 'h1'];
const MEDIUM: Step = ['medium', 'mittel', 'h2'];
const FIRM: Step = ['stevig', 'fest', 'firm', 'h3'];
const EXTRA_FIRM: Step = ['extra-stevig', 'sehr-fest', 'extra-firm', 'extra-fest', 'h4', 'h5'];

/**
 * Firmness grades, soft to firm, each in the words of every language of the shop and of the trade
 * (`H3`): written as {@link optionWord} writes them.
 */
export const FIRMNESS_WORDS = {
  soft: SOFT,
  medium: MEDIUM,
  firm: FIRM,
  'extra-firm': EXTRA_FIRM,
} as const;

/**
 * Attributes whose options are steps of a scale, of any product type: soft to firm, cool to warm,
 * fixed to adjustable. Attributes whose options begin with a number need no scale (L3). Literals
 * alone, so that a browser, which sorts no options, loads none of them.
 */
const SCALES: Readonly<Record<string, Scale>> = {
  hardheid: [SOFT, MEDIUM, FIRM, EXTRA_FIRM],
  warmteklasse: [
    ['koel', 'leicht', 'cool'],
    ['gemiddeld', 'medium', 'mittel'],
    ['warm'],
    ['extra-warm', 'extrawarm'],
  ],
  seizoen: [
    ['zomer', 'sommer', 'summer'],
    ['lente-en-herfst', 'übergangszeit', 'spring-and-fall'],
    ['winter'],
    ['vier-seizoenen', 'vier-jahreszeiten', 'all-four-seasons'],
  ],
  wasbaar: 'number',
  verstelbaar: [
    ['vlak', 'nicht-verstellbar', 'flat'],
    ['met-de-hand', 'manuell', 'by-hand'],
    ['elektrisch', 'electric'],
  ],
  dimbaar: [
    ['niet-dimbaar', 'nicht-dimmbar', 'not-dimmable'],
    ['in-drie-standen', 'in-drei-stufen', 'in-three-steps'],
    ['traploos', 'stufenlos', 'stepless'],
  ],
};

/**
 * Puts the options of an attribute whose values are steps of a scale in the order of the scale; all
 * others, and unknown words after the known ones, in the plain order (L3). `names` are the keys of
 * the attribute, more than one if facets are merged (F8): the first that has a scale decides.
 */
export function orderByScale(names: readonly string[], plain: CompareOptions): CompareOptions {
  const scale = names.map(scaleOf).find((found) => found !== undefined);
  if (scale === undefined) return plain;
  return (a, b) => rankOn(scale, a) - rankOn(scale, b) || plain(a, b);
}

/** `matras_hardheid` and `topper_hardheid` share a scale. */
function scaleOf(name: string): Scale | undefined {
  const property = name.slice(name.indexOf('_') + 1);
  return Object.hasOwn(SCALES, property) ? SCALES[property] : undefined;
}

/** Finite, also for texts without a place on the scale: two of them are equal here. */
function rankOn(scale: Scale, option: string): number {
  if (scale === 'number') return Number(/\d{1,9}/u.exec(option)?.[0] ?? -1);
  const word = optionWord(option);
  const step = scale.findIndex((words) => words.includes(word));
  return step < 0 ? scale.length : step;
}

/** An option as scales spell it: `extra-firm` for "Extra firm (H4)" and `extra_firm`. */
export const optionWord = (option: string): string =>
  withoutNote(option)
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/gu, '-');

/** Removes the text from the first bracket to the last: "Fest" for "Fest (H3)". */
function withoutNote(word: string): string {
  const from = word.indexOf('(');
  const to = word.lastIndexOf(')');
  return from >= 0 && from < to ? word.slice(0, from) + word.slice(to + 1) : word;
}
