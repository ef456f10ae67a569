import type { LocalizedText } from '#src/shared/locale.ts';
import type { Size } from '../offers.ts';

/** How a bed base looks beyond what its attributes say. Lengths are metres. */
export type BedBaseLook = {
  readonly thing: 'bed-base';
  /** The size on the picture, one that the product is sold in. */
  readonly size: Size;
  readonly wood: BaseWood;
  /** Width and thickness of a slat, and how far its middle is bent up. */
  readonly slat: number;
  readonly thick?: number;
  readonly crown?: number;
  readonly held: keyof typeof HELD;
  /** Numbers of slats, from the head, that have a second one below and sliders. */
  readonly doubled?: readonly number[];
  /** A band along the middle of the slats. */
  readonly strap?: boolean;
  /** Two beams along the middle, on legs. */
  readonly support?: boolean;
  /** Height of its legs; it lies on the floor if there are none. */
  readonly legs?: number;
  /** Beams across the frame, from its middle. */
  readonly beams?: readonly number[];
  /** From the head: length of each section, and the degrees by which it stands up. */
  readonly sections?: readonly (readonly [number, number])[];
  /** The number of the section that stays level. */
  readonly seat?: number;
  /** Place and height of each motor. */
  readonly motors?: readonly (readonly [number, number])[];
  /** The section that each pair of struts pushes up, and where their feet are. */
  readonly struts?: readonly (readonly [number, number])[];
  /** Degrees by which it leans up on its long side. */
  readonly leaning?: number;
  readonly turn: number;
  readonly mirrored?: boolean;
  readonly elevation?: number;
};

/** The woods of bed bases, and their names in pictures: what is stained dark is called oak. */
export const BASE_WOODS = {
  beuken: 'beech',
  berken: 'birch',
  grenen: 'pine',
  donker_beuken: 'oak',
  zwart: 'black',
} as const;

export type BaseWood = (typeof BASE_WOODS)[keyof typeof BASE_WOODS];

const WORDS = {
  beech: { nl: 'beukenhout', de: 'Buche', en: 'beech' },
  birch: { nl: 'berkenhout', de: 'Birke', en: 'birch' },
  pine: { nl: 'grenenhout', de: 'Kiefer', en: 'pine' },
  oak: { nl: 'donker gebeitst beukenhout', de: 'dunkel gebeizter Buche', en: 'dark beech' },
  black: { nl: 'zwart gebeitst hout', de: 'schwarz gebeiztem Holz', en: 'black-stained wood' },
} as const satisfies Readonly<Record<BaseWood, LocalizedText>>;

/** What the slats rest in. */
const HELD = {
  caps: { nl: 'rubberen kappen', de: 'Gummikappen', en: 'rubber caps' },
  pairs: { nl: 'dubbele kappen', de: 'Doppelkappen', en: 'double caps' },
  band: { nl: 'een katoenen band', de: 'einem Baumwollband', en: 'a cotton band' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

/** What the picture of a bed base shows. */
export function bedBaseAlt(look: BedBaseLook, name: string): LocalizedText {
  const wood = WORDS[look.wood];
  const held = HELD[look.held];
  const position = positionOf(look);
  // The label is on the long side before us, which those that lean or lie lengthwise hide.
  const isLabelSeen = look.leaning === undefined && look.turn > -45;
  const words = (subject: string, slats: string, label: string) =>
    [subject, slats, ...(isLabelSeen ? [label] : [])].join(', ');
  const dutch = [`latten in ${held.nl}`, `label ${name}`] as const;
  return {
    nl: words(`Bedbodem van ${wood.nl}, ${position.nl}`, ...dutch),
    'nl-be': words(`Lattenbodem van ${wood.nl}, ${position.nl}`, ...dutch),
    de: words(
      `Lattenrost aus ${wood.de}, ${position.de}`,
      `Leisten in ${held.de}`,
      `Etikett ${name}`,
    ),
    en: words(`Bed base of ${wood.en}, ${position.en}`, `its slats in ${held.en}`, `${name} label`),
  };
}

function positionOf({ sections }: BedBaseLook): LocalizedText {
  if (sections === undefined) return FLAT;
  const isLegUp = sections.slice(2).some(([, degrees]) => degrees > 0);
  return isLegUp ? RAISED : BACK_RAISED;
}

const FLAT = { nl: 'vlak', de: 'flach', en: 'flat' };
const BACK_RAISED = { nl: 'rug omhoog', de: 'Rückenteil angehoben', en: 'its back raised' };
const RAISED = {
  nl: 'rug en benen omhoog',
  de: 'Rücken- und Beinteil angehoben',
  en: 'its back and legs raised',
};
