import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SPRUCE_BASES, TWO_MOTORS_FIRST } from './kinds-of-bases.ts';
import { HEADBOARD, LEGS, MATTRESS, TOPPER } from './part-choices.ts';

/** Box springs of wool, wood and latex. */
export const veluweAndFederhausBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'VEL-LANDGOED',
    brand: 'Veluwe Slaapatelier',
    model: 'Landgoed',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Boxspring met frame van massief hout, latextopper en bekleding van crème wolvilt.',
      de: 'Boxspringbett mit Rahmen aus Massivholz, Latextopper und Bezug aus cremefarbenem Wollfilz.',
      en: 'A box spring bed with a solid wood frame, a latex topper and cream wool felt upholstery.',
    },
    description: [
      {
        nl: 'De boxen van het Landgoed zijn van vurenhout, met zwaluwstaarten verbonden. Er zit geen spaanplaat in en geen kunststofschuim: de vering rust op jute en katoen, de matrassen hebben een laag natuurlatex over de pocketveren.',
        de: 'Die Boxen des Landgoed sind aus Fichtenholz, mit Schwalbenschwanzzinken verbunden. Spanplatte und Kunststoffschaum gibt es nicht: Die Federung ruht auf Jute und Baumwolle, die Matratzen haben eine Lage Naturlatex über den Taschenfedern.',
        en: 'The bases of the Landgoed are spruce, joined with dovetails. There is no chipboard and no synthetic foam in them: the springs rest on jute and cotton, and the mattresses have a layer of natural latex over pocket springs.',
      },
      {
        nl: 'Wolvilt is van nature vuilafstotend; een kledingborstel houdt het jaren mooi. Het atelier maakt elk bed voor één klant, in vier weken, en zet de naam van de stoffeerder op de onderkant.',
        de: 'Wollfilz weist Schmutz von Natur aus ab; mit einer Kleiderbürste bleibt er jahrelang schön. Das Atelier fertigt jedes Bett für eine Kundin oder einen Kunden, in vier Wochen, und schreibt den Namen des Polsterers auf die Unterseite.',
        en: 'Wool felt repels dirt by nature; a clothes brush will keep it looking good for years. The workshop makes each bed for one customer, in four weeks, and puts the upholsterer’s name on the underside.',
      },
    ],
    firmnesses: [{ firmness: 'zacht' }, { firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [...SPRUCE_BASES] },
      { part: 'matras', choices: [MATTRESS.pocketSpringsAndLatex, MATTRESS.naturalLatex] },
      { part: 'topper', choices: [TOPPER.latex, { ...TOPPER.wool, extra: -80 }] },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, { ...HEADBOARD.none, extra: -290 }] },
      { part: 'poten', choices: [LEGS.beech, { ...LEGS.oak, extra: 20 }] },
    ],
    attributes: {
      kleur: 'creme',
      boxspring_kern: 'hybride',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 320,
      boxspring_topper: 'latex',
      boxspring_bekleding: 'wolvilt',
      boxspring_hoogte: 65,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 9,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'beuken',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 130,
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    offers: sizes(
      { '160x200': 3899, '180x200': 4099, '180x210': 4299, '180x220': 4399, '200x200': 4499 },
      { days: 20 },
    ),
    popularity: 22,
    since: '2024-11-18',
  }),
  boxSpring({
    sku: 'FED-ELBE',
    brand: 'Federhaus',
    model: 'Elbe',
    kind: KIND.electricBoxSpring,
    summary: {
      nl: 'Antraciet boxspring met twee motoren per kant en extra stevige matrassen tot 160 kilo.',
      de: 'Boxspringbett in Anthrazit mit zwei Motoren je Seite und sehr festen Matratzen bis 160 Kilo.',
      en: 'A charcoal box spring bed with two motors per side and extra firm mattresses for up to 160 kg (350 lb).',
    },
    description: [
      {
        nl: 'De Elbe verstelt hoofd, rug en benen en tilt daarbij tot 160 kilo per kant. De motoren zijn in stand-by stroomloos: pas als je een knop indrukt, schakelt het net in.',
        de: 'Die Elbe verstellt Kopf, Rücken und Beine und hebt dabei bis zu 160 Kilo pro Seite. Im Ruhezustand sind die Motoren vom Netz getrennt: Erst ein Tastendruck schaltet sie zu.',
        en: 'The Elbe adjusts head, back and legs, lifting up to 160 kg (350 lb) per side. At rest its motors are cut off from the mains: power comes on only when you press a button.',
      },
      {
        nl: 'Met een instaphoogte van 66 cm sta je op zonder diep te bukken. De geweven stof is getest op 50.000 schuurtoeren; ter vergelijking: voor een bank geldt 25.000 als goed. Voor de trap klapt elke box dubbel, als een koffer, en komt het hoofdbord in drie kussens.',
        de: 'Bei 66 cm Einstiegshöhe stehen Sie auf, ohne sich tief zu bücken. Der Webstoff ist auf 50.000 Scheuertouren geprüft; zum Vergleich: Bei einem Sofa gelten 25.000 als gut. Für den Weg nach oben klappt jede Box in der Mitte zusammen, wie ein Koffer, und das Kopfteil kommt in drei Polstern.',
        'de-at':
          'Bei 66 cm Einstiegshöhe stehen Sie auf, ohne sich tief zu bücken. Der Webstoff ist auf 50.000 Scheuertouren geprüft; zum Vergleich: Bei einem Sofa gelten 25.000 als gut. Für den Weg nach oben klappt jede Box in der Mitte zusammen, wie ein Koffer, und das Betthaupt kommt in drei Polstern.',
        en: 'At 66 cm (26 in) high, the bed lets you get up without bending low. The woven fabric is tested to 50,000 rubs; for comparison, 25,000 counts as good for a sofa. For the stairs each base folds in half, like a suitcase, and the headboard comes as three cushions.',
      },
    ],
    firmnesses: [{ firmness: 'stevig' }, { firmness: 'extra_stevig' }],
    parts: [
      { part: 'onderbox', choices: [...TWO_MOTORS_FIRST] },
      { part: 'matras', choices: [MATTRESS.foam, MATTRESS.naturalLatex] },
      {
        part: 'topper',
        choices: [TOPPER.foam, TOPPER.memoryFoam, { ...TOPPER.none, extra: -130 }],
      },
      { part: 'hoofdbord', choices: [HEADBOARD.cushions, HEADBOARD.high] },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.beech] },
    ],
    attributes: {
      kleur: 'antraciet',
      boxspring_kern: 'koudschuim',
      boxspring_comfortzones: 7,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 66,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 12,
      boxspring_verstelbaar: 'elektrisch',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'hoofdeinde',
      boxspring_maximale_belasting: 160,
      bijzonderheden: ['kleine_delen'],
    },
    offers: sizes(
      { '160x200': 2499, '180x200': 2599, '180x210': 2749, '200x200': 2899 },
      { days: 20, was: { '180x200': 2749 } },
    ),
    popularity: 53,
    since: '2025-08-04',
  }),
];
