import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { topper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const memoryFoamToppers: readonly ProductData[] = [
  topper({
    sku: 'LUN-NUBE',
    brand: 'Lunaro',
    model: 'Nube',
    kind: KIND.memoryFoamTopper,
    summary: {
      nl: 'Topper van 7 cm traagschuim die een te stevig bed merkbaar zachter maakt.',
      de: '7 cm hoher Viscotopper, der ein zu festes Bett spürbar weicher macht.',
      en: 'A topper with 3 inches (7 cm) of memory foam that makes an overly firm bed noticeably softer.',
    },
    description: [
      {
        nl: 'Het traagschuim van de Nube wordt soepel van lichaamswarmte en geeft mee waar je het zwaarst drukt: bij schouder en heup. Slaap je op je zij en word je wakker met een doof gevoel in je arm, dan is dit de topper om te proberen.',
        de: 'Der Viscoschaum der Nube wird durch Körperwärme geschmeidig und gibt dort nach, wo der Druck am größten ist: an Schulter und Hüfte. Wer auf der Seite schläft und mit tauben Armen aufwacht, sollte diesen Topper ausprobieren.',
        en: 'Body warmth softens the memory foam of the Nube, and it gives way where you press hardest: at the shoulder and hip. If you sleep on your side and wake up with a numb arm, this is the topper to try.',
      },
      {
        nl: 'De hoes van lyocell voert vocht af en gaat op 40 graden in de was. Elastieken op de hoeken houden de topper op zijn plaats. Een kier tussen twee matrassen voel je er niet meer doorheen.',
        de: 'Der Bezug aus Lyocell leitet Feuchtigkeit ab und ist bei 40 Grad waschbar. Eckgummis halten den Topper an seinem Platz. Die Ritze zwischen zwei Matratzen spüren Sie nicht mehr.',
        en: 'The lyocell cover wicks moisture away and is machine washable. Elastic straps at the corners keep the topper in place, and you will no longer feel the gap between two mattresses.',
      },
    ],
    attributes: {
      topper_kern: 'traagschuim',
      topper_hardheid: 'zacht',
      topper_hoogte: 7,
      topper_hoes: 'lyocell',
      topper_wasbaar: 'graden_40',
      topper_rits: 'rondom',
      bijzonderheden: ['opgerold'],
    },
    grades: { ventilatie: 3, drukverdeling: 5 },
    offers: sizes(
      {
        '80x200': 169,
        '90x200': 179,
        '140x200': 269,
        '160x200': 299,
        '180x200': 329,
        '180x210': 349,
      },
      { until: '2027-01-31', was: { '160x200': 349, '180x200': 349 } },
    ),
    popularity: 331,
    since: '2024-05-06',
  }),
  topper({
    sku: 'FED-WOLKE',
    brand: 'Federhaus',
    model: 'Wolke',
    kind: KIND.memoryFoamTopper,
    summary: {
      nl: 'Traagschuimtopper van 8 cm op een drager van koudschuim: zacht bovenin, vast onderin.',
      de: '8 cm hoher Viscotopper auf einem Träger aus Kaltschaum: oben weich, unten stabil.',
      en: 'A 3-inch (8 cm) memory foam topper on an HR foam carrier: soft on top, firm underneath.',
    },
    description: [
      {
        nl: 'Puur traagschuim kan in een koude kamer stug aanvoelen. In de Wolke zit daarom 4 cm traagschuim op 3 cm koudschuim: je krijgt de drukverlaging van het een en de veerkracht van het ander, en draait je makkelijker om.',
        de: 'Reiner Viscoschaum kann sich in einem kühlen Zimmer starr anfühlen. In der Wolke liegen deshalb 4 cm Viscoschaum auf 3 cm Kaltschaum: Sie haben die Druckentlastung des einen, die Federkraft des anderen und drehen sich leichter um.',
        en: 'Pure memory foam can feel stiff in a cold room. So the Wolke has 4 cm of memory foam on 3 cm of HR foam: you get the pressure relief of the one and the spring of the other, and turning over is easier.',
      },
      {
        nl: 'De katoenen hoes is met een rits rondom af te nemen en op 60 graden te wassen. Geschikt voor boxsprings en voor een bestaand matras dat net te hard is.',
        'nl-be':
          'De katoenen hoes is met een rits rondom af te nemen en op 60 graden te wassen. Geschikt voor boxsprings en voor een bestaande matras die net te hard is.',
        de: 'Der Baumwollbezug ist rundum abnehmbar und bei 60 Grad waschbar. Passend für Boxspringbetten und für eine vorhandene Matratze, die etwas zu hart ist.',
        en: 'The cotton cover unzips all round and can be washed hot. Suitable for box springs and for an existing mattress that is just too hard.',
      },
    ],
    attributes: {
      topper_kern: 'traagschuim',
      topper_hardheid: 'medium',
      topper_hoogte: 8,
      topper_hoes: 'katoen',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      bijzonderheden: ['opgerold', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 3, drukverdeling: 4 },
    offers: sizes(
      {
        '90x200': 189,
        '100x200': 209,
        '140x200': 279,
        '160x200': 319,
        '180x200': 349,
        '200x200': 389,
      },
      { was: { '140x200': 309 }, slower: { '200x200': 10 } },
    ),
    popularity: 165,
    since: '2025-05-12',
  }),
];
