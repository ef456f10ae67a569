import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Plain northern beds on tapered legs. */
export const noorderlichtBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'NOO-VALLEI',
    brand: 'Noorderlicht',
    model: 'Vallei',
    kind: KIND.woodenBed,
    summary: {
      nl: 'Eiken bed op slanke poten, met een open hoofdbord waar je tegenaan kunt lezen.',
      de: 'Eichenbett auf schlanken Füßen, mit offenem Kopfteil zum Anlehnen und Lesen.',
      'de-at': 'Eichenbett auf schlanken Füßen, mit offenem Betthaupt zum Anlehnen und Lesen.',
      en: 'An oak bed on slender legs, with an open headboard to lean against while you read.',
    },
    description: [
      {
        nl: 'Het hoofdbord van de Vallei helt acht graden achterover. Met één kussen in de rug zit je al goed; zonder kussen voel je de liggers. Onder het bed blijft 19 cm vrij, genoeg voor de stofzuiger en voor platte opbergdozen.',
        de: 'Das Kopfteil der Vallei ist um acht Grad geneigt. Mit einem Kissen im Rücken sitzt man gut, ohne spürt man die Querhölzer. Unter dem Bett bleiben 19 cm frei: genug für den Staubsauger und für flache Kisten.',
        'de-at':
          'Das Betthaupt der Vallei ist um acht Grad geneigt. Mit einem Polster im Rücken sitzt man gut, ohne spürt man die Querhölzer. Unter dem Bett bleiben 19 cm frei: genug für den Staubsauger und für flache Kisten.',
        en: 'The headboard of the Vallei leans back eight degrees. One pillow behind you is enough to sit well; without it you feel the rails. The 19 cm (7½ in) of space underneath take a vacuum cleaner or flat storage boxes.',
      },
      {
        nl: 'Naturel eiken is met hardwaxolie behandeld, noten en zwart zijn gebeitst en gelakt. Een kring van een glas krijg je uit de olie weg met een fijn schuursponsje en een druppel nieuwe olie; uit lak niet. Slaap je graag tegen een zachte wand, kies dan een boxspring.',
        de: 'Eiche natur ist mit Hartwachsöl behandelt, Nussbaum und Schwarz sind gebeizt und lackiert. Einen Glasrand auf der geölten Fläche beseitigen Sie mit Schleifvlies und einem Tropfen Öl, aus Lack geht er nicht mehr heraus. Wer es hinter sich gern weich hat, nimmt besser ein Boxspringbett.',
        en: 'Natural oak is finished with hardwax oil; walnut and black are stained and lacquered. A glass ring in the oil comes out with a fine sanding pad and a drop of new oil, one in the lacquer does not. If you like something soft behind you, a box spring bed is the better choice.',
      },
    ],
    colors: [
      { color: 'eiken' },
      { color: 'noten', extra: 40, days: 15 },
      { color: 'zwart', extra: 40 },
    ],
    attributes: {
      ledikant_materiaal: 'eiken',
      ledikant_hoogte: 44,
      ledikant_hoofdbord_hoogte: 90,
      ledikant_hoofdbord_dikte: 4,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 140,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes(
      {
        '140x200': 729,
        '160x200': 769,
        '160x210': 809,
        '180x200': 799,
        '180x210': 849,
        '180x220': 899,
      },
      {
        days: 8,
        until: '2027-01-31',
        was: { '160x200': 809, '180x200': 849 },
        slower: { '180x220': 20 },
      },
    ),
    popularity: 138,
    since: '2025-03-10',
  }),
  bedFrame({
    sku: 'NOO-VLONDER',
    brand: 'Noorderlicht',
    model: 'Vlonder',
    kind: FURNITURE_KIND.lowBed,
    summary: {
      nl: 'Laag bed van gelakt beukenhout: je ligt 30 cm boven de vloer en de kamer oogt hoger.',
      de: 'Niedriges Bett aus lackierter Buche: Sie liegen 30 cm über dem Boden, der Raum wirkt höher.',
      en: 'A low bed of lacquered beech: you lie a foot above the floor and the room looks taller.',
    },
    description: [
      {
        nl: 'Een laag bed geeft rust in een kleine of drukke kamer. De Vlonder heeft korte poten en een rand waar het matras half in verzonken ligt; met een matras van 20 cm kom je op zo’n 40 cm uit. Heb je stijve knieën of een slechte heup, neem dan een hoger bed: opstaan uit deze kost kracht.',
        'nl-be':
          'Een laag bed geeft rust in een kleine of drukke kamer. De Vlonder heeft korte poten en een rand waar de matras half in verzonken ligt; met een matras van 20 cm kom je op zo’n 40 cm uit. Heb je stijve knieën of een slechte heup, neem dan een hoger bed: opstaan uit deze kost kracht.',
        de: 'Ein niedriges Bett bringt Ruhe in kleine oder volle Zimmer. Der Vlonder steht auf kurzen Füßen, die Matratze liegt halb versenkt im Rahmen; mit 20 cm Matratze kommen Sie auf rund 40 cm. Mit steifen Knien oder einer schmerzenden Hüfte nehmen Sie lieber ein höheres Bett: Aus diesem aufzustehen kostet Kraft.',
        en: 'A low bed brings calm to a small or busy room. The Vlonder stands on short legs and the mattress sits halfway into the frame; with a 20 cm (8 in) mattress the top is at about 40 cm (16 in). With stiff knees or a bad hip, pick a higher bed: getting up from this one takes strength.',
      },
      {
        nl: 'Het bed wordt in twee dozen van elk 22 kilo geleverd en staat in een half uur. De matte lak is met een vochtige doek schoon te houden; schuurmiddel maakt glimmende plekken.',
        de: 'Geliefert wird in zwei Paketen zu je 22 Kilo, aufgebaut ist in einer halben Stunde. Den matten Lack wischen Sie feucht ab; Scheuermittel hinterlässt glänzende Stellen.',
        en: 'It arrives in two boxes of 22 kg (49 lb) each and goes together in half an hour. Wipe the matte lacquer with a damp cloth; scouring cream leaves shiny patches.',
      },
    ],
    colors: [
      { color: 'zwart' },
      { color: 'wit' },
      { color: 'noten', extra: 30, soldOut: ['160x200'] },
    ],
    attributes: {
      ledikant_materiaal: 'beuken',
      ledikant_hoogte: 30,
      ledikant_hoofdbord_hoogte: 68,
      ledikant_hoofdbord_dikte: 3,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 130,
    },
    offers: sizes(
      { '120x200': 399, '140x200': 429, '160x200': 459, '180x200': 489, '200x200': 529 },
      { days: 3 },
    ),
    popularity: 119,
    since: '2025-10-06',
  }),
  bedFrame({
    sku: 'NOO-ZOLDER',
    brand: 'Noorderlicht',
    model: 'Zolder',
    kind: KIND.bedFrame,
    summary: {
      nl: 'Wit bed met een hoofdbord van 75 cm, dat onder een schuin dak past.',
      de: 'Weißes Bett mit einem nur 75 cm hohen Kopfteil, das unter die Dachschräge passt.',
      'de-at': 'Weißes Bett mit einem nur 75 cm hohen Betthaupt, das unter die Dachschräge passt.',
      en: 'A white bed with a 75 cm (30 in) headboard that fits under a sloping ceiling.',
    },
    description: [
      {
        nl: 'Onder een schuin dak is de knieschotwand vaak maar 80 of 90 cm hoog. De Zolder schuift daar met hoofdbord en al tegenaan. De delen zijn niet langer dan het bed zelf en gaan door een trapgat van 60 cm breed.',
        'nl-be':
          'Onder een schuin dak is de zijwand vaak maar 80 of 90 cm hoog. De Zolder schuift daar met hoofdbord en al tegenaan. De delen zijn niet langer dan het bed zelf en gaan door een traphal van 60 cm breed.',
        de: 'Unter der Schräge ist die Wand oft nur 80 oder 90 cm hoch. Der Zolder passt samt Kopfteil davor. Kein Teil ist länger als das Bett selbst, alle gehen durch eine 60 cm breite Bodenluke.',
        'de-at':
          'Unter der Schräge ist die Wand oft nur 80 oder 90 cm hoch. Der Zolder passt samt Betthaupt davor. Kein Teil ist länger als das Bett selbst, alle gehen durch eine 60 cm breite Dachbodenluke.',
        en: 'Under a sloping roof the wall is often no higher than 80 to 90 cm (32 to 36 in). The Zolder goes right up against it, headboard included. No part is longer than the bed itself, and all of them fit through a 60 cm (24 in) hatch.',
      },
      {
        nl: 'Wit gelakt berken vergeelt langzamer dan grenen, maar ook hier geldt: onder een dakraam tekent de zon na jaren een rand af waar het dekbed hangt. Zit je ’s avonds graag rechtop te lezen, dan is dit hoofdbord aan de lage kant.',
        'nl-be':
          'Wit gelakt berken vergeelt trager dan grenen, maar ook hier geldt: onder een dakraam tekent de zon na jaren een rand af waar het donsdeken hangt. Zit je ’s avonds graag rechtop te lezen, dan is dit hoofdbord aan de lage kant.',
        de: 'Weiß lackierte Birke vergilbt langsamer als Kiefer, doch unter einem Dachfenster zeichnet die Sonne nach Jahren ab, wo die Bettdecke hängt. Zum aufrechten Lesen am Abend ist dieses Kopfteil etwas niedrig.',
        'de-at':
          'Weiß lackierte Birke vergilbt langsamer als Kiefer, doch unter einem Dachfenster zeichnet die Sonne nach Jahren ab, wo die Bettdecke hängt. Zum aufrechten Lesen am Abend ist dieses Betthaupt etwas niedrig.',
        en: 'White lacquered birch yellows more slowly than pine, though under a skylight the sun will, over the years, mark where the duvet hangs. For sitting up to read at night this headboard is on the low side.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'zwart' }],
    attributes: {
      ledikant_materiaal: 'berken',
      ledikant_hoogte: 40,
      ledikant_hoofdbord_hoogte: 75,
      ledikant_hoofdbord_dikte: 2,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 120,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes(
      { '90x200': 319, '120x200': 369, '140x200': 399, '160x200': 429 },
      { days: 5, lastOnes: ['120x200'] },
    ),
    popularity: 77,
    since: '2024-08-19',
  }),
];
