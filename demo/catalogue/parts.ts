import type { ChoiceData, PartData } from '#adapters/embedded/catalogue-data.ts';
import type { LocalizedText } from '#src/shared/locale.ts';
import type { ChoiceRef } from '#src/catalog/bundle.ts';
import { toCents } from './offers.ts';
import { fabricPicture, partPicture } from './pictures.ts';

/** Parts of a box spring, in the order of the configurator. */
export const PARTS = {
  onderbox: { nl: 'Onderbox', de: 'Unterbox', en: 'Base' },
  matras: { nl: 'Matras', de: 'Matratze', en: 'Mattress' },
  topper: { nl: 'Topper', de: 'Topper', en: 'Topper' },
  hoofdbord: { nl: 'Hoofdbord', de: 'Kopfteil', 'de-at': 'Betthaupt', en: 'Headboard' },
  poten: { nl: 'Poten', de: 'Füße', en: 'Legs' },
  stof: { nl: 'Stof', de: 'Stoff', en: 'Fabric' },
  hardheid_links: { nl: 'Hardheid links', de: 'Härte links', en: 'Firmness, left' },
  hardheid_rechts: { nl: 'Hardheid rechts', de: 'Härte rechts', en: 'Firmness, right' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** A part of a set as a merchandiser offers it; the price of the size includes the first choice. */
export type PartOffer = {
  readonly part: keyof typeof PARTS;
  readonly choices: readonly [ChoiceOffer, ...ChoiceOffer[]];
};

export type ChoiceOffer = {
  /** Such as `latex`. */
  readonly key: string;
  readonly label: LocalizedText;
  readonly summary?: LocalizedText;
  /**
   * Surcharge over the first choice in euros, negative for a discount; 0 by default. If it depends
   * on the bed, by width in centimetres: `{ 140: 79, 160: 89, 180: 99 }`.
   */
  readonly extra?: number | Readonly<Record<number, number>>;
  readonly soldOut?: boolean;
  /** Incompatible choices of other parts. */
  readonly notWith?: readonly ChoiceRef[];
  /** Whether a file shows it, as most choices: by default yes. */
  readonly pictured?: boolean;
};

/** The parts of a set as the shop stores them. */
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
  { key, label, summary, extra = 0, soldOut = false, notWith, pictured = true }: ChoiceOffer,
): ChoiceData => ({
  key,
  label,
  ...(summary === undefined ? {} : { summary }),
  extraCents: typeof extra === 'number' ? toCents(extra) : centsByWidth(extra),
  isSoldOut: soldOut,
  ...(pictured && {
    picture: part === 'stof' ? fabricPicture(key, label) : partPicture(part, key, label),
  }),
  ...(notWith && { notWith }),
});

const centsByWidth = (extras: Readonly<Record<number, number>>): Readonly<Record<number, number>> =>
  Object.fromEntries(Object.entries(extras).map(([width, euros]) => [width, toCents(euros)]));
