import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';
import { BASE, HEADBOARD, LEGS, MATTRESS, TOPPER } from './part-choices.ts';

/** Single box springs; the surcharges of their choices depend on their own widths. */
export const singleBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'FED-KOJE',
    brand: 'Federhaus',
    model: 'Koje',
    kind: SLEEP_KIND.singleBoxSpring,
    summary: {
      nl: 'Boxspring voor één persoon, van 80 tot 120 breed, in drie kleuren en drie hardheden.',
      de: 'Boxspringbett für eine Person, 80 bis 120 cm breit, in drei Farben und drei Härtegraden.',
      en: 'A box spring bed for one, from 80 to 120 cm wide, in three colors and three firmnesses.',
    },
    description: [
      {
        nl: 'Een eenpersoonsbed hoeft geen opklapbed te lijken. De Koje heeft alles van een grote boxspring: een geveerde box, een pocketveermatras, een topper en een hoofdbord dat ongeveer even hoog is als breed. Met 58 cm instap sta je er op je tachtigste nog makkelijk uit op, en een kleinkind klimt er net in.',
        de: 'Ein Einzelbett muss nicht nach Notlösung aussehen. Die Koje hat alles, was ein großes Boxspringbett hat: gefederte Box, Taschenfederkernmatratze, Topper und ein Kopfteil, etwa so hoch wie breit. Bei 58 cm Einstiegshöhe steht man auch mit achtzig gut auf, und ein Enkelkind kommt gerade noch hinauf.',
        'de-at':
          'Ein Einzelbett muss nicht nach Notlösung aussehen. Die Koje hat alles, was ein großes Boxspringbett hat: gefederte Box, Taschenfederkernmatratze, Topper und ein Betthaupt, etwa so hoch wie breit. Bei 58 cm Einstiegshöhe steht man auch mit achtzig gut auf, und ein Enkelkind kommt gerade noch hinauf.',
        en: 'A single bed need not look like a makeshift. The Koje has all that a big box spring bed has: a sprung base, a pocket spring mattress, a topper and a headboard about as high as it is wide. At 58 cm (23 in) high it is easy to get up from at eighty, and a grandchild can just about climb in.',
      },
      {
        nl: 'De 120 is een twijfelaar: royaal alleen, krap met z’n tweeën, en dat blijft zo. De box weegt 32 kilo en past door een deur van 73 cm. Stof afzuigen, topper elke drie maanden draaien, hoes van de topper op 60 graden.',
        'nl-be':
          'De 120 is royaal alleen en krap met z’n tweeën, en dat blijft zo. De box weegt 32 kilo en past door een deur van 73 cm. Stof afzuigen, topper elke drie maanden draaien, hoes van de topper op 60 graden.',
        de: '120 cm sind allein großzügig und zu zweit knapp, daran ändert auch dieses Bett nichts. Die Box wiegt 32 Kilo und passt durch eine 73 cm breite Tür. Stoff absaugen, Topper alle drei Monate drehen, dessen Bezug bei 60 Grad waschen.',
        en: 'The 120 is generous for one and tight for two, and so it will remain. The base weighs 32 kg (70 lb) and fits through a 73 cm (29 in) door. Vacuum the fabric, rotate the topper every three months, and wash its cover hot.',
      },
    ],
    colors: [
      { color: 'grijs' },
      { color: 'blauw' },
      {
        color: 'terracotta',
        soldOut: ['80x200'],
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig' }],
    parts: [
      {
        part: 'onderbox',
        choices: [
          BASE.flat,
          { ...BASE.storage, extra: { 80: 149, 90: 149, 100: 169, 120: 199 } },
          {
            ...BASE.electric,
            summary: {
              nl: 'Rug en benen apart, met afstandsbediening',
              de: 'Rücken und Beine getrennt, mit Fernbedienung',
              en: 'Back and legs move separately, with a remote',
            },
            extra: { 80: 399, 90: 399, 100: 429, 120: 479 },
          },
        ],
      },
      {
        part: 'matras',
        choices: [
          MATTRESS.pocketSprings,
          MATTRESS.foam,
          { ...MATTRESS.pocketSpringsAndLatex, extra: { 80: 109, 90: 109, 100: 129, 120: 209 } },
        ],
      },
      {
        part: 'topper',
        choices: [
          TOPPER.foam,
          { ...TOPPER.memoryFoam, extra: { 80: 59, 90: 59, 100: 69, 120: 89 } },
          { ...TOPPER.latex, extra: { 80: 89, 90: 89, 100: 99, 120: 129 } },
          { ...TOPPER.none, extra: -70 },
        ],
      },
      {
        part: 'hoofdbord',
        choices: [
          HEADBOARD.plain,
          { ...HEADBOARD.buttoned, extra: 49 },
          { ...HEADBOARD.none, extra: -90 },
        ],
      },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.beech] },
    ],
    attributes: {
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 300,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 58,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 8,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 120,
    },
    offers: sizes(
      {
        '80x200': 749,
        '90x200': 749,
        '90x210': 799,
        '100x200': 829,
        '100x210': 879,
        '120x200': 949,
      },
      { days: 8, was: { '90x200': 799 }, slower: { '100x210': 15 } },
    ),
    popularity: 112,
    since: '2025-03-31',
  }),
  boxSpring({
    sku: 'NOO-STEIGER',
    brand: 'Noorderlicht',
    model: 'Steiger',
    kind: SLEEP_KIND.singleBoxSpring,
    summary: {
      nl: 'Elektrische eenpersoonsboxspring die ook als geheel omhoogkomt, om uit bed te helpen of te verzorgen.',
      de: 'Elektrisches Boxspringbett für eine Person, das sich auch im Ganzen heben lässt, zum Aufstehen oder Pflegen.',
      en: 'An electric single box spring bed that also rises as a whole, for getting up or for caring.',
    },
    description: [
      {
        nl: 'De Steiger ziet eruit als een gewone boxspring en gaat op een knop van 40 naar 70 cm. Laag om op te gaan zitten, hoog om recht te staan of om een bed op te maken zonder rugpijn. Hoofd, rug en benen verstellen apart. Een nachtlampje onder de box gaat aan zodra je voeten de vloer raken.',
        'nl-be':
          'De Steiger ziet eruit als een gewone boxspring en gaat met een knop van 40 naar 70 cm. Laag om te gaan zitten, hoog om recht te staan of om het bed op te maken zonder te bukken. Hoofd, rug en benen verstellen apart. Een lampje onder de box gaat aan zodra je voeten de vloer raken.',
        de: 'Die Steiger sieht aus wie ein gewöhnliches Boxspringbett und fährt auf Knopfdruck von 40 auf 70 cm. Tief zum Hinsetzen, hoch zum Aufstehen oder um das Bett zu machen, ohne sich zu bücken. Kopf, Rücken und Beine verstellen sich getrennt. Ein Licht unter der Box geht an, sobald Ihre Füße den Boden berühren.',
        en: 'The Steiger looks like any box spring bed and moves from 40 to 70 cm (16 to 28 in) at the push of a button. Low for sitting down, high for standing up or for making the bed without stooping. Head, back and legs adjust separately. A light under the base comes on when your feet touch the floor.',
      },
      {
        nl: 'Een hulpmiddel volgens de zorgverzekeraar is het niet, en hekken passen er niet op; vraag bij een indicatie eerst wat je kunt lenen. Het matras van koudschuim heeft een hoes op 60 graden en een vochtdichte onderlaag. Houd één stopcontact vrij en 5 cm onder het bed, anders stopt de motor uit voorzorg.',
        'nl-be':
          'Een terugbetaald hulpmiddel is het niet, en bedrails passen er niet op; vraag bij je mutualiteit eerst wat je kan lenen. De matras van koudschuim heeft een hoes op 60 graden en een vochtdichte onderlaag. Hou één stopcontact vrij en 5 cm onder het bed, anders stopt de motor uit voorzorg.',
        de: 'Ein Hilfsmittel im Sinne der Pflegekasse ist sie nicht, und Seitengitter passen nicht daran; fragen Sie mit einer Verordnung zuerst, was Ihnen zusteht. Der Bezug der Kaltschaummatratze ist bei 60 Grad waschbar, darunter liegt eine dichte Schicht. Halten Sie eine Steckdose und unter dem Bett 5 cm frei, sonst stoppt der Motor zur Sicherheit.',
        'de-at':
          'Ein Hilfsmittel im Sinne der Krankenkasse ist sie nicht, und Seitengitter passen nicht daran; fragen Sie mit einer Verordnung zuerst, was Ihnen zusteht. Der Bezug der Kaltschaummatratze ist bei 60 Grad waschbar, darunter liegt eine dichte Schicht. Halten Sie eine Steckdose und unter dem Bett 5 cm frei, sonst stoppt der Motor zur Sicherheit.',
        en: 'It is not a medical device, and side rails do not fit it; if you have a prescription, ask your insurer first what you are entitled to. The HR foam mattress has a cover that can be washed hot, with a waterproof layer below. Keep one outlet free and 5 cm (2 in) under the bed, or the motor will stop for safety.',
      },
    ],
    colors: [
      {
        color: 'antraciet',
      },
      { color: 'petrol', days: 25 },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      {
        part: 'topper',
        choices: [
          TOPPER.foam,
          { ...TOPPER.memoryFoam, extra: { 90: 59, 100: 69 } },
          { ...TOPPER.none, extra: -80 },
        ],
      },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, { ...HEADBOARD.none, extra: -90 }] },
      {
        part: 'poten',
        choices: [
          {
            key: 'hefframe',
            label: { nl: 'Hefframe, vast', de: 'Hubgestell, fest', en: 'Lifting frame, fixed' },
          },
          {
            key: 'hefframe_wielen',
            label: {
              nl: 'Hefframe met geremde wielen',
              de: 'Hubgestell auf Rollen mit Bremse',
              en: 'Lifting frame on braked casters',
            },
            extra: 89,
          },
        ],
      },
    ],
    attributes: {
      boxspring_kern: 'koudschuim',
      boxspring_comfortzones: 5,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 40,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 8,
      boxspring_verstelbaar: 'elektrisch',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'geen',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 150,
    },
    offers: sizes({ '90x200': 1899, '90x210': 1999, '100x200': 2049 }, { days: 18 }),
    popularity: 27,
    since: '2025-10-20',
  }),
];
