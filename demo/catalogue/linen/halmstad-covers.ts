import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { duvetCover } from '../goods.ts';
import { inColors } from '../in-colors.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';
import { duvetCoverPicture } from '../pictures.ts';

/** Duvet covers for every day, for students and for children. */
export const halmstadCovers: readonly ProductData[] = [
  duvetCover({
    sku: 'HAL-FRISK',
    brand: 'Halmstad',
    model: 'Frisk',
    kind: KIND.cottonDuvetCover,
    summary: {
      nl: 'Eenvoudige overtrek van stevig katoen in zeven kleuren, voor de prijs van een etentje.',
      de: 'Schlichte Bettwäsche aus kräftiger Renforcé-Baumwolle in sieben Farben, für wenig Geld.',
      en: 'A plain cover in sturdy cotton and seven colors, for about the price of dinner out.',
    },
    description: [
      {
        nl: 'De Frisk is renforcé: gewoon, stevig geweven katoen van 144 draden per vierkante inch. Minder glad dan perkal, maar hij kan jarenlang elke week in de was. Ideaal voor een studentenkamer, het logeerbed of een tweede set.',
        de: 'Frisk ist Renforcé: kräftig gewebte Baumwolle mit 144 Fäden pro Quadratzoll. Weniger glatt als Perkal, dafür jahrelang jede Woche waschbar. Genau richtig für die Studentenbude, das Gästebett oder als zweite Garnitur.',
        en: 'Frisk is renforcé: plain, sturdy cotton with a thread count of 144. It is less smooth than percale, but it will take a weekly wash for years. Right for a student room, the guest bed or a second set.',
      },
      {
        nl: 'Donkere kleuren kunnen in het begin wat afgeven. Was nachtblauw en antraciet de eerste keer apart; daarna mag alles bij elkaar op 60 graden. Instopstrook aan het voeteneind.',
        de: 'Dunkle Farben geben anfangs etwas Farbe ab. Waschen Sie Nachtblau und Anthrazit beim ersten Mal getrennt, danach darf alles zusammen bei 60 Grad in die Maschine. Mit Einschlagklappe am Fußende.',
        en: 'Dark shades may bleed a little at first. Wash midnight blue and charcoal separately the first time; after that everything can go in one hot wash. Tuck-in flap at the foot.',
      },
    ],
    colors: inColors(
      duvetCoverPicture,
      ['grijs', 'wit', 'lichtblauw', 'nachtblauw', 'oker', 'salie', 'antraciet'],
      { oker: { soldOut: ['200x200'] } },
    ),
    attributes: {
      dekbedovertrek_materiaal: 'katoen',
      dekbedovertrek_weving: 'effen',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'instopstrook',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_draaddichtheid: 144,
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes({
      '135x200': 26.95,
      '140x200': 26.95,
      '140x220': 29.95,
      '155x220': 32.95,
      '200x200': 42.95,
      '200x220': 44.95,
      '240x220': 49.95,
    }),
    popularity: 438,
    since: '2023-08-21',
  }),
  duvetCover({
    sku: 'HAL-BUBBLA',
    brand: 'Halmstad',
    model: 'Bubbla',
    kind: BEDDING_KIND.seersuckerDuvetCover,
    summary: {
      nl: 'Seersucker met bobbeltjes die de stof van je huid houden: wassen, ophangen, klaar.',
      de: 'Seersucker, dessen Wellen den Stoff von der Haut fernhalten: waschen, aufhängen, fertig.',
      en: 'Seersucker whose little ripples keep the cloth off your skin: wash, hang, done.',
    },
    description: [
      {
        nl: 'Bij seersucker zijn om en om strakke en losse draden ingeweven, waardoor de stof gaat bobbelen. Lucht stroomt langs je huid, en een kreukel meer of minder zie je niet. Daarom is de Bubbla in juli geliefd, en bij iedereen zonder strijkplank.',
        de: 'Bei Seersucker wechseln sich straffe und lockere Fäden ab, dadurch wellt sich der Stoff. Luft streicht an der Haut entlang, und auf eine Falte mehr oder weniger kommt es nicht an. Deshalb ist Bubbla im Juli beliebt und bei allen, die kein Bügelbrett besitzen.',
        en: 'Seersucker alternates tight and slack threads, and that makes it ripple. Air moves along your skin, and one crease more or less makes no difference. That makes Bubbla a favorite in July, and with anyone who does not own an ironing board.',
      },
      {
        nl: 'In een koude slaapkamer is hij ’s winters te dun. De overtrek weegt in 140 x 200 maar 600 gram en past in een handbagagekoffer. Wassen op 60 graden; de rits eerst dichttrekken.',
        de: 'Für kalte Schlafzimmer ist sie im Winter zu dünn. In 140 x 200 wiegt der Bezug nur 600 g und passt ins Handgepäck. Bei 60 Grad waschen, den Reißverschluss vorher schließen.',
        'de-at':
          'Für kalte Schlafzimmer ist sie im Winter zu dünn. In 140 x 200 wiegt der Bezug nur 600 g und passt ins Handgepäck. Bei 60 Grad waschen, den Zippverschluss vorher schließen.',
        en: 'It is too thin for a cold bedroom in winter. The 140 x 200 cover weighs just 600 g (21 oz) and fits in a carry-on. Wash it hot with the zipper closed.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['lichtblauw', 'salie', 'zand', 'terracotta', 'wit']),
    attributes: {
      dekbedovertrek_materiaal: 'katoen',
      dekbedovertrek_weving: 'seersucker',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'rits',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      {
        '135x200': 39.95,
        '140x200': 39.95,
        '140x220': 42.95,
        '155x220': 46.95,
        '200x200': 64.95,
        '240x220': 74.95,
      },
      { lastOnes: ['240x220'] },
    ),
    popularity: 173,
    since: '2025-05-12',
  }),
  duvetCover({
    sku: 'HAL-MYS',
    brand: 'Halmstad',
    model: 'Mys',
    kind: BEDDING_KIND.jerseyDuvetCover,
    summary: {
      nl: 'Gebreide overtrek die voelt als je oudste T-shirt en die je nooit strijkt.',
      de: 'Gestrickter Bezug, so weich wie ein oft getragenes T-Shirt und immer bügelfrei.',
      en: 'A knitted cover that feels like your oldest T-shirt and never sees an iron.',
    },
    description: [
      {
        nl: 'Jersey rekt mee en ligt zacht tegen je aan, zonder de koele eerste indruk van geweven katoen. Onder de Mys slaap je wat warmer dan onder perkal, en hij glijdt minder van het bed omdat het breisel iets stroef is.',
        de: 'Jersey gibt nach und liegt weich an, ohne den kühlen ersten Eindruck gewebter Baumwolle. Unter Mys schläft es sich etwas wärmer als unter Perkal, und weil die Maschen leicht haften, rutscht die Decke seltener aus dem Bett.',
        en: 'Jersey gives and lies softly against you, without the cool first touch of woven cotton. You sleep a little warmer under Mys than under percale, and because the knit has some grip, the duvet slides off less.',
      },
      {
        nl: 'Let op bij het wassen: 60 graden mag, centrifugeren liever op 900 toeren, anders lubberen de hoeken. Voor dekbedden zwaarder dan twee kilo is jersey minder geschikt, omdat het gewicht de stof uitrekt.',
        'nl-be':
          'Let op bij het wassen: 60 graden mag, zwieren liever op 900 toeren, anders gaan de hoeken uitzakken. Voor donsdekens zwaarder dan twee kilo is jersey minder geschikt, omdat het gewicht de stof uitrekt.',
        de: 'Bei 60 Grad waschbar, aber bitte mit höchstens 900 Umdrehungen schleudern, sonst leiern die Ecken aus. Für Decken über zwei Kilo ist Jersey weniger geeignet, weil das Gewicht den Stoff dehnt.',
        en: 'You can wash it hot, but keep the spin at 900 rpm or less so the corners stay in shape. Jersey is not ideal for duvets over 2 kg (4½ lb), because the weight stretches it.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['antraciet', 'grijs', 'taupe', 'pruim', 'blauw'], {
      pruim: { soldOut: ['200x200', '240x220'] },
    }),
    attributes: {
      dekbedovertrek_materiaal: 'jersey',
      dekbedovertrek_weving: 'gebreid',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'rits',
      dekbedovertrek_kussenslopen: 'naar_maat',
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'ja',
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      { '135x200': 34.95, '140x200': 34.95, '140x220': 37.95, '200x200': 54.95, '240x220': 64.95 },
      { was: { '135x200': 36.95, '140x200': 37.95, '200x200': 64.95 } },
    ),
    popularity: 156,
    since: '2024-09-30',
  }),
  duvetCover({
    sku: 'HAL-LILLA',
    brand: 'Halmstad',
    model: 'Lilla',
    kind: BEDDING_KIND.childrensDuvetCover,
    summary: {
      nl: 'Zachte kinderovertrek in vrolijke kleuren, met drukknopen die een kleuter zelf dichtkrijgt.',
      de: 'Weiche Kinderbettwäsche in fröhlichen Farben, mit Druckknöpfen für kleine Hände.',
      en: 'Soft bedding for children in cheerful colors, with snaps that small hands can close.',
    },
    description: [
      {
        nl: 'De Lilla groeit mee: 100 x 135 voor het ledikantje, 120 x 150 voor het peuterbed, 140 x 200 voor daarna. Een grote print ben je na een jaar zat, een mooie effen kleur niet; daarom is de overtrek uni, met een biesje langs de sloop.',
        'nl-be':
          'De Lilla groeit mee: 100 x 135 voor het babybed, 120 x 150 voor het peuterbed, 140 x 200 voor daarna. Een grote print ben je na een jaar beu, een mooie effen kleur niet; daarom is de overtrek uni, met een biesje langs de sloop.',
        de: 'Lilla wächst mit: 100 x 135 fürs Gitterbett, 120 x 150 fürs Kleinkindbett, 135 und 140 x 200 für danach. An einem großen Motiv sieht man sich nach einem Jahr satt, an einer schönen Farbe nicht; deshalb ist die Bettwäsche uni, mit einer Paspel am Kopfkissen.',
        'de-at':
          'Lilla wächst mit: 100 x 135 fürs Gitterbett, 120 x 150 fürs Kleinkindbett, 135 und 140 x 200 für danach. An einem großen Motiv sieht man sich nach einem Jahr satt, an einer schönen Farbe nicht; deshalb ist die Bettwäsche uni, mit einer Paspel am Kopfpolster.',
        en: 'Lilla grows along: 100 x 135 cm for the crib, 120 x 150 for the toddler bed, 140 x 200 from then on. Children tire of a big print within a year, but not of a good color, so the cover is plain, with piping along the pillowcase.',
      },
      {
        nl: 'Voor kinderen onder de twee jaar raden we een slaapzak aan in plaats van een dekbed. Het katoen mag op 60 graden, ook als dat drie keer per week nodig is. De drukknopen zijn nikkelvrij en met een band achter de stof vastgezet.',
        'nl-be':
          'Voor kinderen onder de twee jaar raden we een slaapzak aan in plaats van een donsdeken. Het katoen mag op 60 graden, ook als dat drie keer per week nodig is. De drukknopen zijn nikkelvrij en met een band achter de stof vastgezet.',
        de: 'Für Kinder unter zwei Jahren empfehlen wir statt einer Decke einen Schlafsack. Die Baumwolle verträgt 60 Grad, auch dreimal die Woche. Die Druckknöpfe sind nickelfrei und mit einem Band hinter dem Stoff gesichert.',
        en: 'For children under two we recommend a sleep sack instead of a duvet. The cotton takes a hot wash, even three times a week. The snaps are nickel free and anchored with tape behind the fabric.',
      },
    ],
    colors: inColors(duvetCoverPicture, ['oker', 'salie', 'lichtblauw', 'poederroze']),
    attributes: {
      dekbedovertrek_materiaal: 'katoen',
      dekbedovertrek_weving: 'effen',
      dekbedovertrek_dessin: 'uni',
      dekbedovertrek_sluiting: 'knopen',
      dekbedovertrek_kussenslopen: 'een',
      dekbedovertrek_draaddichtheid: 160,
      dekbedovertrek_wasbaar: 'graden_60',
      dekbedovertrek_strijkvrij: 'nee',
      beddengoed_keurmerk: ['oeko_tex', 'gots'],
    },
    offers: sizes({ '100x135': 27.95, '120x150': 29.95, '135x200': 36.95, '140x200': 36.95 }),
    popularity: 121,
    since: '2025-08-18',
  }),
];
