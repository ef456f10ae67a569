import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { duvet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Duvets for a season, for all four, and for people who are always cold or always warm. */
export const seasonDuvets: readonly ProductData[] = [
  duvet({
    sku: 'DON-POOLNACHT',
    brand: 'Donsgaard',
    model: 'Poolnacht',
    kind: KIND.downDuvet,
    summary: {
      nl: 'Het warmste dekbed van Donsgaard: zuiver ganzendons in vakken van 8 cm hoog.',
      'nl-be': 'Het warmste donsdeken van Donsgaard: zuiver ganzendons in vakken van 8 cm hoog.',
      de: 'Die wärmste Decke von Donsgaard: reine Gänsedaunen in 8 cm hohen Kassetten.',
      'de-at': 'Die wärmste Tuchent von Donsgaard: reine Gänsedaunen in 8 cm hohen Kassetten.',
      en: 'Donsgaard’s warmest duvet: pure goose down in boxes 8 cm (3 in) high.',
    },
    description: [
      {
        nl: 'Voor wie met het raam open slaapt als het vriest, of altijd koude voeten heeft. De Poolnacht is gevuld met 100% ganzendons met een vulkracht van 750 cuin: veel lucht, weinig gewicht. In 140 x 220 weegt hij 1,5 kilo, minder dan de meeste winterdekbedden van synthetische vezel.',
        'nl-be':
          'Voor wie met het raam open slaapt als het vriest, of altijd koude voeten heeft. De Poolnacht is gevuld met 100% ganzendons met een vulkracht van 750 cuin: veel lucht, weinig gewicht. In 140 x 220 weegt hij 1,5 kilo, minder dan de meeste winterdekens van synthetische vezel.',
        de: 'Für alle, die bei Frost das Fenster offen lassen oder immer kalte Füße haben. Poolnacht enthält 100 % Gänsedaunen mit einer Füllkraft von 750 cuin: viel Luft, wenig Gewicht. In 155 x 220 wiegt sie 1,6 Kilo, weniger als die meisten Winterdecken aus Kunstfaser.',
        'de-at':
          'Für alle, die bei Frost das Fenster offen lassen oder immer kalte Füße haben. Poolnacht enthält 100 % Gänsedaunen mit einer Füllkraft von 750 cuin: viel Luft, wenig Gewicht. In 140 x 200 wiegt diese Tuchent 1,3 Kilo, weniger als die meisten Winterdecken aus Kunstfaser.',
        en: 'For anyone who sleeps with the window open in a frost, or always has cold feet. Poolnacht is filled with 100% goose down at 750 fill power: plenty of air, little weight. The 140 x 220 cm weighs 1.5 kg (3.3 lb), less than most synthetic winter duvets.',
      },
      {
        nl: 'In een slaapkamer boven de 18 graden is hij te warm, en samen onder één deken slapen met iemand die het heet heeft wordt een strijd. Wassen op 60 graden in een machine van 8 kilo. De tijk van batist is zo dicht geweven dat er geen pluisje door komt.',
        'nl-be':
          'In een slaapkamer boven de 18 graden is hij te warm, en eronder slapen met iemand die het snel heet heeft wordt een strijd. Wassen op 60 graden in een machine van 8 kilo. De tijk van batist is zo dicht geweven dat er geen pluimpje door komt.',
        de: 'In Schlafzimmern über 18 Grad ist sie zu warm, und zu zweit darunter wird es mit jemandem, der leicht schwitzt, ein Kampf. Bei 60 Grad in einer 8-Kilo-Maschine waschen. Der Batist der Hülle ist so dicht, dass keine Daune durchkommt.',
        en: 'In a bedroom above 65 °F it is too warm, and sharing it with someone who runs hot turns into a tug of war. Wash it hot in a large-capacity machine. The batiste shell is woven so tightly that no down gets through.',
      },
    ],
    attributes: {
      kleur: 'wit',
      dekbed_vulling: 'ganzendons',
      dekbed_vulgewicht: 320,
      dekbed_tijk: 'katoen',
      dekbed_seizoen: 'winter',
      dekbed_warmteklasse: 'extra_warm',
      dekbed_draaddichtheid: 320,
      dekbed_wasbaar: 'graden_60',
      beddengoed_keurmerk: ['rds', 'oeko_tex'],
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
    },
    offers: sizes(
      {
        '135x200': 369,
        '140x200': 379,
        '140x220': 409,
        '155x220': 439,
        '200x200': 529,
        '200x220': 569,
        '240x220': 649,
      },
      { days: 3, slower: { '200x220': 10 }, lastOnes: ['240x220'] },
    ),
    popularity: 58,
    since: '2025-10-13',
  }),
  duvet({
    sku: 'HAL-ARSTID',
    brand: 'Halmstad',
    model: 'Årstid',
    kind: BEDDING_KIND.fourSeasonDuvet,
    summary: {
      nl: 'Twee dekbedden van gerecyclede vezel die je aan elkaar knoopt: 150 en 250 gram.',
      'nl-be': 'Twee donsdekens van gerecyclede vezel die je aan elkaar knoopt: 150 en 250 gram.',
      de: 'Zwei Decken aus recycelter Faser zum Zusammenknöpfen: 150 und 250 g.',
      en: 'Two recycled fiber duvets that button together, a light one and a medium one.',
    },
    description: [
      {
        nl: 'De vulling van de Årstid is gemaakt van PET-flessen; in 240 x 220 zitten er ongeveer 140 van een halve liter. In de zomer gebruik je het dunne deel, in lente en herfst het dikke, en als het vriest knoop je ze met acht knopen op elkaar.',
        de: 'Die Füllung von Årstid war einmal PET: In 240 x 220 stecken etwa 140 Halbliterflaschen. Im Sommer nimmt man den dünnen Teil, in der Übergangszeit den dickeren, und wenn es friert, verbinden acht Knöpfe beide.',
        en: 'Årstid’s filling used to be PET bottles, about 140 half-liter ones in a 240 x 220 cm set. Use the thin part in summer, the thicker one in spring and fall, and when it freezes, eight buttons hold the two together.',
      },
      {
        nl: 'Samen zijn ze tamelijk zwaar en bol, minder soepel dan dons. Heb je weinig bergruimte, bedenk dan dat het halve dekbed altijd in de kast ligt. Elk deel gaat op 60 graden in een gewone wasmachine.',
        'nl-be':
          'Samen zijn ze tamelijk zwaar en bol, minder soepel dan dons. Heb je weinig bergruimte, bedenk dan dat de helft altijd in de kast ligt. Elk deel gaat op 60 graden in een gewone wasmachine.',
        de: 'Zusammen sind sie recht schwer und bauschig, weniger anschmiegsam als Daunen. Wer wenig Platz hat, bedenke, dass die Hälfte stets im Schrank liegt. Jeder Teil passt bei 60 Grad in die normale Maschine.',
        'de-at':
          'Zusammen sind sie recht schwer und bauschig, weniger anschmiegsam als Daunen. Wer wenig Platz hat, bedenke, dass die Hälfte stets im Kasten liegt. Jeder Teil passt bei 60 Grad in die normale Maschine.',
        en: 'Together they are fairly heavy and puffy, less supple than down. If storage is tight, remember that half of it will always be in the closet. Each part goes in a regular machine, hot.',
      },
    ],
    attributes: {
      kleur: 'zilvergrijs',
      dekbed_vulling: 'gerecyclede_vezel',
      dekbed_vulgewicht: 400,
      dekbed_tijk: 'katoen',
      dekbed_seizoen: 'vier_seizoenen',
      dekbed_warmteklasse: 'warm',
      dekbed_draaddichtheid: 180,
      dekbed_wasbaar: 'graden_60',
      beddengoed_keurmerk: ['oeko_tex', 'grs'],
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    offers: sizes(
      {
        '135x200': 84.95,
        '140x200': 84.95,
        '140x220': 92.95,
        '155x220': 99.95,
        '200x200': 124.95,
        '240x200': 139.95,
        '240x220': 149.95,
      },
      { until: '2027-01-31', was: { '140x200': 92.95, '240x220': 179.95 } },
    ),
    popularity: 322,
    since: '2024-08-26',
  }),
  duvet({
    sku: 'NOO-BRIES',
    brand: 'Noorderlicht',
    model: 'Bries',
    kind: BEDDING_KIND.lyocellDuvet,
    summary: {
      nl: 'Koel dekbed voor warmslapers, gevuld met lyocell dat zweet opneemt en weer afgeeft.',
      'nl-be':
        'Koel donsdeken voor wie het snel warm heeft, gevuld met lyocell dat zweet opneemt en weer afgeeft.',
      de: 'Kühlende Decke für alle, denen schnell heiß wird, gefüllt mit feuchteregulierendem Lyocell.',
      en: 'A cooling duvet for warm sleepers, filled with lyocell that takes up sweat and lets it go.',
    },
    description: [
      {
        nl: 'Warmslapers gooien hun dekbed af en worden een uur later koud wakker. De Bries voorkomt dat heen en weer: lyocell neemt vocht op vóór je klam wordt, en de dunne vulling van 170 gram laat warmte ontsnappen. In een goed geïsoleerd nieuwbouwhuis is hij van de lente tot ver in de herfst fijn.',
        'nl-be':
          'Warmslapers gooien hun deken af en worden een uur later koud wakker. De Bries voorkomt dat heen en weer: lyocell neemt vocht op vóór je klam wordt, en de dunne vulling van 170 gram laat warmte ontsnappen. In een goed geïsoleerd nieuwbouwhuis is het van de lente tot ver in de herfst fijn.',
        de: 'Wem heiß wird, der wirft die Decke ab und wacht eine Stunde später frierend auf. Bries verhindert das Hin und Her: Lyocell nimmt Feuchtigkeit auf, bevor man klamm wird, und die dünne Füllung von 170 g lässt Wärme entweichen. In gut gedämmten Neubauten taugt sie vom Frühling bis weit in den Herbst.',
        en: 'Warm sleepers throw the duvet off and wake up cold an hour later. Bries ends the back and forth: lyocell takes up moisture before you feel clammy, and the thin 170 g filling lets heat escape. In a well-insulated home it is pleasant from spring well into fall.',
      },
      {
        nl: 'Slaap je in een onverwarmde kamer, dan is hij van november tot maart te dun. Wassen op 60 graden kan, één keer per seizoen is genoeg. Aan de lijn is hij in een halve dag droog.',
        'nl-be':
          'Slaap je in een onverwarmde kamer, dan is hij van november tot maart te dun. Wassen op 60 graden kan, één keer per seizoen is genoeg. Aan de wasdraad is hij in een halve dag droog.',
        de: 'Im ungeheizten Schlafzimmer ist sie von November bis März zu dünn. Waschbar bei 60 Grad, einmal pro Saison genügt. Auf der Leine ist sie in einem halben Tag trocken.',
        en: 'In an unheated room it is too thin from November to March. You can wash it hot; once a season is enough. On the line it dries in half a day.',
      },
    ],
    attributes: {
      kleur: 'lichtblauw',
      dekbed_vulling: 'lyocell',
      dekbed_vulgewicht: 170,
      dekbed_tijk: 'katoensatijn',
      dekbed_seizoen: ['zomer', 'tussenseizoen'],
      dekbed_warmteklasse: 'koel',
      dekbed_draaddichtheid: 250,
      dekbed_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['zonder_dierlijk', 'huisstofmijt'],
    },
    offers: sizes(
      {
        '135x200': 99,
        '140x200': 99,
        '140x220': 109,
        '155x220': 119,
        '200x200': 145,
        '200x220': 155,
        '240x220': 175,
      },
      { soldOut: ['155x220'] },
    ),
    popularity: 176,
    since: '2025-05-26',
  }),
  duvet({
    sku: 'VEL-WINTERKUDDE',
    brand: 'Veluwe Slaapatelier',
    model: 'Winterkudde',
    kind: KIND.woolDuvet,
    summary: {
      nl: 'Dikke broer van de Kudde: 500 gram wol, en deze mag wél in de wasmachine.',
      de: 'Der dickere Bruder von Kudde: 500 g Wolle, dank filzfreier Ausrüstung waschbar.',
      en: 'Kudde’s thicker brother: 500 g of wool, treated so that you can wash it.',
    },
    description: [
      {
        nl: 'Een wollen dekbed warmt langzaam op en houdt die warmte vast zonder dat je gaat zweten. De wol van de Winterkudde is met plasma behandeld, waardoor de schubben glad liggen en niet meer vervilten. Daar komt geen chloor bij kijken.',
        'nl-be':
          'Wol warmt langzaam op en houdt die warmte vast zonder dat je gaat zweten. De wol van de Winterkudde is met plasma behandeld, waardoor de schubben glad liggen en niet meer vervilten. Daar komt geen chloor bij kijken.',
        de: 'Eine Schurwolldecke wärmt langsam an und hält die Wärme, ohne dass man schwitzt. Die Wolle von Winterkudde ist plasmabehandelt: Die Schuppen der Faser liegen glatt und verfilzen nicht. Chlor ist dabei nicht im Spiel.',
        en: 'A wool duvet warms up slowly and holds the heat without making you sweat. The wool in Winterkudde is plasma treated, so the scales of the fiber lie flat and do not felt. No chlorine is involved.',
      },
      {
        nl: 'Reken op 1,9 kilo in 140 x 200: wie van een vederlicht dekbed houdt, kiest dons. Wassen op 30 graden met wolwasmiddel en plat laten drogen; luchten op een vochtige dag is meestal genoeg.',
        'nl-be':
          'Reken op 1,9 kilo in 140 x 200: wie vederlicht wil slapen, kiest dons. Wassen op 30 graden met wolwasmiddel en plat laten drogen; buiten hangen op een vochtige dag is meestal genoeg.',
        de: 'In 140 x 200 wiegt sie 1,9 Kilo: Wer es federleicht mag, nimmt Daunen. Bei 30 Grad mit Wollwaschmittel waschen und liegend trocknen; meist reicht Lüften an einem feuchten Tag.',
        en: 'Expect about 1.9 kg (4 lb) for the 140 x 200 cm; if you like a featherlight duvet, choose down. Wash it cold with wool detergent and dry it flat, though airing on a damp day is usually enough.',
      },
    ],
    attributes: {
      kleur: 'naturel',
      dekbed_vulling: 'scheerwol',
      dekbed_vulgewicht: 500,
      dekbed_tijk: 'katoen',
      dekbed_seizoen: 'winter',
      dekbed_warmteklasse: 'warm',
      dekbed_draaddichtheid: 200,
      dekbed_wasbaar: 'graden_30',
      beddengoed_keurmerk: 'scheerwol',
      bijzonderheden: ['natuurlijk'],
    },
    offers: sizes(
      {
        '135x200': 229,
        '140x200': 229,
        '140x220': 249,
        '200x200': 329,
        '200x220': 349,
        '240x220': 419,
      },
      { days: 5, lastOnes: ['200x200'] },
    ),
    popularity: 49,
    since: '2025-11-17',
  }),
];
