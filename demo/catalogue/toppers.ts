import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { topper } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const toppers: readonly ProductData[] = [
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
        nl: 'Het traagschuim van de Nube wordt soepel van lichaamswarmte en geeft mee waar u het zwaarst drukt: bij schouder en heup. Slaapt u op uw zij en wordt u wakker met een doof gevoel in uw arm, dan is dit de topper om te proberen.',
        de: 'Der Viscoschaum der Nube wird durch Körperwärme geschmeidig und gibt dort nach, wo der Druck am größten ist: an Schulter und Hüfte. Wer auf der Seite schläft und mit tauben Armen aufwacht, sollte diesen Topper ausprobieren.',
        en: 'Body warmth softens the memory foam of the Nube, and it gives way where you press hardest: at the shoulder and hip. If you sleep on your side and wake up with a numb arm, this is the topper to try.',
      },
      {
        nl: 'De hoes van lyocell voert vocht af en gaat op 40 graden in de was. Elastieken op de hoeken houden de topper op zijn plaats. Een kier tussen twee matrassen voelt u er niet meer doorheen.',
        de: 'Der Bezug aus Lyocell leitet Feuchtigkeit ab und ist bei 40 Grad waschbar. Eckgummis halten den Topper an seinem Platz. Die Ritze zwischen zwei Matratzen spüren Sie nicht mehr.',
        en: 'The lyocell cover wicks moisture away and is machine washable. Elastic straps at the corners keep the topper in place, and you will no longer feel the gap between two mattresses.',
      },
    ],
    pictures: [PICTURE.mattressSand],
    attributes: {
      topper_kern: 'traagschuim',
      topper_hardheid: 'zacht',
      topper_hoogte: 7,
      topper_hoes: 'lyocell',
      topper_wasbaar: 'graden_40',
      topper_rits: 'rondom',
      bijzonderheden: ['huisstofmijt', 'opgerold'],
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
      { was: { '160x200': 349, '180x200': 379 } },
    ),
    popularity: 331,
    since: '2024-05-06',
  }),
  topper({
    sku: 'VEL-VLIER',
    brand: 'Veluwe Slaapatelier',
    model: 'Vlier',
    kind: KIND.latexTopper,
    summary: {
      nl: 'Veerkrachtige topper van 6 cm natuurlatex in een hoes van katoen en scheerwol.',
      de: 'Punktelastischer Topper aus 6 cm Naturlatex in einem Bezug aus Baumwolle und Schurwolle.',
      en: 'A resilient topper of natural latex, over 2 inches (6 cm) thick, in a cotton and wool cover.',
    },
    description: [
      {
        nl: 'Natuurlatex veert meteen terug, ook als het koud is in de slaapkamer. Wie vaak draait, ligt op de Vlier dus nooit in een kuil. De latex zit vol luchtkanaaltjes, die bij elke beweging ademen.',
        de: 'Naturlatex federt sofort zurück, auch wenn es im Schlafzimmer kühl ist. Wer sich oft dreht, liegt auf dem Vlier deshalb nie in einer Kuhle. Der Latex ist von Luftkanälen durchzogen, die bei jeder Bewegung atmen.',
        en: 'Natural latex springs back at once, even in a cold bedroom. If you turn over often, you will never lie in a hollow on the Vlier. The latex is full of air channels that breathe with every movement.',
      },
      {
        nl: 'In de hoes is 300 gram scheerwol per vierkante meter doorgestikt. Wol kan een derde van zijn gewicht aan vocht opnemen zonder klam te voelen. Wassen hoeft niet: hang de hoes op een droge dag buiten.',
        de: 'In den Bezug sind 300 g Schurwolle pro Quadratmeter eingesteppt. Wolle nimmt bis zu einem Drittel ihres Gewichts an Feuchtigkeit auf, ohne sich klamm anzufühlen. Waschen ist nicht nötig: Hängen Sie den Bezug an einem trockenen Tag ins Freie.',
        en: 'Wool is quilted into the cover at 300 g per square meter. It can take up a third of its weight in moisture without feeling damp. There is no need to wash it: hang the cover outside on a dry day.',
      },
    ],
    pictures: [PICTURE.mattressSlate],
    attributes: {
      topper_kern: 'natuurlatex',
      topper_hardheid: 'medium',
      topper_hoogte: 8,
      topper_hoes: 'wol',
      topper_wasbaar: 'luchten',
      topper_rits: 'drie_zijden',
      bijzonderheden: ['natuurlijk', 'omkeerbaar', 'handwerk'],
    },
    grades: { ventilatie: 5, drukverdeling: 4 },
    offers: sizes(
      {
        '80x200': 299,
        '90x200': 319,
        '140x200': 479,
        '160x200': 529,
        '180x200': 589,
        '180x210': 629,
      },
      { days: 10 },
    ),
    popularity: 58,
    since: '2025-03-10',
  }),
];
