import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { duvet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

export const downDuvets: readonly ProductData[] = [
  duvet({
    sku: 'DON-SNEEUW',
    brand: 'Donsgaard',
    model: 'Sneeuw',
    kind: KIND.downDuvet,
    summary: {
      nl: 'Winterdekbed met 90% wit ganzendons in vakken met opstaande tussenwanden, zodat er geen koude naden ontstaan.',
      'nl-be':
        'Winterdonsdeken met 90% wit ganzendons in vakken met opstaande tussenwanden, zodat er geen koude naden ontstaan.',
      de: 'Winterdecke mit 90 % weißen Gänsedaunen in Kassetten mit Innenstegen, damit keine Kältebrücken entstehen.',
      en: 'A winter duvet with 90% white goose down in baffled boxes, so there are no cold seams.',
    },
    description: [
      {
        nl: 'Dons isoleert doordat het lucht vasthoudt. In de Sneeuw staan tussen boven- en ondertijk stroken katoen van 6 cm hoog, zodat het dons ook langs de naden volledig kan uitzetten. Je slaapt warm onder opvallend weinig gewicht: 140 x 200 weegt 1,2 kilo.',
        de: 'Daunen wärmen, weil sie Luft festhalten. In der Sneeuw trennen 6 cm hohe Baumwollstege die Kassetten, so entfalten sich die Daunen auch entlang der Nähte. Sie schlafen warm unter wenig Gewicht: In 140 x 200 wiegt die Decke 1,2 Kilo.',
        en: 'Down insulates because it holds air. In the Sneeuw, cotton walls 6 cm (2½ in) high separate the boxes, so the down lofts fully along the seams too. You sleep warm under very little weight: the 140 x 200 weighs 1.2 kg (2.7 lb).',
      },
      {
        nl: 'De tijk is donsdicht geweven percal met 260 draden per vierkante inch en ritselt niet. Wassen kan op 60 graden, drogen in een ruime droger op lage stand met twee tennisballen.',
        'nl-be':
          'De tijk is donsdicht geweven perkal met 260 draden per vierkante inch en ritselt niet. Wassen kan op 60 graden, drogen in een ruime droogkast op lage stand met twee tennisballen.',
        de: 'Die Hülle ist daunendicht gewebter Perkal mit 260 Fäden pro Quadratzoll und raschelt nicht. Waschbar bei 60 Grad, trocknen im geräumigen Trockner auf niedriger Stufe mit zwei Tennisbällen.',
        en: 'The shell is downproof percale with a thread count of 260, and it does not rustle. Wash it hot and dry it in a large dryer on low heat with two tennis balls.',
      },
    ],
    attributes: {
      kleur: 'wit',
      dekbed_vulling: 'ganzendons',
      dekbed_vulgewicht: 270,
      dekbed_seizoen: 'winter',
      dekbed_warmteklasse: 'extra_warm',
      dekbed_draaddichtheid: 260,
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
      beddengoed_keurmerk: ['oeko_tex', 'rds'],
    },
    offers: sizes(
      {
        '135x200': 239,
        '140x200': 249,
        '140x220': 269,
        '155x220': 289,
        '200x200': 349,
        '200x220': 379,
        '240x200': 399,
        '240x220': 429,
      },
      { until: '2027-01-31', was: { '240x200': 449, '240x220': 489 } },
    ),
    popularity: 142,
    since: '2024-09-02',
  }),
  duvet({
    sku: 'DON-JAARROND',
    brand: 'Donsgaard',
    model: 'Jaarrond',
    kind: KIND.downDuvet,
    summary: {
      nl: 'Twee dekbedden die je aan elkaar drukt: dun voor de zomer, dikker voor de herfst, samen voor de winter.',
      'nl-be':
        'Twee donsdekens die je aan elkaar drukt: dun voor de zomer, dikker voor de herfst, samen voor de winter.',
      de: 'Zwei Decken zum Zusammenknöpfen: dünn für den Sommer, dicker für den Herbst, zusammen für den Winter.',
      en: 'Two duvets that snap together: a thin one for summer, a thicker one for fall, both for winter.',
    },
    description: [
      {
        nl: 'Het zomerdeel van de Jaarrond bevat 90 gram eendendons per vierkante meter, het andere 160 gram. Met twaalf drukknopen maak je er één winterdekbed van dat niet verschuift. De delen was je los, dus ze passen in een trommel van 7 kilo.',
        'nl-be':
          'Het zomerdeel van de Jaarrond bevat 90 gram eendendons per vierkante meter, het andere 160 gram. Met twaalf drukknopen maak je er één winterdonsdeken van dat niet verschuift. De delen was je los, dus ze passen in een trommel van 7 kilo.',
        de: 'Der Sommerteil der Jaarrond enthält 90 g Entendaunen pro Quadratmeter, der andere 160 g. Mit zwölf Druckknöpfen wird daraus eine Winterdecke, die nicht verrutscht. Gewaschen wird einzeln, so passt jeder Teil in eine 7-Kilo-Trommel.',
        en: 'The summer half of the Jaarrond holds duck down at 90 g per square meter, the other 160 g. Twelve snaps turn them into one winter duvet that does not shift. Wash the halves separately and each fits a regular machine.',
      },
      {
        nl: 'De tijk is percal van lichtgrijs katoen met 240 draden per vierkante inch. Het dons is afkomstig van dieren voor de voedselproductie; levend geplukt dons kopen wij niet.',
        de: 'Die Hülle ist hellgrauer Baumwollperkal mit 240 Fäden pro Quadratzoll. Die Daunen fallen bei der Lebensmittelproduktion an; Lebendrupf kaufen wir nicht.',
        en: 'The shell is light gray cotton percale with a thread count of 240. The down is a by-product of food production; we do not buy live-plucked down.',
      },
    ],
    attributes: {
      kleur: 'grijs',
      dekbed_vulling: 'eendendons',
      dekbed_vulgewicht: 250,
      dekbed_seizoen: 'vier_seizoenen',
      dekbed_warmteklasse: 'warm',
      dekbed_draaddichtheid: 240,
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
      beddengoed_keurmerk: ['oeko_tex', 'rds'],
    },
    offers: sizes({
      '135x200': 199,
      '140x200': 199,
      '140x220': 219,
      '155x220': 239,
      '200x200': 289,
      '240x200': 329,
      '240x220': 359,
    }),
    popularity: 211,
    since: '2024-09-02',
  }),
  duvet({
    sku: 'DON-ZEFIER',
    brand: 'Donsgaard',
    model: 'Zefier',
    kind: KIND.downDuvet,
    summary: {
      nl: 'Zomerdekbed met 80 gram ganzendons per vierkante meter: je voelt dat er iets ligt, meer niet.',
      'nl-be':
        'Zomerdonsdeken met 80 gram ganzendons per vierkante meter: je voelt dat er iets ligt, meer niet.',
      de: 'Sommerdecke mit 80 g Gänsedaunen pro Quadratmeter: Man spürt, dass etwas da ist, mehr nicht.',
      en: 'A summer duvet with goose down at 80 g per square meter: you feel that something is there, no more.',
    },
    description: [
      {
        nl: 'Onder alleen een laken lig je vaak net te koud. De Zefier weegt in 140 x 200 nog geen 600 gram en laat warmte makkelijk ontsnappen. De vakken zijn plat doorgestikt, dus het dons blijft dun verdeeld.',
        de: 'Nur unter einem Laken wird es gegen Morgen oft zu kühl. Die Zefier wiegt in 140 x 200 keine 600 g und lässt Wärme leicht entweichen. Die Karos sind flach durchgesteppt, so bleiben die Daunen dünn verteilt.',
        'de-at':
          'Nur unter einem Leintuch wird es gegen Morgen oft zu kühl. Die Zefier wiegt in 140 x 200 keine 600 g und lässt Wärme leicht entweichen. Die Karos sind flach durchgesteppt, so bleiben die Daunen dünn verteilt.',
        en: 'Under a sheet alone, you are often just too cold. The Zefier weighs less than 600 g (21 oz) in 140 x 200 and lets warmth escape easily. The boxes are stitched through flat, which keeps the down thinly spread.',
      },
      {
        nl: 'De lichtblauwe batist is zo dun dat je het dons ziet schemeren. Wassen op 60 graden, aan de lijn drogen kan ook; schud hem dan af en toe op.',
        'nl-be':
          'De lichtblauwe batist is zo dun dat je het dons ziet schemeren. Wassen op 60 graden, aan de wasdraad drogen kan ook; schud hem dan af en toe op.',
        de: 'Der hellblaue Batist ist so fein, dass die Daunen durchschimmern. Waschbar bei 60 Grad; wer sie auf der Leine trocknet, schüttelt sie zwischendurch auf.',
        en: 'The light blue batiste is so fine that the down shimmers through. Wash it hot; you can line-dry it if you shake it up now and then.',
      },
    ],
    attributes: {
      kleur: 'lichtblauw',
      dekbed_vulling: 'ganzendons',
      dekbed_vulgewicht: 80,
      dekbed_seizoen: 'zomer',
      dekbed_warmteklasse: 'koel',
      dekbed_draaddichtheid: 300,
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
      beddengoed_keurmerk: ['oeko_tex', 'rds'],
    },
    offers: sizes(
      {
        '135x200': 149,
        '140x200': 149,
        '140x220': 164,
        '155x220': 179,
        '200x200': 209,
        '240x200': 239,
        '240x220': 259,
      },
      { was: { '140x200': 164, '240x220': 299 }, soldOut: ['155x220'] },
    ),
    popularity: 126,
    since: '2025-04-07',
  }),
];
