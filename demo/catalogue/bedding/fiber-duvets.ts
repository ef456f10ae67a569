import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { duvet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Duvets with a synthetic filling: washable, and without animal materials. */
export const fiberDuvets: readonly ProductData[] = [
  duvet({
    sku: 'HAL-VINTER',
    brand: 'Halmstad',
    model: 'Vinter',
    kind: KIND.fiberDuvet,
    summary: {
      nl: 'Warm winterdekbed met holle vezels die je zo vaak wast als je wilt.',
      'nl-be': 'Warm winterdonsdeken met holle vezels, dat je zo vaak wast als je wilt.',
      de: 'Warme Winterdecke mit Hohlfasern, die Sie so oft waschen können, wie Sie möchten.',
      en: 'A warm winter duvet with hollow fibers that you can wash as often as you like.',
    },
    description: [
      {
        nl: 'Elke vezel in de Vinter is een buisje met lucht erin; dat isoleert zoals dons, voor een kwart van de prijs. Met 400 gram vulling per vierkante meter is dit dekbed wel zwaarder: 140 x 200 weegt 1,6 kilo.',
        'nl-be':
          'Elke vezel in de Vinter is een buisje met lucht erin; dat isoleert zoals dons, voor een kwart van de prijs. Met 400 gram vulling per vierkante meter is dit donsdeken wel zwaarder: 140 x 200 weegt 1,6 kilo.',
        de: 'Jede Faser der Vinter ist ein Röhrchen voll Luft; das wärmt wie Daunen, für ein Viertel des Preises. Mit 400 g Füllung pro Quadratmeter ist die Decke allerdings schwerer: In 140 x 200 wiegt sie 1,6 Kilo.',
        en: 'Every fiber in the Vinter is a small tube of air; it insulates as down does, at a quarter of the price. With 400 g of filling per square meter it is heavier, though: the 140 x 200 weighs 1.6 kg (3½ lb).',
      },
      {
        nl: 'Geschikt bij huisstofmijtallergie, mits je het elke twee maanden op 60 graden wast. In de droger is het in anderhalf uur droog.',
        'nl-be':
          'Geschikt bij huisstofmijtallergie, mits je het elke twee maanden op 60 graden wast. In de droogkast is het in anderhalf uur droog.',
        de: 'Geeignet bei Hausstauballergie, sofern Sie sie alle zwei Monate bei 60 Grad waschen. Im Trockner ist sie in anderthalb Stunden trocken.',
        en: 'Suitable if you are allergic to dust mites, provided you wash it at 60 °C (140 °F) every two months. It dries in the dryer in an hour and a half.',
      },
    ],
    attributes: {
      kleur: 'poederroze',
      dekbed_vulling: 'holle_vezel',
      dekbed_vulgewicht: 400,
      dekbed_seizoen: 'winter',
      dekbed_warmteklasse: 'warm',
      dekbed_draaddichtheid: 180,
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes({
      '135x200': 54.95,
      '140x200': 54.95,
      '140x220': 59.95,
      '200x200': 79.95,
      '240x200': 89.95,
      '240x220': 94.95,
    }),
    popularity: 297,
    since: '2024-10-21',
  }),
  duvet({
    sku: 'HAL-SOMMAR',
    brand: 'Halmstad',
    model: 'Sommar',
    kind: KIND.fiberDuvet,
    summary: {
      nl: 'Dun zomerdekbed dat je ook zonder overtrek gebruikt, saliegroen aan twee kanten.',
      'nl-be':
        'Dun zomerdonsdeken dat je ook zonder overtrek gebruikt, saliegroen aan twee kanten.',
      de: 'Dünne Sommerdecke, die auch ohne Bezug ins Bett kommt, beidseitig salbeigrün.',
      en: 'A thin summer duvet you can use without a cover, sage green on both sides.',
    },
    description: [
      {
        nl: 'De Sommar is van zacht gewassen microvezel met 120 gram vulling per vierkante meter. Zonder overtrek voelt hij het luchtigst, want er blijft geen laag lucht tussen zitten.',
        de: 'Die Sommar ist aus weich gewaschener Mikrofaser mit 120 g Füllung pro Quadratmeter. Ohne Bezug ist sie am luftigsten, weil keine zweite Stofflage Wärme staut.',
        en: 'The Sommar is made of soft-washed microfiber with 120 g of filling per square meter. It is airiest without a cover, since no second layer of fabric traps the heat.',
      },
      {
        nl: 'Hij droogt in een zomermiddag aan de lijn en past opgerold in een weekendtas: handig voor de caravan of een logeerpartij.',
        'nl-be':
          'Hij droogt in een zomerse namiddag aan de wasdraad en past opgerold in een weekendtas: handig voor de caravan of een logeerpartij.',
        de: 'Sie trocknet an einem Sommernachmittag auf der Leine und passt gerollt in die Reisetasche: praktisch für Wohnwagen oder Übernachtungsgäste.',
        en: 'It dries on the line in one summer afternoon and fits in a weekend bag when rolled: handy for the camper or a sleepover.',
      },
    ],
    attributes: {
      kleur: 'salie',
      dekbed_vulling: 'holle_vezel',
      dekbed_vulgewicht: 120,
      dekbed_seizoen: 'zomer',
      dekbed_warmteklasse: 'koel',
      dekbed_wasbaar: 'graden_60',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      { '135x200': 34.95, '140x200': 34.95, '200x200': 49.95, '240x220': 59.95 },
      { was: { '140x200': 39.95, '200x200': 59.95 } },
    ),
    popularity: 243,
    since: '2025-04-21',
  }),
];
