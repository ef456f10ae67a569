import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const noorderlichtMattresses: readonly ProductData[] = [
  mattress({
    sku: 'NOO-POLARIS',
    brand: 'Noorderlicht',
    model: 'Polaris',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: 'Stevig koudschuimmatras van 21 cm dat met u meeveert en licht genoeg is om in je eentje te keren.',
      de: '21 cm hohe, feste Kaltschaummatratze, die schnell zurückfedert und sich allein wenden lässt.',
      en: 'A firm 8-inch (21 cm) HR foam mattress that springs back fast and is light enough to turn on your own.',
    },
    description: [
      {
        nl: 'Koudschuim heeft open cellen: het laat lucht door en komt meteen terug als u van houding verandert. De Polaris is gemaakt van schuim met een volumegewicht van 45 kg per kubieke meter, dat ook na jaren weinig inzakt.',
        de: 'Kaltschaum ist offenporig: Er lässt Luft durch und richtet sich sofort wieder auf, wenn Sie die Lage wechseln. Die Polaris besteht aus Schaum mit einem Raumgewicht von 45 kg pro Kubikmeter, der auch nach Jahren kaum nachgibt.',
        en: 'HR foam has open cells: it lets air through and springs straight back when you change position. The Polaris is made of foam with a density of 45 kg per cubic meter (2.8 lb/ft³), which loses little height over the years.',
      },
      {
        nl: 'Inkepingen in het schuim verdelen de matras in vijf zones. Het exemplaar van 90 x 200 weegt 16 kg. De hoes gaat rondom open en mag op 60 graden worden gewassen, wat bij een huisstofmijtallergie prettig is.',
        de: 'Einschnitte im Schaum teilen die Matratze in fünf Zonen. In 90 x 200 wiegt sie 16 kg. Der Bezug lässt sich rundum öffnen und bei 60 Grad waschen, was bei einer Hausstauballergie hilft.',
        en: 'Cuts in the foam divide the mattress into five zones. The 90 x 200 weighs 35 lb. The cover unzips all round and can be washed hot, which helps if you are allergic to dust mites.',
      },
    ],
    pictures: [PICTURE.mattressSand],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hardheid: 'stevig',
      matras_hoogte: 21,
      matras_hoes: 'gerecycled',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 5,
      matras_maximale_belasting: 120,
      matras_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['omkeerbaar', 'huisstofmijt', 'verstelbare_bodem', 'gerecycled'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 5,
      stabiliteit: 5,
      veerkracht: 4,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      {
        '70x200': 319,
        '80x200': 329,
        '90x200': 329,
        '90x210': 359,
        '120x200': 459,
        '140x200': 519,
        '160x200': 589,
        '180x200': 659,
        '180x220': 749,
      },
      { lastOnes: ['140x200'], slower: { '70x200': 10, '180x220': 15 } },
    ),
    popularity: 305,
    since: '2025-01-13',
  }),
];
