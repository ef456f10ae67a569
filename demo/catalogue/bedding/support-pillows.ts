import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { pillow } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Pillows shaped for a way of sleeping: on the side, the back or the stomach. */
export const supportPillows: readonly ProductData[] = [
  pillow({
    sku: 'LUN-CERVICA',
    brand: 'Lunaro',
    model: 'Cervica',
    kind: BEDDING_KIND.cervicalPillow,
    summary: {
      nl: 'Nekkussen van traagschuim met een hoge en een lage golf: 12 of 9 cm, draaien is genoeg.',
      de: 'Viscoschaum mit hoher und niedriger Welle: 12 oder 9 cm, einfach umdrehen.',
      en: 'A contoured memory foam pillow with a high and a low wave: 12 or 9 cm (5 or 3½ in), just turn it around.',
    },
    description: [
      {
        nl: 'De golf vult de holte tussen je hoofd en je schouders, zodat je nekspieren niets hoeven te dragen. Op je zij neem je de hoge kant, op je rug de lage. Lig je op je buik, laat de Cervica dan staan: hij duwt je hoofd te ver achterover.',
        de: 'Die Welle füllt die Mulde zwischen Kopf und Schultern, die Nackenmuskeln haben nichts zu tragen. In Seitenlage liegt man auf der hohen Seite, in Rückenlage auf der niedrigen. Für Bauchschläfer ist Cervica nichts: Der Kopf würde zu weit nach hinten gedrückt.',
        en: 'The wave fills the hollow between your head and shoulders, so your neck muscles have nothing to carry. Use the high side when you lie on your side, the low side on your back. Stomach sleepers should look elsewhere: it tips the head too far back.',
      },
      {
        nl: 'Geef je nek een week of twee om te wennen; de eerste nachten kan hij wat stijf voelen. Heb je klachten die uitstralen naar je arm, vraag dan eerst je fysiotherapeut. De hoes gaat op 60 graden in de was, het schuim alleen in de frisse lucht.',
        'nl-be':
          'Geef je nek een week of twee om te wennen; de eerste nachten kan hij wat stijf aanvoelen. Heb je klachten die uitstralen naar je arm, vraag dan eerst raad aan je kinesist. De hoes gaat op 60 graden in de was, het schuim alleen in de frisse lucht.',
        de: 'Geben Sie dem Nacken ein bis zwei Wochen Zeit; anfangs kann er sich steif anfühlen. Strahlen Beschwerden in den Arm aus, fragen Sie zuerst Ihre Physiotherapie. Der Bezug ist bei 60 Grad waschbar, der Schaum kommt nur an die frische Luft.',
        en: 'Give your neck a week or two to adapt; it may feel stiff at first. If pain radiates into your arm, ask a physical therapist before you buy. The cover can be washed hot; the foam only needs fresh air.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig', extra: 5 }],
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'traagschuim',
      hoofdkussen_hoogte: 12,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['zij', 'rug'],
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    grades: { vormbaarheid: 2, ventilatie: 2, ondersteuning: 5, veerkracht: 2 },
    offers: sizes({ '40x60': 64.95, '40x70': 72.95 }, { was: { '40x60': 72.95 } }),
    popularity: 278,
    since: '2024-03-04',
  }),
  pillow({
    sku: 'FED-SCHULTERSCHLUSS',
    brand: 'Federhaus',
    model: 'Schulterschluss',
    kind: BEDDING_KIND.coldFoamPillow,
    summary: {
      nl: 'Zijslaperskussen van koudschuim met een uitsparing voor je schouder, 14 cm hoog.',
      de: 'Seitenschläferkissen aus Kaltschaum mit Aussparung für die Schulter, 14 cm hoch.',
      'de-at': 'Seitenschläferpolster aus Kaltschaum mit Aussparung für die Schulter, 14 cm hoch.',
      en: 'A side sleeper’s pillow in HR foam with a recess for your shoulder, 14 cm (5½ in) high.',
    },
    description: [
      {
        nl: 'Zijslapers schuiven vaak met hun schouder óp het kussen, waardoor hun hoofd scheef komt. De onderrand van de Schulterschluss is boogvormig uitgesneden: je schouder blijft op het matras, je hoofd komt recht. Breed gebouwd of een hard matras? Neem de stevige.',
        'nl-be':
          'Zijslapers schuiven vaak met hun schouder óp het kussen, waardoor hun hoofd scheef komt. De onderrand van de Schulterschluss is boogvormig uitgesneden: je schouder blijft op de matras, je hoofd komt recht. Breed gebouwd of een harde matras? Neem de stevige.',
        de: 'Wer auf der Seite schläft, schiebt die Schulter oft mit auf das Kissen, und der Kopf knickt ab. Die Unterkante von Schulterschluss ist bogenförmig ausgeschnitten: Die Schulter bleibt auf der Matratze, der Kopf kommt gerade. Breite Schultern oder eine harte Matratze? Dann die feste Ausführung.',
        'de-at':
          'Wer auf der Seite schläft, schiebt die Schulter oft mit auf den Polster, und der Kopf knickt ab. Die Unterkante von Schulterschluss ist bogenförmig ausgeschnitten: Die Schulter bleibt auf der Matratze, der Kopf kommt gerade. Breite Schultern oder eine harte Matratze? Dann die feste Ausführung.',
        en: 'Side sleepers often push their shoulder onto the pillow, which tilts the head. The lower edge of Schulterschluss is cut in an arc: your shoulder stays on the mattress and your head comes up straight. Broad build or a hard mattress? Take the firm one.',
      },
      {
        nl: 'Koudschuim is open van cel en veert direct terug, dus je zakt er niet langzaam in weg zoals bij traagschuim. Op je rug is het te hoog. Gewone slopen passen erom; de hoes was je op 60 graden.',
        de: 'Kaltschaum ist offenporig und federt sofort zurück, man sinkt nicht langsam ein wie bei Viscoschaum. Für die Rückenlage ist Schulterschluss zu hoch. Gewöhnliche Bezüge passen; die Hülle ist bei 60 Grad waschbar.',
        en: 'HR foam has open cells and springs back at once, so you do not slowly sink in as with memory foam. It is too high for your back. Ordinary pillowcases fit; the inner cover can be washed hot.',
      },
    ],
    firmnesses: [{ firmness: 'medium' }, { firmness: 'stevig' }],
    attributes: {
      kleur: 'zilvergrijs',
      hoofdkussen_vulling: 'koudschuim',
      hoofdkussen_hoogte: 14,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['zij'],
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    grades: { vormbaarheid: 2, ventilatie: 4, ondersteuning: 5, veerkracht: 4 },
    offers: sizes({ '40x60': 59, '40x80': 69 }, { slower: { '40x60': 5 } }),
    popularity: 149,
    since: '2025-02-03',
  }),
  pillow({
    sku: 'NOO-VLAKTE',
    brand: 'Noorderlicht',
    model: 'Vlakte',
    kind: KIND.memoryFoamPillow,
    summary: {
      nl: 'Plat kussen van 7 cm voor buikslapers, dat je rug niet hol trekt.',
      de: 'Flach, nur 7 cm hoch: für Bauchschläfer, damit der Rücken nicht ins Hohlkreuz geht.',
      en: 'A flat pillow of 7 cm (3 in) for stomach sleepers who want no arch in their back.',
    },
    description: [
      {
        nl: 'Op je buik is bijna elk kussen te hoog. De Vlakte bestaat uit één zachte plak traagschuim van 7 cm met afgeronde zijkanten, zodat je met je gezicht opzij nog vrij ademt. Ook prettig als dun kussen onder je knieën of voor een slanke rugslaper.',
        de: 'In Bauchlage ist fast alles zu hoch. Vlakte besteht aus einer weichen, 7 cm dünnen Lage Viscoschaum mit gerundeten Seiten, so bleibt die Nase frei, wenn das Gesicht zur Seite liegt. Auch für zierliche Rückenschläfer oder unter den Knien angenehm.',
        en: 'On your stomach almost any pillow is too high. Vlakte is a single soft slab of memory foam with rounded sides, so you breathe freely with your face turned. It also works under the knees, or for a slight person who sleeps on their back.',
      },
      {
        nl: 'Slaap je de halve nacht op je zij, dan steunt hij te weinig; kijk dan naar een verstelbaar kussen. Het schuim is geperforeerd tegen de warmte. De hoes met lyocell mag op 40 graden.',
        'nl-be':
          'Slaap je de halve nacht op je zij, dan steunt hij te weinig; kijk dan naar een verstelbaar kussen. Het schuim is geperforeerd tegen de warmte. De hoes met lyocell was je op 40 graden.',
        de: 'Wer die halbe Nacht auf der Seite liegt, findet hier zu wenig Halt und ist mit einem verstellbaren Modell besser dran. Der Schaum ist gegen Wärmestau gelocht. Der Bezug mit Lyocell ist bei 40 Grad waschbar.',
        en: 'If you spend half the night on your side it gives too little support; look at an adjustable pillow. The foam is perforated to stay cooler. The lyocell cover can be machine washed warm.',
      },
    ],
    attributes: {
      kleur: 'lichtblauw',
      hoofdkussen_vulling: 'traagschuim',
      hoofdkussen_hardheid: 'zacht',
      hoofdkussen_hoogte: 7,
      hoofdkussen_wasbaar: 'graden_40',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['buik'],
      bijzonderheden: ['zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    grades: { vormbaarheid: 3, ventilatie: 3, ondersteuning: 3, veerkracht: 2 },
    offers: sizes({ '50x60': 39.95, '60x70': 44.95 }),
    popularity: 117,
    since: '2025-03-31',
  }),
  pillow({
    sku: 'LUN-SCALA',
    brand: 'Lunaro',
    model: 'Scala',
    kind: KIND.latexPillow,
    summary: {
      nl: 'Verstelbaar kussen met drie lagen latex: van 6 tot 14 cm in stappen van ongeveer 2 cm.',
      de: 'Höhenverstellbar durch drei Lagen Latex: von 6 bis 14 cm in Stufen von etwa 2 cm.',
      en: 'Adjustable, with three layers of latex: from 6 to 14 cm (2½ to 5½ in) in steps of under an inch.',
    },
    description: [
      {
        nl: 'In de hoes van de Scala zitten platen van 2, 4 en 6 cm, en de doorgestikte huls eromheen is nog eens 2 cm. Die platen combineer je tot de hoogte klopt. Dat is handig als je niet weet wat je nodig hebt, van houding wisselt, of net een ander matras hebt gekocht.',
        'nl-be':
          'In de hoes van de Scala zitten platen van 2, 4 en 6 cm, en de doorgestikte huls eromheen is nog eens 2 cm. Die platen combineer je tot de hoogte klopt. Dat is handig als je niet weet wat je nodig hebt, van houding wisselt of net een andere matras hebt gekocht.',
        de: 'Im Bezug von Scala liegen Platten von 2, 4 und 6 cm, die gesteppte Hülle bringt noch einmal 2 cm. Kombinieren Sie, bis die Höhe stimmt. Das ist praktisch, wenn Sie nicht wissen, was Sie brauchen, die Lage wechseln oder eine neue Matratze haben.',
        en: 'Inside Scala’s cover there are sheets of 2, 4 and 6 cm, and the quilted shell adds another 2. Combine them until the height is right. That helps if you do not know what you need, change positions, or just bought a new mattress.',
      },
      {
        nl: 'Met alle lagen erin weegt hij 1,9 kilo: geen kussen om mee te nemen op reis. Latex blijft veren en warmt nauwelijks op. Heb je een latexallergie, kies dan schuim of wol. Hoes en huls op 60 graden, de platen niet in de zon.',
        de: 'Mit allen Lagen wiegt Scala 1,9 Kilo und ist damit nichts für den Koffer. Latex bleibt elastisch und staut kaum Wärme. Bei Latexallergie wählen Sie Schaum oder Wolle. Bezug und Hülle bei 60 Grad waschen, die Platten nicht in die Sonne legen.',
        en: 'With all layers in it weighs 1.9 kg (4 lb), so it is no travel pillow. Latex stays springy and hardly warms up. If you are allergic to latex, choose foam or wool. Wash cover and shell hot and keep the sheets out of the sun.',
      },
    ],
    attributes: {
      kleur: 'naturel',
      hoofdkussen_vulling: 'latex',
      hoofdkussen_hardheid: 'medium',
      hoofdkussen_hoogte: 14,
      hoofdkussen_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt'],
      hoofdkussen_rits: 'drie_zijden',
      hoofdkussen_slaaphouding: ['zij', 'rug', 'buik'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    grades: { vormbaarheid: 4, ventilatie: 4, ondersteuning: 5, veerkracht: 5 },
    offers: sizes({ '50x60': 99, '60x70': 109, '40x80': 105 }, { lastOnes: ['40x80'] }),
    popularity: 132,
    since: '2025-09-08',
  }),
  pillow({
    sku: 'FED-WAAGE',
    brand: 'Federhaus',
    model: 'Waage',
    kind: BEDDING_KIND.coldFoamPillow,
    summary: {
      nl: 'Rugslaperskussen van 10 cm, met een zachtere baan in het midden waar je achterhoofd ligt.',
      de: 'Für Rückenschläfer: 10 cm hoch, mit einer weicheren Bahn, in der der Hinterkopf liegt.',
      en: 'For back sleepers: 10 cm (4 in) high, with a softer channel where the back of your head rests.',
    },
    description: [
      {
        nl: 'Op je rug hoeft een kussen vooral niet te veel te doen. De Waage ondersteunt je nek met een stevige rand en laat je achterhoofd 2 cm dieper zakken, zodat je kin niet naar je borst wijst.',
        de: 'In Rückenlage muss wenig gestützt werden, das aber richtig. Waage trägt den Nacken mit einem festeren Rand und lässt den Hinterkopf 2 cm tiefer sinken, so zeigt das Kinn nicht zur Brust.',
        en: 'On your back a pillow mainly must not do too much. Waage supports the neck with a firmer edge and lets the back of your head sink 2 cm (¾ in) deeper, so your chin does not point at your chest.',
      },
      {
        nl: 'Wie ’s nachts vaak omdraait naar zijn zij, mist hier een centimeter of vier. De hoes was je op 60 graden; de kern lucht je, of je haalt er de stofzuiger over.',
        de: 'Wer sich nachts oft auf die Seite dreht, dem fehlen hier etwa vier Zentimeter. Den Bezug waschen Sie bei 60 Grad, der Kern wird gelüftet oder abgesaugt.',
        en: 'If you often roll onto your side at night, you will find it an inch and a half too low. Wash the cover hot; air the core or vacuum it.',
      },
    ],
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'koudschuim',
      hoofdkussen_hardheid: 'medium',
      hoofdkussen_hoogte: 10,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['rug'],
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    grades: { vormbaarheid: 2, ventilatie: 4, ondersteuning: 4, veerkracht: 4 },
    offers: sizes({ '50x60': 54, '40x80': 58, '80x80': 79 }, { soldOut: ['50x60'], days: 4 }),
    popularity: 63,
    since: '2024-10-14',
  }),
];
