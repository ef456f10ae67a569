import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const boxSprings: readonly ProductData[] = [
  boxSpring({
    sku: 'LUN-SERENA',
    brand: 'Lunaro',
    model: 'Serena',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Complete boxspring met pocketveermatrassen, koudschuimtopper en een gestoffeerd hoofdbord van 105 cm.',
      de: 'Komplettes Boxspringbett mit Taschenfederkernmatratzen, Kaltschaumtopper und 105 cm hohem Kopfteil.',
      en: 'A complete box spring bed with pocket spring mattresses, an HR foam topper and a 41-inch (105 cm) upholstered headboard.',
    },
    description: [
      {
        nl: 'De Serena wordt compleet geleverd: twee geveerde boxen, twee matrassen met zeven comfortzones, een topper van 6 cm en het hoofdbord. U stapt in op 60 cm, een hoogte waarop u bijna vanzelf weer overeind komt.',
        de: 'Die Serena kommt komplett: zwei gefederte Boxen, zwei Matratzen mit sieben Komfortzonen, ein 6 cm hoher Topper und das Kopfteil. Die Einstiegshöhe beträgt 60 cm, da steht man morgens fast von selbst auf.',
        en: 'The Serena comes complete: two sprung bases, two mattresses with seven comfort zones, a topper of over 2 inches and the headboard. The bed is 24 inches high, so getting up in the morning takes little effort.',
      },
      {
        nl: 'De taupe stof is geweven en kan tegen de stofzuiger. Omdat boxen en matrassen los van elkaar zijn, krijgt u de Serena ook een smalle trap op. Onze monteurs zetten het bed op de plek en nemen het karton mee terug.',
        de: 'Der Webstoff in Taupe verträgt den Staubsauger. Boxen und Matratzen sind getrennt, deshalb passt die Serena auch durch ein enges Treppenhaus. Unsere Monteure stellen das Bett auf und nehmen den Karton wieder mit.',
        en: 'The taupe fabric is woven and can be vacuumed. Bases and mattresses are separate pieces, so the Serena will make it up a narrow staircase. Our fitters assemble the bed where you want it and take the packaging away.',
      },
    ],
    pictures: [PICTURE.boxSpringTaupe],
    attributes: {
      kleur: 'taupe',
      boxspring_hardheid: ['medium', 'stevig'],
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
      { days: 15, was: { '160x200': 1849, '180x200': 1949 } },
    ),
    popularity: 178,
    since: '2024-02-12',
  }),
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
        nl: 'Lezen met uw rug omhoog terwijl uw partner al slaapt: de Haven heeft per kant twee motoren, voor hoofd en voeten. De afstandsbediening geeft licht en onthoudt twee standen. Valt de stroom uit, dan zakt het bed op een batterij terug naar vlak.',
        de: 'Aufrecht lesen, während nebenan schon geschlafen wird: Die Haven hat pro Seite zwei Motoren, für Kopf und Füße. Die Fernbedienung ist beleuchtet und merkt sich zwei Positionen. Bei Stromausfall fährt das Bett mit Batterie in die Ebene zurück.',
        en: 'Sit up and read while your partner sleeps: the Haven has two motors per side, for head and feet. The remote lights up and remembers two positions. If the power fails, a battery brings the bed back to flat.',
      },
      {
        nl: 'De matrassen van koudschuim buigen soepel mee met de bodem. Op zwenkwielen aan het hoofdeinde rijdt u het bed weg om eronder te stofzuigen. De Haven wordt op bestelling gemaakt; reken op vier weken.',
        de: 'Die Kaltschaummatratzen folgen jeder Bewegung der Unterfederung. Auf Rollen am Kopfende lässt sich das Bett zum Staubsaugen abrücken. Die Haven wird auf Bestellung gefertigt; rechnen Sie mit vier Wochen.',
        en: 'The HR foam mattresses bend smoothly with the base. Casters at the head end let you roll the bed aside to vacuum. The Haven is made to order; please allow four weeks.',
      },
    ],
    pictures: [PICTURE.boxSpringBlue],
    attributes: {
      kleur: 'blauw',
      boxspring_hardheid: ['medium', 'stevig'],
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
];
