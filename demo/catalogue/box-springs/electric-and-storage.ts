import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { FABRIC_PART, FIRMNESS_PER_SIDE } from './fabrics-and-sides.ts';
import { DUAL_MOTOR_FIRST, FIVE_ZONE_SPRINGS, LOW_LEGS, STORAGE_FLOORS } from './kinds-of-bases.ts';
import { HEADBOARD, LEGS, MATTRESS, TOPPER } from './part-choices.ts';

/** Electric box springs, and box springs with storage, in several colors. */
export const electricAndStorageBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'NOO-SKAGEN',
    brand: 'Noorderlicht',
    model: 'Skagen',
    kind: KIND.electricBoxSpring,
    summary: {
      nl: 'Elektrische boxspring met één motor per kant, een splittopper en een app die je niet nodig hebt.',
      de: 'Boxspringbett mit einem Doppelmotor je Seite, Split-Topper und einer App, die man nicht braucht.',
      en: 'An electric box spring bed with a dual motor per side, a split topper and an app you do not need.',
    },
    description: [
      {
        nl: 'Wie een elektrisch bed uitprobeert, gebruikt na een maand nog twee standen: lezen en benen omhoog. Die twee zitten op de afstandsbediening, groot en met licht. Wil je meer, dan kan het met de telefoon. Het bed werkt ook zonder account, en zonder wifi.',
        'nl-be':
          'Wie een elektrisch bed uitprobeert, gebruikt na een maand nog twee standen: lezen en benen omhoog. Die twee zitten op de afstandsbediening, groot en met licht. Wil je meer, dan kan het met je gsm. Het bed werkt ook zonder account, en zonder wifi.',
        de: 'Wer ein Motorbett ausprobiert, nutzt nach einem Monat noch zwei Stellungen: Lesen und Beine hoch. Die liegen auf der Fernbedienung, groß und beleuchtet. Wer mehr will, nimmt das Telefon. Das Bett läuft auch ohne Konto und ohne WLAN.',
        en: 'People who try an electric bed end up using two positions: reading, and legs up. Those are on the remote, large and lit. For more there is your phone. The bed works without an account, and without wifi.',
      },
      {
        nl: 'De matrassen zijn van koudschuim, want veren knikken niet graag. Het hoofdbord staat los van de boxen, zodat het niet meeschuift als de rug omhoogkomt; reken op 12 cm vrije ruimte tot de muur. Voor een kamer onder een schuin dak raden we de vlakke Cielo aan. Op bestelling gemaakt, met vijf jaar garantie op de motoren.',
        de: 'Die Matratzen sind aus Kaltschaum, Federn knicken ungern. Das Kopfteil steht getrennt von den Boxen und wandert nicht mit, wenn der Rücken hochfährt; rechnen Sie 12 cm Abstand zur Wand. Unter einer Dachschräge passt die starre Cielo besser. Auf Bestellung gefertigt, fünf Jahre Garantie auf die Motoren.',
        'de-at':
          'Die Matratzen sind aus Kaltschaum, Federn knicken ungern. Das Betthaupt steht getrennt von den Boxen und wandert nicht mit, wenn der Rücken hochfährt; rechnen Sie 12 cm Abstand zur Wand. Unter einer Dachschräge passt die starre Cielo besser. Auf Bestellung gefertigt, fünf Jahre Garantie auf die Motoren.',
        en: 'The mattresses are HR foam, as springs do not like to bend. The headboard stands apart from the bases, so it stays put when the back rises; allow 12 cm (5 in) to the wall. In a room under a sloping roof the flat Cielo is a better choice. Made to order, with a five-year warranty on the motors.',
      },
    ],
    colors: [
      {
        color: 'antraciet',
      },
      { color: 'taupe' },
      {
        color: 'blauw',
        soldOut: ['200x210'],
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [...DUAL_MOTOR_FIRST] },
      { part: 'matras', choices: [MATTRESS.foam, MATTRESS.naturalLatex] },
      {
        part: 'topper',
        choices: [
          {
            ...TOPPER.foam,
            label: { nl: 'Koudschuim, split', de: 'Kaltschaum, Split', en: 'HR foam, split' },
          },
          {
            ...TOPPER.memoryFoam,
            label: { nl: 'Traagschuim, split', de: 'Viscoschaum, Split', en: 'Memory foam, split' },
          },
          { ...TOPPER.none, extra: -150 },
        ],
      },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, HEADBOARD.buttoned, HEADBOARD.high] },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.beech, LEGS.oak] },
      FABRIC_PART,
      ...FIRMNESS_PER_SIDE,
    ],
    attributes: {
      boxspring_kern: 'koudschuim',
      boxspring_comfortzones: 7,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 62,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 9,
      boxspring_verstelbaar: 'elektrisch',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 125,
    },
    offers: sizes(
      {
        '160x200': 2199,
        '160x210': 2299,
        '180x200': 2299,
        '180x210': 2399,
        '180x220': 2449,
        '200x200': 2549,
        '200x210': 2649,
      },
      { days: 20, was: { '180x200': 2449, '180x210': 2449 } },
    ),
    popularity: 98,
    since: '2025-11-24',
  }),
  boxSpring({
    sku: 'HAL-VIKA',
    brand: 'Halmstad',
    model: 'Vika',
    kind: KIND.storageBoxSpring,
    summary: {
      nl: 'Opbergboxspring met 480 tot 700 liter onder één klep, uit voorraad in grijs.',
      de: 'Boxspringbett mit 480 bis 700 Litern Bettkasten unter einer Klappe, in Grau ab Lager.',
      en: 'A storage box spring bed with 480 to 700 liters (17 to 25 cubic feet) under a single lid, in gray from stock.',
    },
    description: [
      {
        nl: 'De Vika heeft één klep over de hele breedte, die aan het voeteneinde opengaat. Zo schuif je er een ski of een vouwtafel in die bij twee losse boxen klem zit. De gasveren zijn afgesteld op matras plus topper; laat je de topper weg, dan komt de klep wat gretiger omhoog.',
        de: 'Die Vika hat eine einzige Klappe über die ganze Breite, die sich am Fußende öffnet. So passt auch ein Paar Ski oder ein Klapptisch hinein, der bei zwei Boxen klemmt. Die Gasfedern sind auf Matratze und Topper eingestellt; ohne Topper hebt sich die Klappe etwas eifriger.',
        en: 'The Vika has one lid across its full width, opening at the foot end. So a pair of skis or a folding table will go in that would jam between two bases. The gas springs are set for mattress plus topper; without the topper, the lid comes up a little more eagerly.',
      },
      {
        nl: 'Wat je er niet in moet doen: iets wat vochtig is. Onder een bed komt weinig lucht, dus beddengoed eerst helemaal drogen. Het matras is uit één stuk; wil je elk een eigen hardheid, kies dan de Cielo met opbergruimte. De topperhoes kan op 60 graden.',
        'nl-be':
          'Wat je er niet in moet doen: iets wat vochtig is. Onder een bed komt weinig lucht, dus beddengoed eerst helemaal drogen. De matras is uit één stuk; wil je elk een eigen hardheid, kies dan de Cielo met opbergruimte. De topperhoes kan op 60 graden.',
        de: 'Was nicht hineingehört: alles, was noch feucht ist. Unter ein Bett kommt wenig Luft, Wäsche also vorher ganz trocknen. Die Matratze ist aus einem Stück; wer zwei Härtegrade möchte, nimmt die Cielo mit Bettkasten. Der Topperbezug ist bei 60 Grad waschbar.',
        en: 'What not to put in it: anything damp. Little air gets under a bed, so dry your bedding fully first. The mattress is in one piece; if you want a firmness each, take the Cielo with storage. The topper cover can be washed hot.',
      },
    ],
    colors: [
      { color: 'grijs' },
      {
        color: 'creme',
        days: 15,
      },
      { color: 'groen', extra: 50, days: 15 },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [...STORAGE_FLOORS] },
      {
        part: 'matras',
        choices: [FIVE_ZONE_SPRINGS, MATTRESS.foam, MATTRESS.pocketSpringsAndLatex],
      },
      { part: 'topper', choices: [TOPPER.foam, TOPPER.memoryFoam, { ...TOPPER.none, extra: -80 }] },
      {
        part: 'hoofdbord',
        choices: [HEADBOARD.plain, HEADBOARD.buttoned, { ...HEADBOARD.none, extra: -120 }],
      },
      {
        part: 'poten',
        choices: [
          {
            key: 'geen',
            label: { nl: 'Zonder poten', de: 'Ohne Füße', en: 'No legs' },
            summary: {
              nl: 'De box staat op de vloer',
              de: 'Die Box steht auf dem Boden',
              en: 'The base stands on the floor',
            },
          },
          { ...LOW_LEGS.blackMetal, extra: 35 },
        ],
      },
    ],
    attributes: {
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 5,
      boxspring_aantal_veren: 220,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 60,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 8,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'een_klep',
      boxspring_poten: 'geen',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 110,
    },
    offers: sizes(
      { '120x200': 899, '140x200': 999, '160x200': 1129, '180x200': 1229 },
      { days: 3, was: { '140x200': 1109 }, lastOnes: ['120x200'] },
    ),
    popularity: 153,
    since: '2025-05-05',
  }),
];
