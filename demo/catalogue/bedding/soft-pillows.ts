import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { pillow } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Pillows to plump: down, wool, kapok and fiber. */
export const softPillows: readonly ProductData[] = [
  pillow({
    sku: 'DON-WOLKENDEK',
    brand: 'Donsgaard',
    model: 'Wolkendek',
    kind: KIND.downPillow,
    summary: {
      nl: 'Kussen met 90% ganzendons, dat je zacht, medium of stevig laat vullen.',
      de: 'Mit 90 % Gänsedaunen, weich, mittel oder fest gefüllt.',
      en: '90% goose down, filled soft, medium or firm as you like it.',
    },
    description: [
      {
        nl: 'Ganzendons is lichter en veerkrachtiger dan eendendons. Het verschil tussen de drie uitvoeringen is alleen de hoeveelheid: 500, 620 of 750 gram in de maat 60 x 70. Buikslapers nemen zacht, rugslapers medium, en wie op zijn zij ligt en toch dons wil, stevig.',
        de: 'Gänsedaunen sind leichter und elastischer als Entendaunen. Die drei Ausführungen unterscheiden sich nur in der Menge: 500, 620 oder 750 g in 60 x 70. Für die Bauchlage weich, für die Rückenlage mittel, und wer auf der Seite liegt und trotzdem Daunen möchte, nimmt fest.',
        en: 'Goose down is lighter and springier than duck down. The three versions differ only in how much goes in: 500, 620 or 750 g (18, 22 or 26 oz) for the 60 x 70 cm. Stomach sleepers take soft, back sleepers medium, and if you sleep on your side and still want down, firm.',
      },
      {
        nl: 'Dons geeft mee en blijft niet staan. Zoek je een vaste nekvorm, dan word je hier niet gelukkig van. Het hele kussen kan op 60 graden in de was; reken op drie uur in de droger met tennisballen. Het dons is Europees en komt nooit van levende dieren.',
        'nl-be':
          'Dons geeft mee en blijft niet staan. Zoek je een vaste nekvorm, dan word je hier niet gelukkig van. Het hele kussen mag op 60 graden in de was; reken op drie uur droogkast met tennisballen. Het dons is Europees en komt nooit van levende dieren.',
        de: 'Daunen geben nach und bleiben nicht stehen. Wer eine feste Nackenform sucht, wird hier nicht glücklich. Waschbar samt Hülle bei 60 Grad; rechnen Sie mit drei Stunden im Trockner mit Tennisbällen. Die Daunen stammen aus Europa und nie von lebenden Tieren.',
        en: 'Down yields and does not hold a shape; if you want a fixed contour for your neck, this is not it. Wash it whole and hot, and allow three hours in the dryer with tennis balls. The down is European and never plucked from live birds.',
      },
    ],
    firmnesses: [
      { firmness: 'medium' },
      { firmness: 'zacht', extra: -10 },
      { firmness: 'stevig', extra: 15 },
    ],
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'ganzendons',
      hoofdkussen_hoogte: 17,
      hoofdkussen_draaddichtheid: 280,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'geen',
      hoofdkussen_slaaphouding: ['zij', 'rug', 'buik'],
      beddengoed_keurmerk: ['rds', 'oeko_tex'],
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
    },
    grades: { vormbaarheid: 5, ventilatie: 5, ondersteuning: 3, veerkracht: 4 },
    offers: sizes({ '50x60': 109, '60x70': 129, '40x80': 119, '80x80': 159 }),
    popularity: 104,
    since: '2024-09-16',
  }),
  pillow({
    sku: 'DON-GRAND',
    brand: 'Donsgaard',
    model: 'Grand',
    kind: BEDDING_KIND.hotelPillow,
    summary: {
      nl: 'Vol hotelkussen met microvezel die op dons lijkt en een biesrand die in vorm blijft.',
      de: 'Voll wie im Hotel: daunenähnliche Mikrofaser und eine Paspel, die die Form hält.',
      en: 'Full like a hotel’s: down-like microfiber and a corded edge that holds its shape.',
    },
    description: [
      {
        nl: 'De vraag krijgen wij wekelijks: wat hebben ze in hotels op bed liggen? Meestal dit. De Grand heeft zeer fijne vezels in een glad katoenen omhulsel; je zakt er even in weg en hij vult zich weer. Leg er twee op elkaar om te lezen.',
        de: 'Das fragt man uns jede Woche: Was liegt eigentlich in Hotels auf dem Bett? Meistens so etwas. Grand enthält sehr feine Fasern in glatter Baumwolle; der Kopf sinkt kurz ein, dann füllt sich alles wieder. Zum Lesen legt man zwei übereinander.',
        en: 'We are asked every week what hotels put on their beds. Usually this. Grand has very fine fibers in a smooth cotton shell: your head sinks in for a moment, then it fills out again. Stack two for reading.',
      },
      {
        nl: 'Omdat hotels elke drie jaar vervangen, is een kussen als dit niet voor de eeuwigheid; reken op twee tot drie jaar dagelijks gebruik. Het mag heel vaak op 60 graden in de was, zonder klonten. Met een huisstofmijtallergie was je het om de twee maanden zo: die hitte doodt de mijten, de vulling maakt niet uit.',
        'nl-be':
          'Hotels vervangen hun kussens elke drie jaar, en ook thuis gaat dit niet eeuwig mee: reken op twee tot drie jaar dagelijks gebruik. Het mag heel vaak op 60 graden in de was, zonder klonten. Met een huisstofmijtallergie was je het om de twee maanden zo: die hitte doodt de mijten, de vulling maakt niet uit.',
        de: 'Hotels tauschen alle drei Jahre, und auch zu Hause hält die Faser nicht ewig: Rechnen Sie mit zwei bis drei Jahren täglichem Gebrauch. Sie verträgt viele Wäschen bei 60 Grad, ohne zu klumpen. Bei Hausstauballergie waschen Sie es alle zwei Monate so heiß: Das tötet die Milben, auf die Füllung kommt es nicht an.',
        en: 'Hotels replace theirs every three years, and at home it will not last forever either: expect two to three years of daily use. It takes many washes at 60 °C (140 °F) without clumping. With a dust mite allergy, wash it so every two months: that heat kills the mites, whatever the filling.',
      },
    ],
    firmnesses: [{ firmness: 'zacht' }, { firmness: 'stevig', extra: 3 }],
    attributes: {
      kleur: 'wit',
      hoofdkussen_vulling: 'holle_vezel',
      hoofdkussen_hoogte: 16,
      hoofdkussen_draaddichtheid: 233,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'geen',
      hoofdkussen_slaaphouding: ['zij', 'rug'],
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    grades: { vormbaarheid: 4, ventilatie: 3, ondersteuning: 3, veerkracht: 3 },
    offers: sizes(
      { '50x70': 26.95, '60x70': 28.95, '40x80': 27.95, '80x80': 34.95 },
      { was: { '50x70': 32.95, '60x70': 34.95 } },
    ),
    popularity: 367,
    since: '2024-04-22',
  }),
  pillow({
    sku: 'VEL-LAM',
    brand: 'Veluwe Slaapatelier',
    model: 'Lam',
    kind: BEDDING_KIND.woolPillow,
    summary: {
      nl: 'Bolletjes scheerwol in een katoenen tijk, bij te vullen of uit te halen via een rits.',
      de: 'Kügelchen aus Schurwolle in Baumwolle, durch den Reißverschluss nach Wunsch zu füllen.',
      'de-at':
        'Kügelchen aus Schurwolle in Baumwolle, durch den Zippverschluss nach Wunsch zu füllen.',
      en: 'Little balls of wool in a cotton shell, to add or take out through the zipper.',
    },
    description: [
      {
        nl: 'Losse wol wordt in een kussen binnen een jaar een plank. Voor de Lam wordt ze daarom eerst tot bolletjes gerold, die hun lucht houden. Het resultaat is steviger dan dons, zachter dan schuim, en droog: goed nieuws als je hoofd snel zweet.',
        de: 'Lose Wolle wird im Kissen binnen eines Jahres zum Brett. Für Lam wird sie deshalb erst zu Kügelchen gerollt, die ihre Luft behalten. Das Ergebnis ist fester als Daunen, weicher als Schaum und trocken, angenehm für alle, die nachts am Kopf schwitzen.',
        'de-at':
          'Lose Wolle wird im Polster binnen eines Jahres zum Brett. Für Lam wird sie deshalb erst zu Kügelchen gerollt, die ihre Luft behalten. Das Ergebnis ist fester als Daunen, weicher als Schaum und trocken, angenehm für alle, die nachts am Kopf schwitzen.',
        en: 'Loose wool in a pillow turns into a board within a year. For Lam it is rolled into little balls first, and they keep their air. The result is firmer than down, softer than foam, and dry: good news if your head sweats at night.',
      },
      {
        nl: 'De eerste weken ruikt hij bij vochtig weer een beetje naar schaap. Hang hem buiten, dan is dat zo over. De vulling was je niet, de buitenhoes wel: op 40 graden. Een zakje van 150 gram extra wol zit erbij.',
        'nl-be':
          'De eerste weken ruikt hij bij vochtig weer een beetje naar schaap. Hang hem buiten, dan is dat zo over. De vulling was je niet, de buitenhoes wel: op 40 graden. Je krijgt er een zakje met 150 gram extra wol bij.',
        de: 'In den ersten Wochen riecht es bei feuchtem Wetter ein wenig nach Schaf; an der Luft vergeht das rasch. Die Füllung wird nicht gewaschen, der Außenbezug schon, bei 40 Grad. Ein Beutel mit 150 g Wolle zum Nachfüllen liegt bei.',
        'de-at':
          'In den ersten Wochen riecht es bei feuchtem Wetter ein wenig nach Schaf; an der Luft vergeht das rasch. Die Füllung wird nicht gewaschen, der Überzug schon, bei 40 Grad. Ein Sackerl mit 150 g Wolle zum Nachfüllen liegt bei.',
        en: 'For the first weeks it smells faintly of sheep in damp weather; air clears that quickly. Do not wash the filling; the outer cover goes in at warm. A bag with 150 g (5 oz) of extra wool is included.',
      },
    ],
    attributes: {
      kleur: 'naturel',
      hoofdkussen_vulling: 'scheerwol',
      hoofdkussen_hardheid: 'medium',
      hoofdkussen_hoogte: 13,
      hoofdkussen_draaddichtheid: 200,
      hoofdkussen_wasbaar: 'graden_40',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['zij', 'rug'],
      beddengoed_keurmerk: 'scheerwol',
      bijzonderheden: ['natuurlijk', 'handwerk'],
    },
    grades: { vormbaarheid: 4, ventilatie: 5, ondersteuning: 4, veerkracht: 3 },
    offers: sizes({ '50x60': 69, '60x70': 79, '40x80': 75, '80x80': 99 }, { days: 3 }),
    popularity: 88,
    since: '2025-10-20',
  }),
  pillow({
    sku: 'VEL-ZAADPLUIS',
    brand: 'Veluwe Slaapatelier',
    model: 'Zaadpluis',
    kind: BEDDING_KIND.kapokPillow,
    summary: {
      nl: 'Gevuld met kapok, het pluis uit de vrucht van een tropische boom: zijdezacht en geheel plantaardig.',
      de: 'Mit Kapok gefüllt, dem Flaum aus der Frucht eines Tropenbaums: seidenweich, rein pflanzlich.',
      en: 'Filled with kapok, the floss from a tropical tree’s pods: silky and entirely plant based.',
    },
    description: [
      {
        nl: 'Kapokvezels zijn hol en bestaan voor het grootste deel uit lucht; ze zijn lichter dan katoen. De Zaadpluis voelt als iets tussen dons en wol in. De vruchten komen van wilde bomen die niemand bespuit.',
        de: 'Kapokfasern sind hohl und bestehen überwiegend aus Luft; sie sind leichter als Baumwolle. Das Liegegefühl ist etwas zwischen Daunen und Wolle. Geerntet wird von wild wachsenden Bäumen, ohne Spritzmittel.',
        en: 'Kapok fibers are hollow and mostly air; they are lighter than cotton. Zaadpluis feels somewhere between down and wool. It is gathered from wild trees, so without pesticides.',
      },
      {
        nl: 'Kapok verdicht zich: na een half jaar is het kussen een paar centimeter lager. Daarom zit er een rits in de tijk en wordt het ruim gevuld geleverd. De vezel kan niet tegen vocht; niet wassen, wel een uur in de zon, dan komt hij weer op.',
        'nl-be':
          'Kapok klinkt in: na een half jaar is het kussen een paar centimeter lager. Daarom zit er een rits in de tijk en wordt het ruim gevuld geleverd. De vezel kan niet tegen vocht; niet wassen, wel een uur in de zon, dan komt hij weer op.',
        de: 'Kapok setzt sich: Nach einem halben Jahr fehlen ein paar Zentimeter Höhe. Deshalb ist reichlich gefüllt, und in der Hülle sitzt ein Reißverschluss. Nässe verträgt die Faser nicht; nicht waschen, lieber eine Stunde in die Sonne legen, dann lockert sie sich.',
        'de-at':
          'Kapok setzt sich: Nach einem halben Jahr fehlen ein paar Zentimeter Höhe. Deshalb ist reichlich gefüllt, und in der Hülle sitzt ein Zippverschluss. Nässe verträgt die Faser nicht; nicht waschen, lieber eine Stunde in die Sonne legen, dann lockert sie sich.',
        en: 'Kapok settles: after six months the pillow will be an inch lower. That is why it comes generously filled and has a zipper in the shell. The fiber cannot take moisture; do not wash it, but an hour in the sun revives it.',
      },
    ],
    attributes: {
      kleur: 'naturel',
      hoofdkussen_vulling: 'kapok',
      hoofdkussen_hardheid: 'zacht',
      hoofdkussen_hoogte: 15,
      hoofdkussen_draaddichtheid: 240,
      hoofdkussen_wasbaar: 'luchten',
      hoofdkussen_rits: 'een_zijde',
      hoofdkussen_slaaphouding: ['rug', 'buik'],
      beddengoed_keurmerk: 'gots',
      bijzonderheden: ['natuurlijk', 'zonder_dierlijk'],
    },
    grades: { vormbaarheid: 5, ventilatie: 4, ondersteuning: 2, veerkracht: 2 },
    offers: sizes({ '50x60': 49, '60x70': 57, '40x80': 53 }, { lastOnes: ['60x70'], days: 4 }),
    popularity: 47,
    since: '2026-01-12',
  }),
  pillow({
    sku: 'HAL-NALLE',
    brand: 'Halmstad',
    model: 'Nalle',
    kind: BEDDING_KIND.childrensPillow,
    summary: {
      nl: 'Eerste hoofdkussen, 5 cm plat, voor kinderen vanaf twee jaar.',
      de: 'Flach und wenig gefüllt: für Kinder ab zwei Jahren, nur 5 cm hoch.',
      en: 'A first pillow, just 5 cm (2 in) high, for children aged two and up.',
    },
    description: [
      {
        nl: 'Een kind heeft smalle schouders en dus nauwelijks hoogte nodig. Het Nalle-kussen is daarom maar 5 cm dik, met een vulling van gerecyclede vezel die niet verschuift. Rond het zesde jaar kun je naar een gewoon, plat kussen overstappen.',
        de: 'Kinder haben schmale Schultern und brauchen kaum Höhe. Nalle ist deshalb nur 5 cm hoch, mit einer Füllung aus recycelter Faser, die nicht verrutscht. Etwa ab sechs Jahren passt dann etwas Größeres, immer noch Flaches.',
        en: 'Children have narrow shoulders and need hardly any height. That is why Nalle is just 5 cm (2 in) thick, with a recycled fiber filling that stays put. Around age six, move on to a regular pillow, still a low one.',
      },
      {
        nl: 'Onder de twee jaar hoort er geen kussen in bed, ook dit niet. De hele Nalle kan op 60 graden en droogt in een uur. De tijk is van biokatoen.',
        de: 'Unter zwei Jahren gehört nichts dergleichen ins Bett, auch Nalle nicht. Alles ist bei 60 Grad waschbar und im Trockner in einer Stunde trocken. Die Hülle ist aus Biobaumwolle.',
        en: 'Under the age of two no pillow belongs in a bed, not even this one. Nalle can be washed hot as a whole and dries in an hour. The shell is organic cotton.',
      },
    ],
    attributes: {
      kleur: 'lichtblauw',
      hoofdkussen_vulling: 'gerecyclede_vezel',
      hoofdkussen_hardheid: 'zacht',
      hoofdkussen_hoogte: 5,
      hoofdkussen_draaddichtheid: 180,
      hoofdkussen_wasbaar: 'graden_60',
      hoofdkussen_rits: 'geen',
      hoofdkussen_slaaphouding: ['zij', 'rug', 'buik'],
      beddengoed_keurmerk: ['oeko_tex', 'gots', 'grs'],
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    grades: { vormbaarheid: 3, ventilatie: 3, ondersteuning: 2, veerkracht: 2 },
    offers: sizes({ '35x40': 10.95, '40x60': 12.95 }),
    popularity: 192,
    since: '2024-08-12',
  }),
];
