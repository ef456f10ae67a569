import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { FIVE_ZONE_SPRINGS, LOW_LEGS, STORAGE_FLOORS, TWO_MOTORS_FIRST } from './kinds-of-bases.ts';
import { HEADBOARD, LEGS, MATTRESS, MEMORY_FOAM_FIRST, TOPPER } from './part-choices.ts';

/** Electric box springs, and box springs with storage. */
export const noorderlichtBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'NOO-HAVEN',
    brand: 'Noorderlicht',
    model: 'Haven',
    kind: KIND.electricBoxSpring,
    summary: {
      nl: 'Blauwe boxspring waarvan beide helften met een stille motor los van elkaar verstellen.',
      de: 'Blaues Boxspringbett, dessen Hälften sich mit leisen Motoren unabhängig voneinander verstellen lassen.',
      en: 'A blue box spring bed whose two halves adjust independently with quiet motors.',
    },
    description: [
      {
        nl: 'Lezen met je rug omhoog terwijl je partner al slaapt: de Haven heeft per kant twee motoren, voor hoofd en voeten. De afstandsbediening geeft licht en onthoudt twee standen. Valt de stroom uit, dan zakt het bed op een batterij terug naar vlak.',
        de: 'Aufrecht lesen, während nebenan schon geschlafen wird: Die Haven hat pro Seite zwei Motoren, für Kopf und Füße. Die Fernbedienung ist beleuchtet und merkt sich zwei Positionen. Bei Stromausfall fährt das Bett mit Batterie in die Ebene zurück.',
        en: 'Sit up and read while your partner sleeps: the Haven has two motors per side, for head and feet. The remote lights up and remembers two positions. If the power fails, a battery brings the bed back to flat.',
      },
      {
        nl: 'De matrassen van koudschuim buigen soepel mee met de bodem. Op zwenkwielen aan het hoofdeinde rij je het bed weg om eronder te stofzuigen. De Haven wordt op bestelling gemaakt; reken op vier weken.',
        de: 'Die Kaltschaummatratzen folgen jeder Bewegung der Unterfederung. Auf Rollen am Kopfende lässt sich das Bett zum Staubsaugen abrücken. Die Haven wird auf Bestellung gefertigt; rechnen Sie mit vier Wochen.',
        en: 'The HR foam mattresses bend smoothly with the base. Casters at the head end let you roll the bed aside to vacuum. The Haven is made to order; please allow four weeks.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [...TWO_MOTORS_FIRST] },
      { part: 'matras', choices: [MATTRESS.foam, MATTRESS.naturalLatex] },
      { part: 'topper', choices: [...MEMORY_FOAM_FIRST] },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, HEADBOARD.buttoned] },
      {
        part: 'poten',
        choices: [LEGS.beech, { ...LEGS.blackMetal, extra: -30 }, { ...LEGS.walnut, extra: 30 }],
      },
    ],
    attributes: {
      kleur: 'blauw',
      boxspring_kern: 'koudschuim',
      boxspring_comfortzones: 5,
      boxspring_topper: 'traagschuim',
      boxspring_bekleding: 'fluweel',
      boxspring_hoogte: 63,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 10,
      boxspring_verstelbaar: 'elektrisch',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'beuken',
      boxspring_wielen: 'hoofdeinde',
      boxspring_maximale_belasting: 135,
    },
    offers: sizes(
      { '160x200': 2799, '180x200': 2899, '180x210': 3049, '180x220': 3099, '200x200': 3199 },
      { days: 20 },
    ),
    popularity: 64,
    since: '2025-05-19',
  }),
  boxSpring({
    sku: 'NOO-KADE',
    brand: 'Noorderlicht',
    model: 'Kade',
    kind: KIND.storageBoxSpring,
    summary: {
      nl: 'Boxspring waarvan beide boxen opklappen: 600 liter ruimte voor dekbedden, koffers en wintertruien.',
      'nl-be':
        'Boxspring waarvan beide boxen opklappen: 600 liter ruimte voor donsdekens, koffers en wintertruien.',
      de: 'Boxspringbett, dessen Boxen sich öffnen lassen: 600 Liter Stauraum für Decken, Koffer und Winterpullover.',
      en: 'A box spring bed with bases that lift open: 600 liters (21 cubic feet) of storage for duvets, suitcases and winter sweaters.',
    },
    description: [
      {
        nl: 'Gasveren tillen de box met matras en al omhoog als je aan de lus trekt. Hij blijft openstaan, zodat je beide handen vrij hebt. Een bodem van dicht doek houdt de spullen stofvrij.',
        de: 'Gasdruckfedern heben die Box samt Matratze, sobald Sie an der Schlaufe ziehen. Sie bleibt offen stehen, beide Hände sind frei. Ein Boden aus dichtem Stoff hält den Inhalt staubfrei.',
        en: 'Pull the loop and gas springs lift the base, mattress and all. It stays open, leaving both hands free. A closed fabric floor keeps everything inside free of dust.',
      },
      {
        nl: 'Omdat de boxen tot aan de vloer reiken, staat de Kade op lage poten van 5 cm. De matrassen hebben pocketveren en vijf zones, de topper is van koudschuim. Wij zetten het bed in elkaar en laten je zien hoe het opent.',
        de: 'Weil die Boxen fast bis zum Boden reichen, steht die Kade auf 5 cm niedrigen Füßen. Die Matratzen haben Taschenfedern und fünf Zonen, der Topper ist aus Kaltschaum. Wir bauen das Bett auf und zeigen Ihnen, wie es sich öffnet.',
        en: 'Because the bases reach almost to the floor, the Kade stands on low 5 cm (2 in) legs. The mattresses have pocket springs and five zones; the topper is HR foam. We assemble the bed and show you how it opens.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [...STORAGE_FLOORS] },
      {
        part: 'matras',
        choices: [FIVE_ZONE_SPRINGS, MATTRESS.foam, MATTRESS.pocketSpringsAndLatex],
      },
      {
        part: 'topper',
        choices: [TOPPER.foam, TOPPER.memoryFoam, TOPPER.latex, { ...TOPPER.none, extra: -110 }],
      },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, HEADBOARD.channels, HEADBOARD.high] },
      { part: 'poten', choices: [LOW_LEGS.blackMetal, LOW_LEGS.oak] },
    ],
    attributes: {
      kleur: 'petrol',
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 5,
      boxspring_aantal_veren: 250,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 62,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 10,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'onder_box',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 110,
    },
    offers: sizes(
      { '140x200': 1899, '160x200': 2099, '180x200': 2249, '180x210': 2399 },
      { days: 15, was: { '160x200': 2359, '180x200': 2399 } },
    ),
    popularity: 109,
    since: '2025-11-10',
  }),
];
