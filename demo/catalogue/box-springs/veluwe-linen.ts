import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { FABRIC_PART, FIRMNESS_PER_SIDE } from './fabrics-and-sides.ts';
import { SPRUCE_BASES } from './kinds-of-bases.ts';
import { HEADBOARD, LEGS, MATTRESS, TOPPER } from './part-choices.ts';

/** Box springs with removable upholstery. */
export const veluweLinenBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'VEL-BRINK',
    brand: 'Veluwe Slaapatelier',
    model: 'Brink',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Boxspring met linnen bekleding die je afneemt om te reinigen, op massief eiken poten.',
      de: 'Boxspringbett mit abnehmbarem Leinenbezug zum Reinigen, auf Füßen aus massiver Eiche.',
      en: 'A box spring bed with linen upholstery you can take off to clean, on solid oak legs.',
    },
    description: [
      {
        nl: 'Bij de meeste boxsprings zit de stof eraan geniet. Het atelier zet hem bij de Brink vast met klittenband en een koord, zodat de stomerij erbij kan en je over tien jaar een andere kleur kiest. Linnen kreukt; wie een strak bed wil, vindt dat slordig.',
        'nl-be':
          'Bij de meeste boxsprings zit de stof eraan geniet. Het atelier zet ze bij de Brink vast met velcro en een koord, zodat de bekleding naar de droogkuis kan en je over tien jaar een andere kleur kiest. Linnen kreukt; wie een strak bed wil, vindt dat slordig.',
        de: 'Bei den meisten Boxspringbetten ist der Stoff festgetackert. Das Atelier befestigt ihn an der Brink mit Klett und Kordel, damit er in die Reinigung kann und Sie in zehn Jahren eine andere Farbe wählen. Leinen knittert; wer es glatt mag, wird das unordentlich finden.',
        'de-at':
          'Bei den meisten Boxspringbetten ist der Stoff festgetackert. Das Atelier befestigt ihn an der Brink mit Klett und Kordel, damit er in die Putzerei kann und Sie in zehn Jahren eine andere Farbe wählen. Leinen knittert; wer es glatt mag, wird das schlampig finden.',
        en: 'On most box springs the fabric is stapled on. The workshop fastens that of the Brink with hook-and-loop and a cord, so you can have it cleaned, and choose another color in ten years. Linen creases; if you like a crisp bed, you will find it untidy.',
      },
      {
        nl: 'De boxen zijn van vuren, de veren rusten op jute, de topper is van latex. Alles kan uit elkaar met één inbussleutel, die met een magneet onder de box zit. Reken op vijf weken; een proefstaal van de stof sturen we gratis toe.',
        de: 'Die Boxen sind aus Fichte, die Federn ruhen auf Jute, der Topper ist aus Latex. Zerlegen lässt sich alles mit einem Inbusschlüssel, der magnetisch unter der Box haftet. Rechnen Sie mit fünf Wochen; ein Stoffmuster schicken wir kostenlos.',
        en: 'The bases are spruce, the springs rest on jute, and the topper is latex. It all comes apart with one hex key, which a magnet holds under the base. Allow five weeks; we will send a fabric sample free of charge.',
      },
    ],
    colors: [{ color: 'taupe' }, { color: 'creme' }, { color: 'roest' }],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [...SPRUCE_BASES] },
      {
        part: 'matras',
        choices: [
          {
            ...MATTRESS.pocketSpringsAndLatex,
            summary: {
              nl: '24 cm hoog, met 4 cm natuurlatex',
              de: '24 cm hoch, mit 4 cm Naturlatex',
              en: '9½ inches (24 cm) high, with natural latex',
            },
          },
          MATTRESS.naturalLatex,
        ],
      },
      {
        part: 'topper',
        choices: [TOPPER.latex, { ...TOPPER.wool, extra: -60 }, { ...TOPPER.none, extra: -280 }],
      },
      {
        part: 'hoofdbord',
        choices: [HEADBOARD.plain, HEADBOARD.high, { ...HEADBOARD.none, extra: -260 }],
      },
      { part: 'poten', choices: [LEGS.oak, { ...LEGS.walnut, extra: 40 }] },
      FABRIC_PART,
      ...FIRMNESS_PER_SIDE,
    ],
    attributes: {
      boxspring_kern: 'hybride',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 320,
      boxspring_topper: 'latex',
      boxspring_bekleding: 'linnen',
      boxspring_hoogte: 62,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 9,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'eiken',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 125,
      proefslapen: 'eenmaal_ruilen',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: sizes(
      {
        '140x200': 3099,
        '160x200': 3399,
        '180x200': 3599,
        '180x210': 3799,
        '180x220': 3899,
        '200x200': 3999,
      },
      { days: 25 },
    ),
    popularity: 17,
    since: '2026-03-23',
  }),
];
