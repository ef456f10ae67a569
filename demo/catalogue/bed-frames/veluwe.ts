import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Wooden beds made to order. */
export const veluweBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'VEL-SCHUUR',
    brand: 'Veluwe Slaapatelier',
    model: 'Schuur',
    kind: KIND.woodenBed,
    summary: {
      nl: 'Massief eiken bed met een hoofdbord van liggende planken, in geolied naturel of in noten gebeitst.',
      de: 'Bett aus massiver Eiche mit einem Kopfteil aus Querbrettern, natur geölt oder in Nussbaum gebeizt.',
      'de-at':
        'Bett aus massiver Eiche mit einem Betthaupt aus Querbrettern, natur geölt oder in Nuss gebeizt.',
      en: 'A solid oak bed with a headboard of horizontal planks, oiled in its natural color or stained walnut.',
    },
    description: [
      {
        nl: 'De Schuur is gemaakt van planken van 28 mm dik, met noesten en al. De hoeken zijn met houten pennen verbonden: je zet het bed met één inbussleutel in elkaar en het kraakt ook na een verhuizing niet.',
        de: 'Die Schuur besteht aus 28 mm starken Brettern, mit allen Ästen. Die Ecken sind mit Holzzapfen verbunden: Aufgebaut wird mit einem einzigen Inbusschlüssel, und auch nach einem Umzug knarrt nichts.',
        'de-at':
          'Die Schuur besteht aus 28 mm starken Brettern, mit allen Ästen. Die Ecken sind mit Holzzapfen verbunden: Aufgebaut wird mit einem einzigen Inbusschlüssel, und auch nach einer Übersiedlung knarrt nichts.',
        en: 'The Schuur is made of planks more than an inch (28 mm) thick, knots included. Wooden pegs join the corners: one Allen key puts the bed together, and it will not creak after a move either.',
      },
      {
        nl: 'Bedbodem en matras kies je er los bij. De dragers zijn op drie hoogten te hangen, zodat een matras van 18 tot 28 cm op de goede hoogte ligt. Een keer per jaar een doek met meubelolie is al het onderhoud dat hij nodig heeft.',
        'nl-be':
          'Lattenbodem en matras kies je er los bij. De dragers zijn op drie hoogten te hangen, zodat een matras van 18 tot 28 cm op de goede hoogte ligt. Een keer per jaar een doek met meubelolie is al het onderhoud dat hij nodig heeft.',
        de: 'Lattenrost und Matratze wählen Sie dazu. Die Auflagen lassen sich in drei Höhen einhängen, so liegt eine Matratze von 18 bis 28 cm immer richtig. Ein Tuch mit Möbelöl einmal im Jahr genügt als Pflege.',
        en: 'Bed base and mattress are sold separately. The supports hang at three heights, so any mattress from 18 to 28 cm (7 to 11 in) ends up at the right level. A cloth with furniture oil once a year is all the care it needs.',
      },
    ],
    colors: [
      {
        color: 'eiken',
      },
      {
        color: 'noten',
        extra: 60,
        days: 30,
      },
    ],
    attributes: {
      ledikant_materiaal: 'eiken',
      ledikant_hoogte: 45,
      ledikant_hoofdbord_hoogte: 92,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_poten: 'eiken',
      ledikant_maximale_belasting: 150,
      ledikant_keurmerk: 'fsc',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: sizes(
      { '140x200': 899, '160x200': 949, '180x200': 999, '180x210': 1069, '200x200': 1099 },
      { days: 20, was: { '160x200': 999 } },
    ),
    popularity: 71,
    since: '2025-04-07',
  }),
];
