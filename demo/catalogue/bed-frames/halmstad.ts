import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Beds from stock, for a smaller budget. */
export const halmstadBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'HAL-FURU',
    brand: 'Halmstad',
    model: 'Furu',
    kind: KIND.storageBed,
    summary: {
      nl: 'Wit gelakt grenen bed met vier ruime laden, die je van beide kanten opentrekt.',
      de: 'Weiß lackiertes Kiefernbett mit vier geräumigen Schubladen, die sich von beiden Seiten öffnen.',
      'de-at':
        'Weiß lackiertes Kiefernbett mit vier geräumigen Laden, die sich von beiden Seiten öffnen.',
      en: 'A white painted pine bed with four roomy drawers, two on each side.',
    },
    description: [
      {
        nl: 'In de laden van de Furu passen twee dekbedden en een stapel truien. Ze staan los onder het bed en lopen op wieltjes over de vloer, dus ook vol blijven ze licht lopen.',
        'nl-be':
          'In de laden van de Furu passen twee donsdekens en een stapel truien. Ze staan los onder het bed en lopen op wieltjes over de vloer, dus ook vol blijven ze licht lopen.',
        de: 'In die Schubladen der Furu passen zwei Bettdecken und ein Stapel Pullover. Sie stehen lose unter dem Bett und rollen auf dem Boden, laufen also auch voll noch leicht.',
        'de-at':
          'In die Laden der Furu passen zwei Bettdecken und ein Stapel Pullover. Sie stehen lose unter dem Bett und rollen auf dem Boden, laufen also auch voll noch leicht.',
        en: 'The drawers of the Furu take two duvets and a pile of sweaters. They stand loose under the bed and roll on the floor, so they move easily even when full.',
      },
      {
        nl: 'Het hout is gelakt met matte lak op waterbasis. De vloer onder het bed moet vlak zijn: op hoogpolig tapijt lopen de laden zwaar.',
        de: 'Das Holz ist mit mattem Lack auf Wasserbasis behandelt. Der Boden unter dem Bett sollte eben sein: Auf Hochflor rollen die Schubladen schwer.',
        'de-at':
          'Das Holz ist mit mattem Lack auf Wasserbasis behandelt. Der Boden unter dem Bett sollte eben sein: Auf Hochflor rollen die Laden schwer.',
        en: 'The wood has a matte water-based finish. Put the bed on a level floor: the drawers do not roll well on a deep-pile carpet.',
      },
    ],
    attributes: {
      kleur: 'wit',
      ledikant_materiaal: 'grenen',
      ledikant_hoogte: 42,
      ledikant_hoofdbord_hoogte: 88,
      ledikant_hoofdbord_dikte: 2,
      ledikant_voetbord: 'geen',
      ledikant_opbergruimte: 'laden',
      ledikant_laden: 4,
      ledikant_maximale_belasting: 120,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes({ '140x200': 449, '160x200': 489, '180x200': 519 }, { days: 3 }),
    popularity: 154,
    since: '2024-09-02',
  }),
];
