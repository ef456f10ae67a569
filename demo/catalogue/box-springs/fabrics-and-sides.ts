import type { LocalizedText } from '#src/shared/locale.ts';
import { FIRMNESS } from '../attributes/options.ts';
import type { ChoiceOffer, PartOffer } from '../parts.ts';

const COLORS = {
  ecru: { nl: 'ecru', de: 'Ecru', en: 'ecru' },
  zand: { nl: 'zand', de: 'Sand', en: 'sand' },
  havermout: { nl: 'havermout', de: 'Hafer', en: 'oatmeal' },
  salie: { nl: 'salie', de: 'Salbei', en: 'sage' },
  duif: { nl: 'duifgrijs', de: 'Taubengrau', en: 'dove gray' },
  inkt: { nl: 'inkt', de: 'Tinte', en: 'ink' },
  room: { nl: 'roomwit', de: 'Rahmweiß', en: 'cream' },
  steen: { nl: 'steen', de: 'Stein', en: 'stone' },
  mos: { nl: 'mos', de: 'Moos', en: 'moss' },
  grafiet: { nl: 'grafiet', de: 'Graphit', en: 'graphite' },
  poeder: { nl: 'poeder', de: 'Puder', en: 'powder' },
  oker: { nl: 'oker', de: 'Ocker', en: 'ochre' },
  roest: { nl: 'roest', de: 'Rost', en: 'rust' },
  bos: { nl: 'bosgroen', de: 'Waldgrün', en: 'forest' },
  petrol: { nl: 'petrol', de: 'Petrol', en: 'teal' },
  nacht: { nl: 'nachtblauw', de: 'Nachtblau', en: 'midnight' },
  kiezel: { nl: 'kiezel', de: 'Kiesel', en: 'pebble' },
  karamel: { nl: 'karamel', de: 'Karamell', en: 'caramel' },
  olijf: { nl: 'olijf', de: 'Olive', en: 'olive' },
  bordeaux: { nl: 'bordeaux', de: 'Bordeaux', en: 'burgundy' },
  licht: { nl: 'lichtgrijs', de: 'Hellgrau', en: 'light gray' },
  taupe: { nl: 'taupe', de: 'Taupe', en: 'taupe' },
  staal: { nl: 'staalblauw', de: 'Stahlblau', en: 'steel blue' },
  antraciet: { nl: 'antraciet', de: 'Anthrazit', en: 'charcoal' },
} as const satisfies Readonly<Record<string, LocalizedText>>;

type ColorName = keyof typeof COLORS;

/** A weave in some colors, with its surcharge in euros. */
function inColors(
  weave: string,
  { nl, de, en }: Readonly<Record<'nl' | 'de' | 'en', string>>,
  extra: number,
  names: readonly ColorName[],
): readonly ChoiceOffer[] {
  return names.map((name) => ({
    key: `${weave}_${name}`,
    label: {
      nl: `${nl} ${COLORS[name].nl}`,
      de: `${de} ${COLORS[name].de}`,
      en: `${en}, ${COLORS[name].en}`,
    },
    extra,
  }));
}

/** The fabric that a bed is photographed in, or one of twenty-four others. */
export const FABRIC_PART = {
  part: 'stof',
  choices: [
    {
      key: 'standaard',
      label: {
        nl: 'Geweven stof, zoals op de foto',
        de: 'Webstoff, wie auf dem Foto',
        en: 'Woven fabric, as photographed',
      },
      pictured: false,
    },
    ...inColors('linnen', { nl: 'Linnen', de: 'Leinen', en: 'Linen' }, 79, [
      'ecru',
      'zand',
      'havermout',
      'salie',
      'duif',
      'inkt',
    ]),
    ...inColors('boucle', { nl: 'Bouclé', de: 'Bouclé', en: 'Bouclé' }, 129, [
      'room',
      'steen',
      'mos',
      'grafiet',
    ]),
    ...inColors('velours', { nl: 'Velours', de: 'Velours', en: 'Velvet' }, 99, [
      'poeder',
      'oker',
      'roest',
      'bos',
      'petrol',
      'nacht',
    ]),
    ...inColors('rib', { nl: 'Ribfluweel', de: 'Cord', en: 'Corduroy' }, 99, [
      'kiezel',
      'karamel',
      'olijf',
      'bordeaux',
    ]),
    ...inColors('visgraat', { nl: 'Visgraat', de: 'Fischgrat', en: 'Herringbone' }, 119, [
      'licht',
      'taupe',
      'staal',
      'antraciet',
    ]),
  ],
} as const satisfies PartOffer;

const AS_CHOSEN = {
  key: 'gelijk',
  label: {
    nl: 'Zoals het hele bed',
    de: 'Wie das ganze Bett',
    en: 'As the whole bed',
  },
  pictured: false,
} as const satisfies ChoiceOffer;

const firmnesses = (): PartOffer['choices'] => [
  AS_CHOSEN,
  ...(['zacht', 'medium', 'stevig', 'extra_stevig'] as const).map((key) => ({
    key,
    label: FIRMNESS[key],
    pictured: false,
  })),
];

/** A firmness for each sleeper, of box springs with two mattresses. */
export const FIRMNESS_PER_SIDE: readonly PartOffer[] = [
  { part: 'hardheid_links', choices: firmnesses() },
  { part: 'hardheid_rechts', choices: firmnesses() },
];
