import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { FURNITURE_KIND } from '../furniture-kinds.ts';
import { bedFrame } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Beds for small rooms, made near the German coast. */
export const nordkantBedFrames: readonly ProductData[] = [
  bedFrame({
    sku: 'NKT-LUTT',
    brand: 'Nordkant',
    model: 'Lütt',
    kind: FURNITURE_KIND.singleBed,
    summary: {
      nl: 'Eenpersoonsbed dat van de lagere school tot op kamers meegaat, in wit, zwart of notenbeits.',
      'nl-be':
        'Eenpersoonsbed dat van de lagere school tot op kot meegaat, in wit, zwart of notenbeits.',
      de: 'Einzelbett, das von der Grundschule bis ins Studium mitkommt, in Weiß, Schwarz oder Nussbaum gebeizt.',
      'de-at':
        'Einzelbett, das von der Volksschule bis ins Studium mitkommt, in Weiß, Schwarz oder Nussbaum gebeizt.',
      en: 'A single bed that lasts from grade school to a first apartment, in white, black or walnut stain.',
    },
    description: [
      {
        nl: 'De Lütt begint met een lattenvlak op 24 cm, zodat een kind van zes er zonder trapje in klimt. Later hang je het op 36 cm en past er een logeerbed onder. Alle randen zijn rond geschaafd.',
        de: 'Beim Lütt liegt der Rost zuerst auf 24 cm, da klettert auch ein Sechsjähriger ohne Leiter hinein. Später hängen Sie ihn auf 36 cm, dann passt ein Gästebett darunter. Alle Kanten sind rund gehobelt.',
        en: 'The Lütt starts with its slats at 24 cm (9½ in), so a six-year-old climbs in without a step. Later you hang them at 36 cm (14 in) and a trundle bed fits underneath. All edges are planed round.',
      },
      {
        nl: 'De lak voldoet aan de norm voor speelgoed (EN 71-3). Stickers laten los met een föhn; nagellakremover lost ook de lak op. Voor wie boven de 1,85 m uitgroeit is er een maat van 210 lang.',
        'nl-be':
          'De lak voldoet aan de norm voor speelgoed (EN 71-3). Stickers laten los met een haardroger; dissolvant lost ook de lak op. Voor wie boven de 1,85 m uitgroeit is er een maat van 210 lang.',
        de: 'Der Lack erfüllt die Spielzeugnorm (EN 71-3). Aufkleber lösen sich mit dem Föhn; Nagellackentferner löst auch den Lack. Für alle, die über 1,85 m hinauswachsen, gibt es das Bett 210 cm lang.',
        'de-at':
          'Der Lack erfüllt die Spielzeugnorm (EN 71-3). Pickerl lösen sich mit dem Föhn; Nagellackentferner löst auch den Lack. Für alle, die über 1,85 m hinauswachsen, gibt es das Bett 210 cm lang.',
        en: 'The lacquer meets the European toy standard (EN 71-3). Stickers come off with a hair dryer; nail polish remover takes the lacquer too. Those who outgrow six feet can have it 210 cm (83 inches) long.',
      },
    ],
    colors: [{ color: 'wit' }, { color: 'zwart' }, { color: 'noten', extra: 20, days: 8 }],
    attributes: {
      ledikant_materiaal: 'berken',
      ledikant_hoogte: 36,
      ledikant_hoofdbord_hoogte: 80,
      ledikant_hoofdbord_dikte: 2,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 110,
      ledikant_keurmerk: 'fsc',
    },
    offers: sizes(
      {
        '80x200': 269,
        '90x200': 269,
        '90x210': 299,
        '100x200': 289,
        '120x200': 329,
      },
      { days: 3, soldOut: ['80x200'] },
    ),
    popularity: 175,
    since: '2025-06-16',
  }),
  bedFrame({
    sku: 'NKT-KAMMER',
    brand: 'Nordkant',
    model: 'Kammer',
    kind: KIND.bedFrame,
    summary: {
      nl: 'Smal gebouwd tweepersoonsbed: aan elke kant maar 2 cm breder dan het matras.',
      'nl-be': 'Smal gebouwd tweepersoonsbed: aan elke kant maar 2 cm breder dan de matras.',
      de: 'Knapp gebautes Doppelbett: auf jeder Seite nur 2 cm breiter als die Matratze.',
      en: 'A tightly built double bed: less than an inch wider than the mattress on each side.',
    },
    description: [
      {
        nl: 'Een bed van 160 is van buiten vaak 175 breed. De Kammer meet 164, en dat is in een kamer van 2,60 m het verschil tussen één en twee nachtkastjes. De poten staan 15 cm naar binnen: je loopt er in het donker niet tegenaan.',
        de: 'Ein 160er-Bett ist außen oft 175 cm breit. Der Kammer misst 164, und das entscheidet in einem Zimmer von 2,60 m, ob ein oder zwei Nachttische Platz haben. Die Füße sind 15 cm eingerückt: Im Dunkeln stößt sich niemand daran.',
        'de-at':
          'Ein 160er-Bett ist außen oft 175 cm breit. Der Kammer misst 164, und das entscheidet in einem Zimmer von 2,60 m, ob ein oder zwei Nachtkästchen Platz haben. Die Füße sind 15 cm eingerückt: Im Dunkeln stößt sich niemand daran.',
        en: 'A 160 cm bed often measures 175 cm (69 in) on the outside. The Kammer measures 164 cm (65 in), and in a room of eight and a half feet that decides between one nightstand and two. Its legs are set back 15 cm (6 in), so nobody stubs a toe in the dark.',
      },
      {
        nl: 'Omdat het matras zo strak ligt, past instoppen met de hand er maar net tussen; met een hoeslaken is dat geen punt. Matrassen met stevige handgrepen aan de zijkant zitten te krap. Stof de gelakte delen af met een droge doek.',
        'nl-be':
          'Omdat de matras zo strak ligt, past instoppen met de hand er maar net tussen; met een hoeslaken is dat geen punt. Matrassen met stevige handgrepen aan de zijkant zitten te krap. Stof de gelakte delen af met een droge doek.',
        de: 'Weil die Matratze so knapp liegt, kommt die Hand zum Einschlagen eines Lakens kaum dazwischen; mit einem Spannbettlaken ist das kein Thema. Matratzen mit dicken Griffen an der Seite klemmen. Die lackierten Teile wischen Sie trocken ab.',
        'de-at':
          'Weil die Matratze so knapp liegt, kommt die Hand zum Einschlagen eines Leintuchs kaum dazwischen; mit einem Spannleintuch ist das kein Thema. Matratzen mit dicken Griffen an der Seite klemmen. Die lackierten Teile wischen Sie trocken ab.',
        en: 'With the mattress fitting this closely there is barely room for a hand to tuck in a flat sheet; use a fitted one. Mattresses with chunky side handles will jam. Dust the lacquered parts with a dry cloth.',
      },
    ],
    colors: [{ color: 'zwart' }, { color: 'noten', extra: 20 }, { color: 'wit', soldOut: 'all' }],
    attributes: {
      ledikant_materiaal: 'beuken',
      ledikant_hoogte: 42,
      ledikant_hoofdbord_hoogte: 86,
      ledikant_hoofdbord_dikte: 2,
      ledikant_voetbord: 'laag',
      ledikant_opbergruimte: 'geen',
      ledikant_maximale_belasting: 120,
    },
    offers: sizes({ '140x200': 479, '160x200': 519, '180x200': 549 }, { days: 5 }),
    popularity: 94,
    since: '2026-03-02',
  }),
];
