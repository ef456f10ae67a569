import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { molton } from '../goods.ts';
import { sizes } from '../offers.ts';
import { topperPicture } from '../pictures.ts';

/** Covers that protect a mattress for longer than a molton. */
export const mattressCovers: readonly ProductData[] = [
  molton({
    sku: 'FED-RUHEPOL',
    brand: 'Federhaus',
    model: 'Ruhepol',
    kind: BEDDING_KIND.encasing,
    summary: {
      nl: 'Hoes die het matras rondom dicht afsluit en huisstofmijt van je neus weghoudt.',
      'nl-be': 'Hoes die de matras rondom dicht afsluit en huisstofmijt van je neus weghoudt.',
      de: 'Bezug, der die Matratze rundum dicht umschließt und Hausstaubmilben fernhält.',
      en: 'A cover that closes all around the mattress and keeps dust mites away from your nose.',
    },
    description: [
      {
        nl: 'Wie allergisch is voor huisstofmijt reageert op deeltjes van een paar duizendste millimeter. Het weefsel van de Ruhepol heeft poriën die kleiner zijn, zonder coating, en laat lucht en damp door. De bovenkant is licht doorgestikt, de rits loopt rondom en is bij de sluiting met een klepje afgedekt.',
        de: 'Allergiker reagieren auf Teilchen von wenigen Tausendstelmillimetern. Die Poren im Gewebe von Ruhepol sind kleiner, ganz ohne Beschichtung, und lassen Luft und Dampf durch. Oben ist der Bezug leicht gesteppt, der Reißverschluss läuft rundum und ist am Ende abgedeckt.',
        'de-at':
          'Allergiker reagieren auf Teilchen von wenigen Tausendstelmillimetern. Die Poren im Gewebe von Ruhepol sind kleiner, ganz ohne Beschichtung, und lassen Luft und Dampf durch. Oben ist der Bezug leicht gesteppt, der Zippverschluss läuft rundum und ist am Ende abgedeckt.',
        en: 'If you are allergic to dust mites, you react to particles a few thousandths of a millimeter across. The pores in Ruhepol’s weave are smaller than that, without any coating, and let air and vapor through. The top is lightly quilted; the zipper runs all round and ends under a flap.',
      },
      {
        nl: 'Een hoes alleen is niet genoeg: ook kussen en dekbed tellen mee, en je laken moet wekelijks op 60 graden. Laat de Ruhepol zitten en was hem twee keer per jaar. Kies de maat van je matras; voor hoogtes van 16 tot 24 cm.',
        'nl-be':
          'Een hoes alleen is niet genoeg: ook kussen en donsdeken tellen mee, en je laken moet wekelijks op 60 graden. Laat de Ruhepol zitten en was hem twee keer per jaar. Kies de maat van je matras; voor hoogtes van 16 tot 24 cm.',
        de: 'Ein Encasing allein reicht nicht: Auch Kissen und Decke zählen, und das Laken muss jede Woche bei 60 Grad in die Wäsche. Ruhepol bleibt auf der Matratze und wird zweimal im Jahr gewaschen. Für Höhen von 16 bis 24 cm.',
        'de-at':
          'Ein Encasing allein reicht nicht: Auch Polster und Decke zählen, und das Leintuch muss jede Woche bei 60 Grad in die Wäsche. Ruhepol bleibt auf der Matratze und wird zweimal im Jahr gewaschen. Für Höhen von 16 bis 24 cm.',
        en: 'An encasement alone is not enough: pillow and duvet count too, and your sheet needs a hot wash every week. Leave Ruhepol on and wash it twice a year. Choose the size of your mattress; for heights of 16 to 24 cm (6 to 9½ in).',
      },
    ],
    attributes: {
      kleur: 'wit',
      molton_materiaal: 'katoen',
      molton_waterdicht: 'nee',
      molton_bevestiging: 'rits',
      molton_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    offers: sizes(
      {
        '80x200': 89,
        '90x200': 94,
        '90x220': 104,
        '100x200': 99,
        '120x200': 114,
        '140x200': 129,
        '160x200': 144,
        '180x200': 159,
      },
      { days: 4, slower: { '90x220': 12, '120x200': 12 } },
    ),
    popularity: 86,
    since: '2024-02-26',
  }),
  molton({
    sku: 'VEL-SCHAAPSKOOI',
    brand: 'Veluwe Slaapatelier',
    model: 'Schaapskooi',
    kind: BEDDING_KIND.woolUnderblanket,
    summary: {
      nl: 'Doorgestikte onderdeken met 600 gram scheerwol per vierkante meter: warm van onderen, droog in de zomer.',
      'nl-be':
        'Doorgestikte wollen laag van 600 gram per vierkante meter: warm langs onder, droog in de zomer.',
      de: 'Gestepptes Unterbett mit 600 g Schurwolle pro Quadratmeter: warm von unten, trocken im Sommer.',
      en: 'A quilted pad with 600 g of wool per square meter: warm from below, dry in summer.',
    },
    description: [
      {
        nl: 'Kou komt in een bed vaak van onderen, zeker bij een open bodem of een zolderkamer. De Schaapskooi legt 2 cm gekaarde scheerwol tussen jou en het matras. Wol buffert bovendien vocht, zodat je er ook in juni op kunt blijven liggen.',
        'nl-be':
          'Kou komt in een bed vaak langs onder, zeker bij een open lattenbodem of een zolderkamer. De Schaapskooi legt 2 cm gekaarde scheerwol tussen jou en de matras. Wol buffert bovendien vocht, zodat je er ook in juni op kunt blijven liggen.',
        de: 'Kälte kommt im Bett oft von unten, besonders bei offenem Lattenrost oder unterm Dach. Schaapskooi legt 2 cm kardierte Schurwolle zwischen Sie und die Matratze. Wolle puffert auch Feuchtigkeit, deshalb kann das Unterbett im Juni liegen bleiben.',
        en: 'Cold in bed often comes from below, above all on an open slatted base or in an attic. Schaapskooi puts 2 cm (¾ in) of carded wool between you and the mattress. Wool buffers moisture as well, so it can stay on in June.',
      },
      {
        nl: 'Geen bescherming tegen ongelukjes en geen vervanging van een topper: hij maakt een hard matras iets vriendelijker, meer niet. Niet wassen. Hang hem vier keer per jaar een middag in de schaduw buiten en draai hem om.',
        'nl-be':
          'Geen bescherming tegen ongelukjes en geen vervanging van een topper: hij maakt een harde matras iets vriendelijker, meer niet. Niet wassen. Hang hem vier keer per jaar een namiddag buiten in de schaduw en draai hem om.',
        de: 'Kein Nässeschutz und kein Ersatz für einen Topper: Eine harte Matratze wird etwas freundlicher, mehr nicht. Nicht waschen. Hängen Sie das Unterbett viermal im Jahr einen Nachmittag in den Schatten, und drehen Sie es danach um.',
        en: 'It does not stop spills and is no substitute for a topper: it makes a hard mattress a little friendlier, no more. Do not wash it. Hang it outside in the shade for an afternoon four times a year, and flip it.',
      },
    ],
    pictures: [
      {
        ...topperPicture('linen'),
        alt: {
          nl: 'Doorgestikte onderdeken in naturel, plat neergelegd',
          'nl-be': 'Doorgestikte wollen matrasbeschermer in naturel, plat neergelegd',
          de: 'Gestepptes Unterbett in Natur, flach ausgelegt',
          en: 'Quilted wool pad in natural, laid out flat',
        },
      },
    ],
    attributes: {
      kleur: 'naturel',
      molton_materiaal: ['wol', 'katoen'],
      molton_waterdicht: 'nee',
      molton_bevestiging: 'hoekelastiek',
      molton_wasbaar: 'luchten',
      beddengoed_keurmerk: 'scheerwol',
      bijzonderheden: ['natuurlijk', 'omkeerbaar'],
    },
    offers: sizes(
      {
        '80x200': 109,
        '90x200': 119,
        '90x220': 129,
        '140x200': 169,
        '160x200': 189,
        '180x200': 209,
      },
      { days: 5, lastOnes: ['180x200'] },
    ),
    popularity: 54,
    since: '2025-10-20',
  }),
];
