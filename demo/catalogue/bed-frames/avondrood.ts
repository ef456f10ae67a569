import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const avondroodBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'AVO-SIESTE',
    brand: 'Avondrood',
    model: 'Sieste',
    kind: KIND.woodenBed,
    summary: {
      nl: 'Warm gebeitst bed met een breed hoofdbord, waar een leeslampje aan kan klemmen.',
      de: 'Warm gebeiztes Bett mit breitem Kopfteil, an das sich eine Leselampe klemmen lässt.',
      'de-at':
        'Warm gebeiztes Bett mit breitem Betthaupt, an das sich eine Leselampe klemmen lässt.',
      en: 'A bed in a warm stain with a wide headboard that takes a clip-on reading light.',
    },
    description: [
      {
        nl: 'Het hoofdbord van de Sieste steekt aan beide kanten 8 cm uit. Daar klem je een lampje op, of je hangt er een ochtendjas aan. De bovenste ligger is 3 cm dik en aan de voorkant iets hol geschaafd, zodat je hand er vanzelf op rust.',
        de: 'Das Kopfteil der Sieste steht auf beiden Seiten 8 cm über: Platz für eine Klemmlampe oder den Morgenmantel. Das oberste Querholz ist 3 cm stark und vorn leicht hohl gehobelt, da liegt die Hand gern.',
        'de-at':
          'Das Betthaupt der Sieste steht auf beiden Seiten 8 cm über: Platz für eine Klemmlampe oder den Morgenmantel. Das oberste Querholz ist 3 cm stark und vorn leicht hohl gehobelt, da liegt die Hand gern.',
        en: 'The headboard of the Sieste extends 8 cm (3 in) on either side: room for a clip-on light or a bathrobe. The top rail is over an inch thick and planed slightly hollow at the front, so your hand finds it by itself.',
      },
      {
        nl: 'Onder de notenbeits zit massief beuken, dat harder is dan eiken. Krassen worden wel licht van kleur; bij het bed zit een stift om ze bij te werken. Door het brede hoofdbord past het bed niet in een nis van precies de matrasmaat.',
        de: 'Unter der Nussbaumbeize steckt massive Buche, die härter ist als Eiche. Kratzer bleiben allerdings hell; zum Nachbessern liegt ein Stift bei. Wegen des breiten Kopfteils passt das Bett nicht in eine Nische, die gerade so breit ist wie die Matratze.',
        'de-at':
          'Unter der Nussbeize steckt massive Buche, die härter ist als Eiche. Kratzer bleiben allerdings hell; zum Nachbessern liegt ein Stift bei. Wegen des breiten Betthaupts passt das Bett nicht in eine Nische, die gerade so breit ist wie die Matratze.',
        en: 'Under the walnut stain is solid beech, which is harder than oak. Scratches do show up pale; a touch-up pen is included. With its wide headboard, the bed will not go into an alcove just as wide as the mattress.',
      },
    ],
    colors: [{ color: 'noten' }, { color: 'zwart', days: 15 }],
    attributes: {
      ledikant_materiaal: 'beuken',
      ledikant_hoogte: 43,
      ledikant_hoofdbord_hoogte: 96,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 130,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes(
      { '140x200': 649, '160x200': 689, '180x200': 719, '180x210': 769, '200x200': 789 },
      { days: 8, soldOut: ['200x200'] },
    ),
    popularity: 81,
    since: '2026-02-16',
  }),
];
