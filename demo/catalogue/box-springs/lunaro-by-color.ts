import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { boxSpring } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { SLEEP_KIND } from '../sleep-kinds.ts';
import { FABRIC_PART, FIRMNESS_PER_SIDE } from './fabrics-and-sides.ts';
import { BASE, HEADBOARD, LEGS, MATTRESS, TOPPER } from './part-choices.ts';

/** Box springs in many colors, with a headboard or a whole headboard wall. */
export const lunaroBoxSpringsByColor: readonly ProductData[] = [
  boxSpring({
    sku: 'LUN-CIELO',
    brand: 'Lunaro',
    model: 'Cielo',
    kind: KIND.boxSpring,
    summary: {
      nl: 'Boxspring in vijf kleuren en drie hardheden, met bolle boxen en een hoofdbord van 105 cm.',
      de: 'Boxspringbett in fünf Farben und drei Härtegraden, mit gerundeten Boxen und 105 cm hohem Kopfteil.',
      'de-at':
        'Boxspringbett in fünf Farben und drei Härtegraden, mit gerundeten Boxen und 105 cm hohem Betthaupt.',
      en: 'A box spring bed in five colors and three firmnesses, with rounded bases and a 41-inch (105 cm) headboard.',
    },
    description: [
      {
        nl: 'De Cielo is zo gemaakt dat je er weinig aan hoeft toe te voegen. De hoeken van de boxen zijn rond, dus je stoot er ’s nachts je scheen niet aan, en de stof loopt zonder naad over de rand. Wil je per kant een andere hardheid, kies die dan bij de matrassen links en rechts; het kost niets extra.',
        de: 'Die Cielo ist so gemacht, dass wenig hinzukommen muss. Die Ecken der Boxen sind rund, am Schienbein tut sich nachts niemand weh, und der Stoff läuft ohne Naht über den Rand. Möchten Sie pro Seite einen anderen Härtegrad, wählen Sie ihn links und rechts einzeln; es kostet nichts extra.',
        en: 'The Cielo is made to need little else. The corners of its bases are round, so no one hurts a shin at night, and the fabric runs over the edge without a seam. If each of you wants a different firmness, choose it for the left and the right side; there is no extra charge.',
      },
      {
        nl: 'De geweven stof haalt 35.000 schuurtoeren: ruim voor een bed, krap voor een kat die er haar nagels aan scherpt. Crème en terracotta verkleuren in de volle zon sneller dan grijs. Zuig de stof elke maand met de borstel; vlekken dep je met lauw water, zonder zeep.',
        'nl-be':
          'De geweven stof haalt 35.000 schuurtoeren: ruim voor een bed, krap voor een kat die er haar nagels aan scherpt. Crème en terracotta verkleuren in de volle zon sneller dan grijs. Stofzuig de bekleding elke maand met de borstel; vlekken dep je met lauw water, zonder zeep.',
        de: 'Der Webstoff hält 35.000 Scheuertouren aus: reichlich für ein Bett, knapp für eine Katze, die daran ihre Krallen wetzt. Creme und Terrakotta bleichen in der prallen Sonne schneller aus als Grau. Einmal im Monat mit der Bürste absaugen; Flecken mit lauwarmem Wasser abtupfen, ohne Seife.',
        en: 'The woven fabric withstands 35,000 rubs: plenty for a bed, not much for a cat that sharpens its claws on it. In full sun, cream and terracotta fade faster than gray. Vacuum with a brush once a month; dab stains with lukewarm water, without soap.',
      },
    ],
    colors: [
      { color: 'creme' },
      { color: 'grijs' },
      { color: 'antraciet' },
      { color: 'groen', days: 20 },
      {
        color: 'terracotta',
        days: 20,
        soldOut: ['140x200', '200x200'],
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'zacht' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [BASE.flat, BASE.storage, BASE.electric] },
      {
        part: 'matras',
        choices: [MATTRESS.pocketSprings, MATTRESS.foam, MATTRESS.pocketSpringsAndLatex],
      },
      {
        part: 'topper',
        choices: [TOPPER.foam, TOPPER.memoryFoam, TOPPER.latex, { ...TOPPER.none, extra: -110 }],
      },
      {
        part: 'hoofdbord',
        choices: [
          HEADBOARD.plain,
          HEADBOARD.channels,
          HEADBOARD.high,
          { ...HEADBOARD.none, extra: -150 },
        ],
      },
      { part: 'poten', choices: [LEGS.oak, LEGS.blackMetal, LEGS.walnut] },
      FABRIC_PART,
      ...FIRMNESS_PER_SIDE,
    ],
    attributes: {
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 300,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'geweven',
      boxspring_hoogte: 61,
      boxspring_hoofdbord_hoogte: 105,
      boxspring_hoofdbord_dikte: 11,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'eiken',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 120,
      boxspring_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '140x200': 1499,
        '160x200': 1699,
        '180x200': 1799,
        '180x210': 1949,
        '180x220': 1999,
        '200x200': 2049,
      },
      { days: 12, slower: { '180x220': 20 }, was: { '180x200': 1949 } },
    ),
    popularity: 167,
    since: '2025-09-01',
  }),
  boxSpring({
    sku: 'LUN-MURO',
    brand: 'Lunaro',
    model: 'Muro',
    kind: SLEEP_KIND.wallBoxSpring,
    summary: {
      nl: 'Boxspring met een gestoffeerde wand van 280 cm: panelen achter het bed en achter de nachtkastjes.',
      de: 'Boxspringbett mit einer 280 cm breiten Polsterwand: Paneele hinter Bett und Nachttischen.',
      'de-at':
        'Boxspringbett mit einer 280 cm breiten Polsterwand: Paneele hinter Bett und Nachtkästchen.',
      en: 'A box spring bed with a 110-inch (280 cm) upholstered wall: panels behind the bed and the nightstands.',
    },
    description: [
      {
        nl: 'Acht losse panelen hangen aan een rail tegen de muur, van plint tot 125 cm hoog. Je schikt ze zelf: drie achter het bed en de rest ernaast, of asymmetrisch als de kast in de weg staat. De rail schroef je in steen of in gipsplaat; de pluggen voor beide zitten erbij.',
        'nl-be':
          'Acht losse panelen hangen aan een rail tegen de muur, van plint tot 125 cm hoog. Je schikt ze zelf: drie achter het bed en de rest ernaast, of asymmetrisch als de kleerkast in de weg staat. De rail schroef je in steen of gyproc; de pluggen voor beide zitten erbij.',
        de: 'Acht einzelne Paneele hängen an einer Schiene, von der Sockelleiste bis 125 cm Höhe. Sie ordnen sie selbst: drei hinter dem Bett und den Rest daneben, oder asymmetrisch, wenn der Schrank im Weg steht. Die Schiene wird in Mauerwerk oder Gipskarton geschraubt; Dübel für beides liegen bei.',
        'de-at':
          'Acht einzelne Paneele hängen an einer Schiene, von der Sesselleiste bis 125 cm Höhe. Sie ordnen sie selbst: drei hinter dem Bett und den Rest daneben, oder asymmetrisch, wenn der Kasten im Weg steht. Die Schiene wird in Mauerwerk oder Rigips geschraubt; Dübel für beides liegen bei.',
        en: 'Eight separate panels hang on a rail, from the baseboard up to 125 cm (49 in). You arrange them yourself: three behind the bed and the rest beside it, or off-center if the closet is in the way. The rail screws into masonry or drywall; anchors for both are included.',
      },
      {
        nl: 'Meet de muur vrij van stopcontacten: achter een paneel zit 4 cm ruimte voor een snoer, maar een schakelaar verdwijnt. Huur je en mag er niet geboord worden, kies dan de uitvoering met een los hoofdbord. Fluweel borstel je af; natte vlekken alleen deppen, anders blijft er een kring.',
        'nl-be':
          'Kijk waar de stopcontacten zitten: achter een paneel is 4 cm ruimte voor een snoer, maar een schakelaar verdwijnt. Huur je en mag je niet boren, kies dan de uitvoering met een los hoofdbord. Fluweel borstel je af; natte vlekken alleen deppen, anders blijft er een kring.',
        de: 'Schauen Sie vorher, wo Steckdosen sitzen: Hinter den Paneelen bleiben 4 cm für Kabel, ein Schalter aber verschwindet. Wer zur Miete wohnt und nicht bohren darf, nimmt die Ausführung mit freistehendem Kopfteil. Samt wird abgebürstet; nasse Flecken nur tupfen, sonst bleibt ein Rand.',
        'de-at':
          'Schauen Sie vorher, wo Steckdosen sitzen: Hinter den Paneelen bleiben 4 cm für Kabel, ein Schalter aber verschwindet. Wer zur Miete wohnt und nicht bohren darf, nimmt die Ausführung mit freistehendem Betthaupt. Samt wird abgebürstet; nasse Flecken nur tupfen, sonst bleibt ein Rand.',
        en: 'Check where your outlets are: there is an inch and a half behind the panels for a cord, but a switch would vanish. If you rent and may not drill, choose the version with a freestanding headboard. Brush the velvet, and only dab wet stains or a ring will remain.',
      },
    ],
    colors: [
      {
        color: 'petrol',
      },
      { color: 'taupe' },
      {
        color: 'groen',
        extra: 80,
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    parts: [
      { part: 'onderbox', choices: [BASE.flat, BASE.electric] },
      { part: 'matras', choices: [MATTRESS.pocketSprings, MATTRESS.pocketSpringsAndLatex] },
      {
        part: 'topper',
        choices: [TOPPER.foam, TOPPER.memoryFoam, TOPPER.latex],
      },
      {
        part: 'hoofdbord',
        choices: [
          {
            key: 'wand',
            label: {
              nl: 'Wand van acht panelen',
              de: 'Wand aus acht Paneelen',
              en: 'Wall of eight',
            },
            summary: {
              nl: '280 cm breed, aan de muur',
              de: '280 cm breit, an der Wand befestigt',
              en: '110 inches (280 cm) wide, fixed to the wall',
            },
          },
          {
            key: 'wand_licht',
            label: {
              nl: 'Wand met leeslampen',
              de: 'Wand mit Leseleuchten',
              en: 'Wall with lights',
            },
            summary: {
              nl: 'Twee dimbare spots en een usb-poort per kant',
              de: 'Zwei dimmbare Spots und ein USB-Anschluss je Seite',
              en: 'Two dimmable spots and a USB port on each side',
            },
            extra: 219,
          },
          {
            key: 'los',
            label: {
              nl: 'Los hoofdbord, 105 cm',
              de: 'Freistehendes Kopfteil, 105 cm',
              'de-at': 'Freistehendes Betthaupt, 105 cm',
              en: 'Freestanding, 41 inches (105 cm)',
            },
            extra: -380,
          },
        ],
      },
      { part: 'poten', choices: [LEGS.blackMetal, LEGS.oak, LEGS.walnut] },
      FABRIC_PART,
      ...FIRMNESS_PER_SIDE,
    ],
    attributes: {
      boxspring_kern: 'pocketvering',
      boxspring_comfortzones: 7,
      boxspring_aantal_veren: 300,
      boxspring_topper: 'koudschuim',
      boxspring_bekleding: 'fluweel',
      boxspring_hoogte: 62,
      boxspring_hoofdbord_hoogte: 125,
      boxspring_hoofdbord_breedte: 280,
      boxspring_hoofdbord_dikte: 6,
      boxspring_verstelbaar: 'vlak',
      boxspring_opbergruimte: 'geen',
      boxspring_poten: 'zwart',
      boxspring_wielen: 'geen',
      boxspring_maximale_belasting: 120,
    },
    offers: sizes(
      { '160x200': 2399, '180x200': 2499, '180x210': 2649, '200x200': 2799 },
      { days: 25 },
    ),
    popularity: 36,
    since: '2026-02-09',
  }),
];
