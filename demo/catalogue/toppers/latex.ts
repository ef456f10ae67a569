import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { topper } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const latexToppers: readonly ProductData[] = [
  topper({
    sku: 'VEL-VLIER',
    brand: 'Veluwe Slaapatelier',
    model: 'Vlier',
    kind: KIND.latexTopper,
    summary: {
      nl: 'Veerkrachtige topper van 8 cm: natuurlatex in een hoes van katoen en scheerwol.',
      de: 'Punktelastischer, 8 cm hoher Topper: Naturlatex in einem Bezug aus Baumwolle und Schurwolle.',
      en: 'A resilient natural latex topper, over 3 inches (8 cm) thick, in a cotton and wool cover.',
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
  topper({
    sku: 'VEL-KLAVER',
    brand: 'Veluwe Slaapatelier',
    model: 'Klaver',
    kind: KIND.latexTopper,
    summary: {
      nl: 'Zachte latextopper van 6 cm met een katoenen hoes die op 60 graden in de was mag.',
      de: 'Weicher, 6 cm hoher Latextopper mit einem Baumwollbezug, der bei 60 Grad waschbar ist.',
      en: 'A soft latex topper, 6 cm (2½ in) high, with a cotton cover you can wash hot.',
    },
    description: [
      {
        nl: 'De Klaver is de lichtere zus van de Vlier: dezelfde veerkracht, met 5 cm zachtere latex en een hoes zonder wol. Dat maakt hem een derde goedkoper en geschikt voor wie geen wol verdraagt.',
        de: 'Der Klaver ist der leichtere Bruder des Vlier: dieselbe Federkraft, mit 5 cm weicherem Latex und einem Bezug ohne Wolle. Er kostet ein Drittel weniger und passt zu allen, die keine Wolle vertragen.',
        en: 'The Klaver is the Vlier’s lighter sibling: the same spring, with 5 cm (2 in) of softer latex and a cover without wool. It costs a third less and suits anyone who cannot tolerate wool.',
      },
      {
        nl: 'Latex is zwaar: 160 x 200 weegt 13 kilo. Til de topper daarom met z’n tweeën als je het bed verschoont, of neem twee smalle naast elkaar.',
        de: 'Latex ist schwer: In 160 x 200 wiegt der Topper 13 Kilo. Heben Sie ihn beim Bettenbeziehen zu zweit an, oder nehmen Sie zwei schmale nebeneinander.',
        en: 'Latex is heavy: the 160 x 200 weighs 13 kg (29 lb). Lift the topper together when you change the bed, or put two narrow ones side by side.',
      },
    ],
    attributes: {
      topper_kern: 'latex',
      topper_hardheid: 'zacht',
      topper_hoogte: 6,
      topper_hoes: 'katoen',
      topper_wasbaar: 'graden_60',
      topper_rits: 'rondom',
      bijzonderheden: ['omkeerbaar', 'zonder_dierlijk'],
    },
    grades: { ventilatie: 4, drukverdeling: 5 },
    offers: sizes(
      { '80x200': 199, '90x200': 209, '140x200': 319, '160x200': 349, '180x200': 389 },
      { days: 3, slower: { '180x200': 10 } },
    ),
    popularity: 79,
    since: '2026-02-23',
  }),
];
