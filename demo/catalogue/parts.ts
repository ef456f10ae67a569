import type { ChoiceData, PartData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalWords } from '#src/shared/local-words.ts';
import type { ChoiceName } from '#src/catalog/bundle.ts';
import { toCents } from './offers.ts';
import { partPicture } from './pictures.ts';

/** What a box spring is made of, in the order in which it is put together. */
export const PARTS = {
  onderbox: { nl: 'Onderbox', de: 'Unterbox', en: 'Base' },
  matras: { nl: 'Matras', de: 'Matratze', en: 'Mattress' },
  topper: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  hoofdbord: { nl: 'Hoofdbord', de: 'Kopfteil', 'de-at': 'Betthaupt', en: 'Headboard' },
  poten: { nl: 'Poten', de: 'Füße', en: 'Legs' },
} as const satisfies Readonly<Record<string, LocalWords>>;

/** A part of a set as a merchandiser offers it; the first choice is in the price of the size. */
export type PartOffer = {
  readonly part: keyof typeof PARTS;
  readonly choices: readonly [ChoiceOffer, ...ChoiceOffer[]];
};

export type ChoiceOffer = {
  /** `latex`. */
  readonly key: string;
  readonly label: LocalWords;
  readonly summary?: LocalWords;
  /**
   * Euros beyond the first choice, below zero for less; none unless told. Where it depends on the
   * bed, by width in centimetres: `{ 140: 79, 160: 89, 180: 99 }`.
   */
  readonly extra?: number | Readonly<Record<number, number>>;
  readonly soldOut?: boolean;
  /** Choices of other parts that it does not go with. */
  readonly notWith?: readonly ChoiceName[];
};

/** The parts of a set as the shop sells them. */
export const partsOf = (offers: readonly PartOffer[]): readonly PartData[] =>
  offers.map(({ part, choices: [first, ...others] }) => ({
    key: part,
    label: PARTS[part],
    choices: [
      choiceOf(part, { ...first, extra: 0 }),
      ...others.map((choice) => choiceOf(part, choice)),
    ],
  }));

const choiceOf = (
  part: keyof typeof PARTS,
  { key, label, summary, extra = 0, soldOut = false, notWith }: ChoiceOffer,
): ChoiceData => ({
  key,
  label,
  ...(summary === undefined ? {} : { summary }),
  extraCents: typeof extra === 'number' ? toCents(extra) : centsByWidth(extra),
  isSoldOut: soldOut,
  picture: partPicture(part, key, label),
  ...(notWith && { notWith }),
});

const centsByWidth = (extras: Readonly<Record<number, number>>): Readonly<Record<number, number>> =>
  Object.fromEntries(Object.entries(extras).map(([width, euros]) => [width, toCents(euros)]));
