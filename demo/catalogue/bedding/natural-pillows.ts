import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { pillow } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const naturalPillows: readonly ProductData[] = [
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
        nl: 'De Veer bestaat uit drie kamers. In de middelste zitten kleine veertjes die je hoofd dragen, in de twee buitenste zit dons. Je voelt dus geen pennetjes en zakt toch niet door het kussen heen.',
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
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'eendendons',
      hoofdkussen_hardheid: 'medium',
      hoofdkussen_hoogte: 16,
      hoofdkussen_draaddichtheid: 230,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'geen',
      hoofdkussen_slaaphouding: ['rug', 'buik'],
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
      beddengoed_keurmerk: ['oeko_tex', 'rds'],
    },
    grades: { vormbaarheid: 5, ventilatie: 4, ondersteuning: 3, veerkracht: 3 },
    offers: sizes({ '50x60': 59, '60x70': 69, '40x80': 65, '80x80': 89 }),
    popularity: 188,
    since: '2024-04-15',
  }),
  pillow({
    sku: 'VEL-DEN',
    brand: 'Veluwe Slaapatelier',
    model: 'Den',
    kind: KIND.latexPillow,
    summary: {
      nl: 'Veerkrachtig kussen uit één stuk latex, dat de hele nacht op dezelfde hoogte blijft.',
      de: 'Elastisches Kissen aus einem Stück Latex, das die ganze Nacht gleich hoch bleibt.',
      'de-at': 'Elastischer Polster aus einem Stück Latex, der die ganze Nacht gleich hoch bleibt.',
      en: 'A resilient pillow made from one piece of latex that stays the same height all night.',
    },
    description: [
      {
        nl: 'Een kussen van dons zakt in de loop van de nacht in, de Den niet. Latex duwt zachtjes terug en houdt je nek in het verlengde van je rug. Met 13 cm is hij hoog genoeg voor de meeste zijslapers.',
        de: 'Ein Daunenkissen sinkt im Lauf der Nacht zusammen, das Den nicht. Latex drückt sanft zurück und hält den Nacken in einer Linie mit dem Rücken. Mit 13 cm ist es hoch genug für die meisten Seitenschläfer.',
        'de-at':
          'Ein Daunenpolster sinkt im Lauf der Nacht zusammen, der Den nicht. Latex drückt sanft zurück und hält den Nacken in einer Linie mit dem Rücken. Mit 13 cm ist er hoch genug für die meisten Seitenschläfer.',
        en: 'A down pillow sinks during the night; the Den does not. Latex pushes back gently and keeps your neck in line with your back. At 13 cm (5 in) it is high enough for most side sleepers.',
      },
      {
        nl: 'Om de latex zit een dun laagje scheerwol en een katoenen hoes met rits. De hoes was je op 40 graden, de kern lucht je: latex kan niet tegen fel zonlicht.',
        de: 'Um den Latex liegen eine dünne Lage Schurwolle und ein Baumwollbezug mit Reißverschluss. Der Bezug ist bei 40 Grad waschbar, der Kern wird gelüftet: Latex verträgt keine pralle Sonne.',
        'de-at':
          'Um den Latex liegen eine dünne Lage Schurwolle und ein Baumwollbezug mit Zippverschluss. Der Bezug ist bei 40 Grad waschbar, der Kern wird gelüftet: Latex verträgt keine pralle Sonne.',
        en: 'Around the latex there is a thin layer of wool and a cotton cover with a zipper. The cover is machine washable; air the core, but not in bright sun, which latex cannot stand.',
      },
    ],
    attributes: {
      kleur: 'creme',
      hoofdkussen_vulling: 'latex',
      hoofdkussen_hardheid: 'stevig',
      hoofdkussen_hoogte: 13,
      hoofdkussen_draaddichtheid: 200,
      hoofdkussen_wasbaar: 'graden_40',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['zij', 'rug'],
      bijzonderheden: ['natuurlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    grades: { vormbaarheid: 2, ventilatie: 4, ondersteuning: 5, veerkracht: 5 },
    offers: sizes({ '50x60': 79, '60x70': 89, '40x80': 85 }, { slower: { '40x80': 8 } }),
    popularity: 92,
    since: '2025-01-20',
  }),
];
