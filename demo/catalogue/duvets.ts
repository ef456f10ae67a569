import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { duvet } from './goods.ts';
import { KIND } from './kinds.ts';
import { sizes } from './offers.ts';
import { PICTURE } from './pictures.ts';

export const duvets: readonly ProductData[] = [
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
        nl: 'Dons isoleert doordat het lucht vasthoudt. In de Sneeuw staan tussen boven- en ondertijk stroken katoen van 6 cm hoog, zodat het dons ook langs de naden volledig kan uitzetten. U slaapt warm onder opvallend weinig gewicht: 140 x 200 weegt 1,2 kilo.',
        de: 'Daunen wärmen, weil sie Luft festhalten. In der Sneeuw trennen 6 cm hohe Baumwollstege die Kassetten, so entfalten sich die Daunen auch entlang der Nähte. Sie schlafen warm unter wenig Gewicht: In 140 x 200 wiegt die Decke 1,2 Kilo.',
        en: 'Down insulates because it holds air. In the Sneeuw, cotton walls over 2 inches high separate the boxes, so the down lofts fully along the seams too. You sleep warm under very little weight: the 140 x 200 weighs 2.7 pounds.',
      },
      {
        nl: 'De tijk is donsdicht geweven percal met 260 draden per vierkante inch en ritselt niet. Wassen kan op 60 graden, drogen in een ruime droger op lage stand met twee tennisballen.',
        de: 'Die Hülle ist daunendicht gewebter Perkal mit 260 Fäden pro Quadratzoll und raschelt nicht. Waschbar bei 60 Grad, trocknen im geräumigen Trockner auf niedriger Stufe mit zwei Tennisbällen.',
        en: 'The shell is downproof percale with a thread count of 260, and it does not rustle. Wash it hot and dry it in a large dryer on low heat with two tennis balls.',
      },
    ],
    pictures: [PICTURE.duvetWhite],
    attributes: {
      kleur: 'wit',
      dekbed_vulling: 'ganzendons',
      dekbed_vulgewicht: 270,
      dekbed_seizoen: 'winter',
      dekbed_warmteklasse: 'extra_warm',
      dekbed_draaddichtheid: 260,
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['natuurlijk'],
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
      { was: { '240x200': 449, '240x220': 489 } },
    ),
    popularity: 142,
    since: '2024-09-02',
  }),
];
