import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { mattress } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** The Lunaro mattresses of the last year, each with a pattern of its own. */
export const lunaroNewcomers: readonly ProductData[] = [
  mattress({
    sku: 'LUN-NOVA',
    brand: 'Lunaro',
    model: 'Nova',
    kind: KIND.coldFoamMattress,
    summary: {
      nl: 'Koudschuimmatras van 18 cm, in lange banen doorgestikt en gemaakt voor eenpersoonsbedden en twijfelaars.',
      'nl-be':
        'Koudschuimmatras van 18 cm, in lange banen doorgestikt en gemaakt voor eenpersoonsbedden.',
      de: '18 cm hohe Kaltschaummatratze, in langen Bahnen gesteppt, gemacht für Einzelbetten.',
      en: 'A 7-inch (18 cm) HR foam mattress, quilted in long channels and made for single beds.',
    },
    description: [
      {
        nl: 'De Nova is ons matras voor het tweede bed: de tienerkamer, de logeerkamer, het bed in de hoek. Met 12 kilo in 90 x 200 til je hem zonder hulp de trap op. Het schuim is van één dichtheid en aan beide kanten gelijk.',
        'nl-be':
          'De Nova is onze matras voor het tweede bed: de tienerkamer, de logeerkamer, het bed in de hoek. Met 12 kilo in 90 x 200 til je ze zonder hulp de trap op. Het schuim is van één dichtheid en aan beide kanten gelijk.',
        de: 'Die Nova ist unsere Matratze für das zweite Bett: im Jugendzimmer, im Gästezimmer, in der Ecke unterm Dach. Mit 12 Kilo in 90 x 200 trägt man sie allein die Treppe hinauf. Der Schaum ist durchgehend gleich dicht, auf beiden Seiten.',
        'de-at':
          'Die Nova ist unsere Matratze für das zweite Bett: im Jugendzimmer, im Gästezimmer, in der Ecke unterm Dach. Mit 12 Kilo in 90 x 200 trägt man sie allein die Stiege hinauf. Der Schaum ist durchgehend gleich dicht, auf beiden Seiten.',
        en: 'The Nova is our mattress for the other bed: the teenager’s room, the guest room, the corner under the roof. At 12 kg (26 lb) in 90 x 200 you can carry it upstairs on your own. The foam has one density throughout and is the same on both sides.',
      },
      {
        nl: 'Leg het matras elke drie maanden op zijn andere kant; dan slijt het gelijkmatig. De hoes met rits aan drie zijden mag op 60 graden in de was.',
        'nl-be':
          'Keer de matras elke drie maanden om; dan slijt ze gelijkmatig. De hoes met rits aan drie zijden mag op 60 graden in de was.',
        de: 'Wenden Sie die Matratze alle drei Monate, dann nutzt sie sich gleichmäßig ab. Der Bezug mit Reißverschluss an drei Seiten ist bei 60 Grad waschbar.',
        'de-at':
          'Wenden Sie die Matratze alle drei Monate, dann nutzt sie sich gleichmäßig ab. Der Bezug mit Zippverschluss an drei Seiten ist bei 60 Grad waschbar.',
        en: 'Turn the mattress over every three months and it will wear evenly. The cover has a zipper on three sides and can be washed hot.',
      },
    ],
    attributes: {
      matras_kern: 'koudschuim',
      matras_hardheid: 'medium',
      matras_hoogte: 18,
      matras_hoes: 'dubbeldoek',
      matras_wasbaar: 'graden_60',
      matras_rits: 'drie_zijden',
      matras_comfortzones: 3,
      matras_maximale_belasting: 90,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['omkeerbaar', 'opgerold', 'verstelbare_bodem'],
    },
    grades: {
      drukverdeling: 3,
      ondersteuning: 3,
      stabiliteit: 4,
      veerkracht: 3,
      ventilatie: 3,
      vochtregulatie: 3,
      aanpassingsvermogen: 3,
    },
    offers: sizes(
      { '70x200': 219, '80x200': 219, '90x200': 229, '90x210': 249, '90x220': 259, '120x200': 319 },
      { was: { '90x200': 249 } },
    ),
    popularity: 267,
    since: '2025-08-25',
  }),
  mattress({
    sku: 'LUN-ALTA',
    brand: 'Lunaro',
    model: 'Alta',
    kind: KIND.hybridMattress,
    summary: {
      nl: 'Hybride matras van 28 cm: twee lagen pocketveren onder 6 cm latex.',
      de: '28 cm hohe Hybridmatratze: zwei Lagen Taschenfedern unter 6 cm Latex.',
      en: 'An 11-inch (28 cm) hybrid mattress: two layers of pocket springs under 6 cm (2½ in) of latex.',
    },
    description: [
      {
        nl: 'In de Alta liggen twee verensystemen op elkaar. Onderin dragen veren van 14 cm het gewicht, bovenin volgen 1.000 miniveertjes per vierkante meter je contouren. Daarop ligt latex, dat direct terugveert als je je omdraait.',
        de: 'In der Alta liegen zwei Federsysteme übereinander. Unten tragen 14 cm hohe Federn das Gewicht, oben folgen 1.000 Minifedern pro Quadratmeter Ihren Konturen. Darauf liegt Latex, der sofort zurückfedert, wenn Sie sich umdrehen.',
        en: 'The Alta stacks two spring systems. At the bottom, 14 cm (5½ in) springs carry the weight; above them, 1,000 mini springs per square meter follow your contours. On top is latex, which springs back at once when you turn over.',
      },
      {
        nl: 'Dit is ons hoogste matras: met een bodem van 40 cm kom je op een zithoogte van bijna 70 cm. Reken op een zwaar pakket, 38 kilo in 160 x 200. Daarom brengen twee bezorgers hem tot in de slaapkamer.',
        'nl-be':
          'Dit is onze hoogste matras: met een bodem van 40 cm kom je op een zithoogte van bijna 70 cm. Reken op een zwaar pakket, 38 kilo in 160 x 200. Daarom brengen twee leveranciers ze tot in de slaapkamer.',
        de: 'Das ist unsere höchste Matratze: Auf einem 40 cm hohen Bett sitzen Sie knapp 70 cm über dem Boden. Mit 38 Kilo in 160 x 200 ist sie schwer. Deshalb tragen zwei Zusteller sie bis ins Schlafzimmer.',
        en: 'This is our tallest mattress: on a 40 cm (16 in) bed you sit almost 70 cm (27 in) above the floor. It is heavy too, 38 kg (84 lb) in 160 x 200, which is why two people deliver it to your bedroom.',
      },
      {
        nl: 'De hoes van lyocell is in visgraat doorgestikt, zodat de bovenlaag niet verschuift. Hij gaat in twee delen op 40 graden in de was.',
        de: 'Der Bezug aus Lyocell ist im Fischgrätmuster gesteppt, damit die obere Lage nicht verrutscht. In zwei Teilen ist er bei 40 Grad waschbar.',
        en: 'The lyocell cover is quilted in a herringbone, which keeps the top layer from shifting. It comes apart in two halves and is machine washable.',
      },
    ],
    attributes: {
      matras_kern: 'hybride',
      matras_hardheid: 'zacht',
      matras_hoogte: 28,
      matras_hoes: 'lyocell',
      matras_wasbaar: 'graden_40',
      matras_rits: 'rondom',
      matras_comfortzones: 9,
      matras_aantal_veren: 1000,
      matras_maximale_belasting: 140,
      matras_slaaphouding: ['zij', 'rug'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 5,
      stabiliteit: 4,
      veerkracht: 5,
      ventilatie: 5,
      vochtregulatie: 4,
      aanpassingsvermogen: 5,
    },
    offers: sizes(
      {
        '80x200': 899,
        '90x200': 899,
        '90x210': 959,
        '140x200': 1399,
        '160x200': 1599,
        '180x200': 1749,
        '180x210': 1849,
        '200x200': 1949,
      },
      { days: 3, slower: { '180x210': 15, '200x200': 15 }, lastOnes: ['160x200'] },
    ),
    popularity: 118,
    since: '2026-02-02',
  }),
  mattress({
    sku: 'LUN-PRADO',
    brand: 'Lunaro',
    model: 'Prado',
    kind: KIND.latexMattress,
    summary: {
      nl: 'Soepel latexmatras van 21 cm met zeven zones en een tijk in kleine ruitjes.',
      de: 'Geschmeidige, 21 cm hohe Latexmatratze mit sieben Zonen und fein gestepptem Bezug.',
      en: 'A supple 8-inch (21 cm) latex mattress with seven zones and a finely quilted cover.',
    },
    description: [
      {
        nl: 'Latex geeft precies daar mee waar je drukt en nergens anders. Op de Prado voel je dat vooral bij de schouder, die een paar centimeter in het matras mag zakken. Door de zeven zones met gaatjes van verschillende doorsnede blijft het midden steviger.',
        'nl-be':
          'Latex geeft precies daar mee waar je drukt en nergens anders. Op de Prado voel je dat vooral bij de schouder, die een paar centimeter in de matras mag zakken. Door de zeven zones met gaatjes van verschillende doorsnede blijft het midden steviger.',
        de: 'Latex gibt genau dort nach, wo Druck entsteht, und nirgends sonst. Auf der Prado merken Sie das vor allem an der Schulter, die ein paar Zentimeter einsinken darf. Sieben Zonen mit unterschiedlich weiten Kanälen halten die Mitte fester.',
        en: 'Latex gives way exactly where you press and nowhere else. On the Prado you notice it most at the shoulder, which may sink in an inch or two. Seven zones with holes of different widths keep the middle firmer.',
      },
      {
        nl: 'Het mengsel is 60% natuurlatex en 40% synthetische latex, een verhouding die soepel ligt en toch vormvast is. Leg latex altijd op een bodem met latten die dicht bij elkaar liggen, dan ademt het matras van onderen.',
        'nl-be':
          'Het mengsel is 60% natuurlatex en 40% synthetische latex, een verhouding die soepel ligt en toch vormvast is. Leg latex altijd op een lattenbodem met latten die dicht bij elkaar liggen, dan ademt de matras langs onder.',
        de: 'Die Mischung besteht zu 60 % aus Naturlatex und zu 40 % aus synthetischem Latex: geschmeidig und trotzdem formstabil. Legen Sie Latex immer auf einen Rost mit engem Leistenabstand, damit er von unten atmen kann.',
        en: 'The blend is 60% natural and 40% synthetic latex, which is supple and still keeps its shape. Always put latex on a base with closely spaced slats, so that it can breathe from below.',
      },
    ],
    attributes: {
      matras_kern: 'latex',
      matras_hardheid: 'medium',
      matras_hoogte: 21,
      matras_hoes: 'katoen',
      matras_wasbaar: 'graden_60',
      matras_rits: 'rondom',
      matras_comfortzones: 7,
      matras_maximale_belasting: 110,
      matras_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['omkeerbaar', 'verstelbare_bodem', 'huisstofmijt'],
    },
    grades: {
      drukverdeling: 5,
      ondersteuning: 4,
      stabiliteit: 3,
      veerkracht: 5,
      ventilatie: 4,
      vochtregulatie: 3,
      aanpassingsvermogen: 4,
    },
    offers: sizes(
      {
        '80x200': 599,
        '90x200': 599,
        '90x210': 639,
        '120x200': 829,
        '140x200': 949,
        '160x200': 1079,
        '180x200': 1199,
      },
      { slower: { '120x200': 12 }, soldOut: ['90x210'] },
    ),
    popularity: 87,
    since: '2026-04-13',
  }),
];
