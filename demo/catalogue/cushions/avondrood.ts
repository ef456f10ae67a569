import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cushion } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const avondroodCushions: readonly ProductData[] = [
  cushion({
    sku: 'AVO-SCHEMER',
    brand: 'Avondrood',
    model: 'Schemer',
    kind: KIND.cushion,
    summary: {
      nl: 'Fluwelen sierkussen met een vulling van veertjes, in drie kleuren.',
      de: 'Zierkissen aus Samt mit Federfüllung, in drei Farben.',
      'de-at': 'Zierpolster aus Samt mit Federfüllung, in drei Farben.',
      en: 'A velvet throw pillow with a feather filling, in three colors.',
    },
    description: [
      {
        nl: 'Het fluweel van de Schemer is van katoen en vangt het licht van een bedlampje mooi op. De vulling van veertjes kun je in vorm kloppen: met een deuk in het midden of juist bol.',
        'nl-be':
          'Het fluweel van de Schemer is van katoen en vangt het licht van een nachtlampje mooi op. De vulling van veertjes kun je in vorm kloppen: met een deuk in het midden of juist bol.',
        de: 'Der Samt des Schemer ist aus Baumwolle und fängt das Licht einer Nachttischlampe schön ein. Die Federfüllung lässt sich in Form klopfen: mit Knick in der Mitte oder prall.',
        'de-at':
          'Der Samt des Schemer ist aus Baumwolle und fängt das Licht einer Nachtkästchenlampe schön ein. Die Federfüllung lässt sich in Form klopfen: mit Knick in der Mitte oder prall.',
        en: 'The velvet of the Schemer is cotton and catches the light of a bedside lamp well. Its feather filling can be plumped into shape, with a dent in the middle or full and round.',
      },
      {
        nl: 'De hoes heeft een verdekte rits en gaat op 30 graden in de was, binnenstebuiten.',
        de: 'Der Bezug hat einen verdeckten Reißverschluss und wird auf links bei 30 Grad gewaschen.',
        'de-at':
          'Der Bezug hat einen verdeckten Zippverschluss und wird auf links bei 30 Grad gewaschen.',
        en: 'The cover has a concealed zipper. Wash it cool, inside out.',
      },
    ],
    colors: [{ color: 'terracotta' }, { color: 'oker' }, { color: 'salie', soldOut: 'all' }],
    attributes: {
      sierkussen_materiaal: 'fluweel',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'veren',
      sierkussen_hoes: 'fluweel',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_30',
      beddengoed_keurmerk: 'rds',
    },
    offers: sizes({ '45x45': 24.95, '60x60': 34.95 }),
    popularity: 96,
    since: '2025-10-06',
  }),
];
