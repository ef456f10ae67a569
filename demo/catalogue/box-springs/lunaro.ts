import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SOFT_OR_MEDIUM_SIDES } from './kinds-of-bases.ts';
import { BASE, HEADBOARD, LEGS, MATTRESS, MEMORY_FOAM_FIRST, TOPPER } from './part-choices.ts';

/** Flat box springs in a choice of colors, with a sprung base. */
export const lunaroBoxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'LUN-SERENA',
    brand: 'Lunaro',
    model: 'Serena',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Complete boxspring met pocketveermatrassen, koudschuimtopper en een gestoffeerd hoofdbord van 105 cm.',
      de: 'Komplettes Boxspringbett mit Taschenfederkernmatratzen, Kaltschaumtopper und 105 cm hohem Kopfteil.',
      'de-at':
        'Komplettes Boxspringbett mit Taschenfederkernmatratzen, Kaltschaumtopper und 105 cm hohem Betthaupt.',
      en: 'A complete box spring bed with pocket spring mattresses, an HR foam topper and a 41-inch (105 cm) upholstered headboard.',
    },
    description: [
      {
        nl: 'De Serena wordt compleet geleverd: twee geveerde boxen, twee matrassen met zeven comfortzones, een topper van 6 cm en het hoofdbord. Je stapt in op 60 cm, een hoogte waarop je bijna vanzelf weer overeind komt.',
        de: 'Die Serena kommt komplett: zwei gefederte Boxen, zwei Matratzen mit sieben Komfortzonen, ein 6 cm hoher Topper und das Kopfteil. Die Einstiegshöhe beträgt 60 cm, da steht man morgens fast von selbst auf.',
        'de-at':
          'Die Serena kommt komplett: zwei gefederte Boxen, zwei Matratzen mit sieben Komfortzonen, ein 6 cm hoher Topper und das Betthaupt. Die Einstiegshöhe beträgt 60 cm, da steht man in der Früh fast von selbst auf.',
        en: 'The Serena comes complete: two sprung bases, two mattresses with seven comfort zones, a topper of 6 cm (2½ in) and the headboard. The bed is 60 cm (24 in) high, so getting up in the morning takes little effort.',
      },
      {
        nl: 'De geweven stof is er in drie kleuren en kan tegen de stofzuiger. Boxen en matrassen zijn los van elkaar en komen per stuk naar boven. Of elk stuk jouw trap op past, reken je op deze pagina uit. Onze monteurs zetten het bed op de plek en nemen het karton mee terug.',
        de: 'Den Webstoff gibt es in drei Farben, er verträgt den Staubsauger. Boxen und Matratzen sind getrennt und kommen Stück für Stück nach oben. Ob jedes Stück durch Ihr Treppenhaus passt, rechnen Sie auf dieser Seite aus. Unsere Monteure stellen das Bett auf und nehmen den Karton wieder mit.',
        'de-at':
          'Den Webstoff gibt es in drei Farben, er verträgt den Staubsauger. Boxen und Matratzen sind getrennt und kommen Stück für Stück nach oben. Ob jedes Stück durch Ihr Stiegenhaus passt, rechnen Sie auf dieser Seite aus. Unsere Monteure stellen das Bett auf und nehmen den Karton wieder mit.',
        en: 'The woven fabric comes in three colors and can be vacuumed. Bases and mattresses are separate pieces and go up one by one. Whether each of them gets up your stairs, you can work out on this page. Our fitters assemble the bed where you want it and take the packaging away.',
      },
    ],
    colors: [
      {
        color: 'taupe',
      },
      {
        color: 'grijs',
        soldOut: ['180x210'],
      },
      {
        color: 'nachtblauw',
        extra: 100,
        days: 25,
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [BASE.flat, BASE.electric] },
      {
        part: 'matras',
        choices: [MATTRESS.pocketSprings, MATTRESS.pocketSpringsAndLatex],
      },
      {
        part: 'topper',
        choices: [TOPPER.foam, TOPPER.memoryFoam, TOPPER.latex, { ...TOPPER.none, extra: -120 }],
      },
      { part: 'hoofdbord', choices: [HEADBOARD.plain, HEADBOARD.buttoned, HEADBOARD.high] },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.oak] },
    ],
    attributes: {
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 270,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 60,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 10,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 120,
    },
    offers: sizes(
      {
        '140x200': 1399,
        '160x200': 1599,
        '180x200': 1699,
        '180x210': 1849,
        '180x220': 1899,
        '200x200': 1949,
      },
      { days: 15, was: { '160x200': 1809, '180x200': 1849 } },
    ),
    popularity: 178,
    since: '2024-02-12',
  }),
  boxSpring({
    sku: 'LUN-BOSCO',
    brand: 'Lunaro',
    model: 'Bosco',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Boxspring in groen fluweel met extra zachte traagschuimtopper en matrassen in twee hardheden.',
      de: 'Boxspringbett in grünem Samt mit weichem Viscotopper und Matratzen in zwei Härtegraden.',
      en: 'A box spring bed in green velvet with a soft memory foam topper and mattresses in two firmnesses.',
    },
    description: [
      {
        nl: 'Het fluweel van de Bosco is van katoen en verandert met het licht mee: donker in de ochtend, mosgroen onder de lamp. Een vochtige doek volstaat om het schoon te houden. Wrijf altijd met de pool mee.',
        de: 'Der Baumwollsamt der Bosco ändert sich mit dem Licht: dunkel am Morgen, moosgrün unter der Lampe. Ein feuchtes Tuch genügt zur Pflege. Wischen Sie immer mit dem Strich.',
        en: 'The cotton velvet of the Bosco changes with the light: dark in the morning, moss green under the lamp. A damp cloth is enough to keep it clean. Always wipe with the pile.',
      },
      {
        nl: 'Per kant kies je zacht of medium; twee verschillende hardheden zijn geen probleem, want de doorlopende topper van 7 cm dekt de naad af. Het hoofdbord heeft verticale banen en blijft zonder bevestiging aan de muur staan.',
        de: 'Pro Seite wählen Sie weich oder mittel; zwei verschiedene Härtegrade sind kein Problem, denn der durchgehende, 7 cm hohe Topper überdeckt die Ritze. Das Kopfteil mit senkrechten Pfeifen steht ohne Wandbefestigung.',
        'de-at':
          'Pro Seite wählen Sie weich oder mittel; zwei verschiedene Härtegrade sind kein Problem, denn der durchgehende, 7 cm hohe Topper überdeckt die Ritze. Das Betthaupt mit senkrechten Pfeifen steht ohne Wandbefestigung.',
        en: 'Choose soft or medium for each side; two different firmnesses are no problem, because the one-piece 7 cm (3 in) topper covers the seam. The headboard has vertical channels and stands without being fixed to the wall.',
      },
    ],
    parts: [
      { part: 'onderbox', choices: [BASE.flat, BASE.electric] },
      { part: 'matras', choices: [...SOFT_OR_MEDIUM_SIDES] },
      { part: 'topper', choices: [...MEMORY_FOAM_FIRST] },
      {
        part: 'hoofdbord',
        choices: [HEADBOARD.channels, HEADBOARD.high, { ...HEADBOARD.none, extra: -190 }],
      },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.oak, LEGS.walnut] },
    ],
    attributes: {
      kleur: 'groen',
      boxspring_hardheid: ['zacht', 'medium'],
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 480,
      boxspring_topper: 'traagschuim',
      boxspring_bekleding: 'fluweel',
      boxspring_hoogte: 64,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 12,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 120,
    },
    offers: sizes(
      { '140x200': 1799, '160x200': 1999, '180x200': 2149, '180x210': 2299, '200x200': 2399 },
      { days: 15, slower: { '200x200': 20 } },
    ),
    popularity: 121,
    since: '2025-01-27',
  }),
];
