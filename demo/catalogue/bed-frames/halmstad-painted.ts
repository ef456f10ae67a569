import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** First beds and guest beds, painted and from stock. */
export const halmstadPaintedBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'HAL-BJORK',
    brand: 'Halmstad',
    model: 'Björk',
    kind: KIND.bedFrame,
    summary: {
      nl: 'Eenvoudig berken bed voor een eerste huis, in zwart of wit, op een avond in elkaar gezet.',
      'nl-be':
        'Eenvoudig berken bed voor een eerste appartement, in zwart of wit, in één avond ineengestoken.',
      de: 'Schlichtes Birkenbett für die erste Wohnung, in Schwarz oder Weiß, an einem Abend aufgebaut.',
      en: 'A plain birch bed for a first home, in black or white, put together in an evening.',
    },
    description: [
      {
        nl: 'De Björk heeft vier zijden, vier poten en twaalf bouten; meer valt er niet aan te monteren. Gelaagd berkenhout is licht en trekt niet krom. Van 140 cm breed af staat er een middenpoot onder.',
        de: 'Vier Seiten, vier Füße, zwölf Schrauben: Mehr ist am Björk nicht zu montieren. Schichtholz aus Birke ist leicht und verzieht sich nicht. Ab 140 cm Breite stützt ein Mittelfuß.',
        en: 'Four sides, four legs, twelve bolts: there is no more to the Björk than that. Layered birch is light and does not warp. From 55 inches (140 cm) wide, a center leg supports the frame.',
      },
      {
        nl: 'Wie vaak verhuist: draai de bouten na elke keer opbouwen een week later nog eens aan. Voor twee zware slapers of een matras van meer dan 30 kilo is de Nete van Elsbroek een betere keus.',
        'nl-be':
          'Wie vaak verhuist: draai de bouten na elke keer opstellen een week later nog eens aan. Voor twee zware slapers of een matras van meer dan 30 kilo is de Nete van Elsbroek een betere keuze.',
        de: 'Wer oft umzieht, zieht die Schrauben eine Woche nach jedem Aufbau noch einmal nach. Für zwei schwere Schläfer oder eine Matratze über 30 Kilo ist die Nete von Elsbroek die bessere Wahl.',
        en: 'If you move often, tighten the bolts once more a week after each assembly. For two heavy sleepers or a mattress of over 30 kg (66 lb), the Nete by Elsbroek is the better choice.',
      },
    ],
    colors: [{ color: 'zwart' }, { color: 'wit', soldOut: ['140x200'] }],
    attributes: {
      ledikant_materiaal: 'berken',
      ledikant_hoogte: 38,
      ledikant_hoofdbord_hoogte: 82,
      ledikant_hoofdbord_dikte: 2,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 100,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes({
      '90x200': 179,
      '120x200': 209,
      '140x200': 229,
      '160x200': 249,
      '180x200': 269,
    }),
    popularity: 311,
    since: '2024-05-13',
  }),
  bedFrame({
    sku: 'HAL-STUGA',
    brand: 'Halmstad',
    model: 'Stuga',
    kind: KIND.woodenBed,
    summary: {
      nl: 'Massief grenen bed, wit gelakt zodat de nerf zichtbaar blijft.',
      de: 'Bett aus massiver Kiefer, weiß lasiert: Die Maserung bleibt zu sehen.',
      en: 'A solid pine bed in a white wash that lets the grain show.',
    },
    description: [
      {
        nl: 'Grenen is zacht hout: een deuk van een speelgoedauto hoort er na een jaar bij. Wie dat charmant vindt, heeft aan de Stuga een bed dat met het huis meeleeft. De lak is op waterbasis en zo goed als reukloos.',
        de: 'Kiefer ist weiches Holz: Eine Delle vom Spielzeugauto gehört nach einem Jahr dazu. Wer das charmant findet, hat an der Stuga ein Bett, das mit dem Haus lebt. Die Lasur auf Wasserbasis riecht so gut wie nicht.',
        en: 'Pine is soft wood: after a year there will be a dent from a toy car. If you find that charming, the Stuga is a bed that lives with the house. The water-based finish has next to no smell.',
      },
      {
        nl: 'De dragers hangen op twee hoogten, voor een matras van 16 tot 26 cm. Reinigen doe je met water en een drup afwasmiddel, in de richting van de nerf.',
        de: 'Die Auflagen hängen in zwei Höhen, für Matratzen von 16 bis 26 cm. Gereinigt wird mit Wasser und einem Tropfen Spülmittel, in Richtung der Maserung.',
        'de-at':
          'Die Auflagen hängen in zwei Höhen, für Matratzen von 16 bis 26 cm. Gereinigt wird mit Wasser und einem Tropfen Geschirrspülmittel, in Richtung der Maserung.',
        en: 'The supports hang at two heights, for mattresses from 16 to 26 cm (6 to 10 in) thick. Clean it with water and a drop of dish soap, along the grain.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'noten', extra: 20 }],
    attributes: {
      ledikant_materiaal: 'grenen',
      ledikant_hoogte: 42,
      ledikant_hoofdbord_hoogte: 95,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 110,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes(
      { '90x200': 249, '120x200': 289, '140x200': 319, '160x200': 339, '180x200': 359 },
      { days: 3, was: { '140x200': 339 } },
    ),
    popularity: 203,
    since: '2024-10-21',
  }),
];
