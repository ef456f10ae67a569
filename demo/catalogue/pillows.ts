import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { pillow } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const pillows: readonly ProductData[] = [
  pillow({
    sku: 'DON-VEER',
    brand: 'Donsgaard',
    model: 'Veer',
    kind: KIND.downPillow,
    summary: {
      nl: 'Kussen met een kern van veertjes en een mantel van eendendons: het draagt van binnen en is zacht van buiten.',
      de: 'Kissen mit einem Kern aus Federn und einem Mantel aus Entendaunen: innen stützend, außen weich.',
      'de-at':
        'Polster mit einem Kern aus Federn und einem Mantel aus Entendaunen: innen stützend, außen weich.',
      en: 'A pillow with a feather core inside a duck down jacket: supportive within, soft on the outside.',
    },
    description: [
      {
        nl: 'De Veer bestaat uit drie kamers. In de middelste zitten kleine veertjes die uw hoofd dragen, in de twee buitenste zit dons. U voelt dus geen pennetjes en zakt toch niet door het kussen heen.',
        de: 'Das Veer besteht aus drei Kammern. In der mittleren tragen kleine Federn den Kopf, in den beiden äußeren liegen Daunen. So spüren Sie keine Kiele und sinken trotzdem nicht durch.',
        'de-at':
          'Der Veer besteht aus drei Kammern. In der mittleren tragen kleine Federn den Kopf, in den beiden äußeren liegen Daunen. So spüren Sie keine Kiele und sinken trotzdem nicht durch.',
        en: 'The Veer has three chambers. Small feathers in the middle one carry your head; the two outer ones hold down. You feel no quills, and your head does not sink through.',
      },
      {
        nl: 'Schud het kussen elke ochtend op, dan houdt het zijn volume. De tijk van katoen heeft 230 draden per vierkante inch en gaat met vulling en al op 60 graden in de was.',
        de: 'Morgens kurz aufschütteln, dann behält es sein Volumen. Die Hülle aus Baumwolle hat 230 Fäden pro Quadratzoll und kommt samt Füllung bei 60 Grad in die Maschine.',
        en: 'Shake it up every morning and it keeps its volume. The cotton shell has a thread count of 230 and goes into the wash with its filling.',
      },
    ],
    pictures: [PICTURE.pillowWhite],
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'eendendons',
      hoofdkussen_hardheid: 'medium',
      hoofdkussen_hoogte: 16,
      hoofdkussen_draaddichtheid: 230,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'geen',
      hoofdkussen_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['natuurlijk'],
    },
    grades: { vormbaarheid: 5, ventilatie: 4, ondersteuning: 3, veerkracht: 3 },
    offers: sizes({ '50x60': 59, '60x70': 69, '40x80': 65, '80x80': 89 }),
    popularity: 188,
    since: '2024-04-15',
  }),
];
