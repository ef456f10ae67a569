import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { outletTopper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Last ones of discontinued toppers, sold online only. */
export const outletToppers: readonly ProductData[] = [
  outletTopper({
    sku: 'LUN-MAREA',
    brand: 'Lunaro',
    model: 'Marea',
    kind: KIND.coldFoamTopper,
    summary: {
      nl: 'Uitlopend model: koudschuimtopper van 7 cm, ongebruikt en in de verpakking.',
      de: 'Auslaufmodell: 7 cm hoher Kaltschaumtopper, unbenutzt und originalverpackt.',
      en: 'Discontinued: an HR foam topper nearly 3 inches (7 cm) thick, unused and in its box.',
    },
    description: [
      {
        nl: 'De Marea maakt plaats voor een opvolger met een andere hoes. Aan de kern is niets mis: koudschuim dat snel terugveert en waar je niet in wegzakt.',
        de: 'Die Marea macht Platz für eine Nachfolgerin mit anderem Bezug. Am Kern liegt es nicht: Kaltschaum, der schnell zurückfedert und in dem man nicht versinkt.',
        'de-at':
          'Der Marea macht Platz für einen Nachfolger mit anderem Bezug. Am Kern liegt es nicht: Kaltschaum, der schnell zurückfedert und in dem man nicht versinkt.',
        en: 'The Marea is making way for a successor with a different cover. There is nothing wrong with its core: HR foam that springs back quickly and will not swallow you.',
      },
      {
        nl: 'Op is op. Proefslapen kan bij outlettoppers niet, terugsturen binnen 14 dagen wel.',
        de: 'Nur solange der Vorrat reicht. Probeschlafen geht bei Outlet-Toppern nicht, zurückschicken innerhalb von 14 Tagen schon.',
        en: 'When they are gone, they are gone. There is no trial on outlet toppers, but you can return yours within 14 days.',
      },
    ],
    attributes: {
      topper_hardheid: 'stevig',
      topper_kern: 'koudschuim',
      topper_hoogte: 7,
      topper_hoes: 'dubbeldoek',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
    },
    grades: { ventilatie: 4, drukverdeling: 3 },
    offers: sizes(
      { '90x200': 89, '160x200': 139, '180x200': 149 },
      {
        was: { '90x200': 149, '160x200': 229, '180x200': 249 },
        lastOnes: ['90x200', '180x200'],
      },
    ),
    popularity: 38,
    since: '2023-03-06',
  }),
  outletTopper({
    sku: 'NOO-NEVEL',
    brand: 'Noorderlicht',
    model: 'Nevel',
    kind: KIND.memoryFoamTopper,
    summary: {
      nl: 'Traagschuimtopper van 6 cm uit de vorige collectie, voor de helft van de prijs.',
      de: 'Viscotopper aus der vorigen Kollektion, 6 cm hoch, zum halben Preis.',
      en: 'A memory foam topper from last year’s range, 6 cm (2½ in) thick, at half the price.',
    },
    description: [
      {
        nl: 'Traagschuim wordt zachter waar je lichaam warm is en verdeelt de druk op schouder en heup. De Nevel heeft een wat warmere hoes dan onze nieuwe modellen; voor wie het gauw koud heeft is dat geen nadeel.',
        de: 'Viscoschaum wird weicher, wo der Körper warm ist, und entlastet Schulter und Hüfte. Der Bezug der Nevel ist etwas wärmer als bei unseren neuen Modellen; wer leicht friert, wird das schätzen.',
        'de-at':
          'Viscoschaum wird weicher, wo der Körper warm ist, und entlastet Schulter und Hüfte. Der Bezug des Nevel ist etwas wärmer als bei unseren neuen Modellen; wer leicht friert, wird das schätzen.',
        en: 'Memory foam softens where your body is warm and takes the pressure off shoulder and hip. Its cover is a little warmer than those of our new models, which is no drawback if you feel the cold.',
      },
    ],
    attributes: {
      topper_hardheid: 'zacht',
      topper_kern: 'traagschuim',
      topper_hoogte: 6,
      topper_hoes: 'katoen',
      topper_wasbaar: 'graden_40',
      topper_rits: 'drie_zijden',
    },
    grades: { ventilatie: 2, drukverdeling: 5 },
    offers: sizes(
      { '140x200': 119, '160x200': 129 },
      { was: { '140x200': 239, '160x200': 259 }, soldOut: ['140x200'] },
    ),
    popularity: 21,
    since: '2023-09-04',
  }),
];
