import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { cushion } from '../goods.ts';
import { offersIn } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const vlasheemCushions: readonly ProductData[] = [
  cushion({
    sku: 'VLA-VELD',
    brand: 'Vlasheem',
    model: 'Veld',
    kind: KIND.cushion,
    summary: {
      nl: 'Linnen sierkussen in zes kleuren, dezelfde als die van ons linnen beddengoed.',
      de: 'Zierkissen aus Leinen in sechs Farben, passend zur Leinenbettwäsche.',
      'de-at': 'Zierpolster aus Leinen in sechs Farben, passend zur Leinenbettwäsche.',
      en: 'A linen throw pillow in six colors, to match the linen bedding.',
    },
    description: [
      {
        nl: 'De hoes van de Veld wordt geweven van hetzelfde voorgewassen vlas als de overtrek Leie, maar anderhalf keer zo zwaar, zodat hij tegen leunen kan. Op een wit bed volstaat er één; leg er op een bank gerust drie in tinten die net niet gelijk zijn.',
        'nl-be':
          'De hoes van de Veld wordt geweven van hetzelfde voorgewassen vlas als de overtrek Leie, maar anderhalf keer zo zwaar, zodat hij tegen leunen kan. Op een wit bed volstaat er één; leg er op een zetel gerust drie in tinten die net niet gelijk zijn.',
        de: 'Der Bezug von Veld ist aus demselben vorgewaschenen Flachs gewebt wie die Bettwäsche Leie, nur anderthalbmal so schwer, damit er das Anlehnen verträgt. Auf einem weißen Bett genügt einer, auf der Bank dürfen es drei in Tönen sein, die nicht ganz gleich sind.',
        en: 'Veld’s cover is woven from the same prewashed flax as our Leie bedding, only half as heavy again, so it stands up to leaning. One is enough on a white bed; on a bench, try three in shades that do not quite match.',
      },
      {
        nl: 'Linnen kreukt ook hier. Zoek je een kussen dat altijd strak oogt, kijk dan bij bouclé of fluweel. Hoes op 40 graden; het binnenkussen met veertjes schud je op.',
        de: 'Auch hier knittert Leinen. Wer es immer glatt möchte, sieht sich bei Bouclé oder Samt um. Bezug bei 40 Grad waschen; die Federfüllung wird aufgeschüttelt.',
        en: 'Linen creases here too; if you want a pillow that always looks smooth, see our bouclé or velvet. Machine wash the cover warm and plump up the feather insert.',
      },
    ],
    colors: offersIn(['naturel', 'wit', 'salie', 'terracotta', 'oker', 'antraciet'], {
      oker: { soldOut: ['50x50'] },
    }),
    attributes: {
      sierkussen_materiaal: 'linnen',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'veren',
      sierkussen_hoes: 'linnen',
      sierkussen_rits: 'een_zijde',
      sierkussen_wasbaar: 'graden_40',
      beddengoed_keurmerk: ['oeko_tex', 'rds'],
    },
    offers: sizes({ '45x45': 37.95, '50x50': 41.95, '65x65': 54.95 }, { days: 3 }),
    popularity: 109,
    since: '2024-05-06',
  }),
  cushion({
    sku: 'VLA-WAAS',
    brand: 'Vlasheem',
    model: 'Waas',
    kind: KIND.cushion,
    summary: {
      nl: 'Sierkussen van gekreukelde mousseline, luchtig als een zomerjurk.',
      de: 'Zierkissen aus gekrepptem Musselin, luftig wie ein Sommerkleid.',
      'de-at': 'Zierpolster aus gekrepptem Musselin, luftig wie ein Sommerkleid.',
      en: 'A throw pillow in crinkled double gauze, airy as a summer dress.',
    },
    description: [
      {
        nl: 'De Waas is plat gevuld en dus een fijn steuntje voor je onderrug als je in bed leest. De dubbele mousseline is zacht genoeg om er met je wang op in slaap te vallen, dus voor de babykamer is het ook een goede keus, op de stoel dan, niet in het bedje.',
        'nl-be':
          'De Waas is plat gevuld en dus een fijn steuntje voor je onderrug als je in bed leest. De dubbele tetra is zacht genoeg om er met je wang op in slaap te vallen, dus voor de babykamer is het ook een goede keuze: op de zetel dan, niet in het bedje.',
        de: 'Waas ist flach gefüllt und stützt beim Lesen im Bett angenehm das Kreuz. Der doppelte Musselin ist so weich, dass man mit der Wange darauf einschlafen kann. Schön auch fürs Kinderzimmer, auf dem Sessel, nicht im Gitterbett.',
        'de-at':
          'Waas ist flach gefüllt und stützt beim Lesen im Bett angenehm das Kreuz. Der doppelte Musselin ist so weich, dass man mit der Wange darauf einschlafen kann. Schön auch fürs Kinderzimmer, auf dem Fauteuil, nicht im Gitterbett.',
        en: 'Waas is filled flat, which makes it a good support for the small of your back while you read in bed. The double gauze is soft enough to fall asleep on. It suits a nursery too: on the chair, not in the crib.',
      },
      {
        nl: 'Mousseline blijft haken aan sieraden en nagels van huisdieren. Hoes met knopen van parelmoer, wassen op 40 graden. Niet strijken: de kreukel hoort erin.',
        de: 'Musselin bleibt an Schmuck und Krallen hängen. Bezug mit Perlmuttknöpfen, waschbar bei 40 Grad. Nicht bügeln: Der Krepp soll bleiben.',
        en: 'Gauze catches on jewelry and claws. The cover closes with mother-of-pearl buttons; machine wash warm. Do not iron it, the crinkle is meant to be there.',
      },
    ],
    colors: offersIn(['poederroze', 'wit', 'zand', 'salie']),
    attributes: {
      sierkussen_materiaal: 'mousseline',
      sierkussen_vorm: 'vierkant',
      sierkussen_vulling: 'holle_vezel',
      sierkussen_hoes: 'mousseline',
      sierkussen_rits: 'geen',
      sierkussen_wasbaar: 'graden_40',
      beddengoed_keurmerk: 'gots',
      bijzonderheden: ['zonder_dierlijk'],
    },
    offers: sizes({ '40x40': 27.95, '50x50': 32.95 }, { lastOnes: ['50x50'] }),
    popularity: 62,
    since: '2025-02-17',
  }),
];
