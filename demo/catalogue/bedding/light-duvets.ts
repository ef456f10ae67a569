import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { BEDDING_KIND } from '../bedding-kinds.ts';
import { duvet } from '../goods.ts';
import { KIND } from '../kinds.ts';
import { sizes } from '../offers.ts';

/** Duvets for summer, for children and for the guest bed. */
export const lightDuvets: readonly ProductData[] = [
  duvet({
    sku: 'VLA-ZOMERVLAS',
    brand: 'Vlasheem',
    model: 'Zomervlas',
    kind: BEDDING_KIND.linenDuvet,
    summary: {
      nl: 'Een dunne laag vlasvezel in linnen: bijna een sprei, voor nachten boven de twintig graden.',
      de: 'Eine dünne Lage Flachsfaser in Leinen: fast eine Tagesdecke, für Nächte über zwanzig Grad.',
      en: 'A thin layer of flax fiber in linen: almost a bedspread, for nights above 68 °F.',
    },
    description: [
      {
        nl: 'Vanbinnen zit geen dons of watten, maar gehekelde vlasvezel van 150 gram per vierkante meter, met de hand in banen doorgestikt. Vlas geleidt warmte, dus de Zomervlas voelt koel waar je hem verlegt. Je kunt hem zonder overtrek gebruiken; dan is hij op zijn mooist.',
        de: 'Innen stecken weder Daunen noch Watte, sondern gehechelter Flachs mit 150 g pro Quadratmeter, von Hand in Bahnen gesteppt. Flachs leitet Wärme, deshalb fühlt sich Zomervlas überall kühl an, wo die Decke noch nicht lag. Am schönsten ist sie ohne Bezug.',
        en: 'Inside there is no down or batting but combed flax at 150 g per square meter, quilted in channels by hand. Flax conducts heat, so Zomervlas feels cool wherever you shift it. Use it without a cover; that is when it looks best.',
      },
      {
        nl: 'Vlasvezel is stugger dan katoen en wordt pas na een paar weken soepel. Voor wie zich graag in een dekbed wikkelt is dit niets. Wassen op 40 graden, nat in vorm trekken, hangend drogen.',
        'nl-be':
          'Vlasvezel is stugger dan katoen en wordt pas na een paar weken soepel. Voor wie zich graag in een donsdeken wikkelt is dit niets. Wassen op 40 graden, nat in vorm trekken, hangend drogen.',
        de: 'Flachs ist steifer als Baumwolle und wird erst nach einigen Wochen geschmeidig. Wer sich gern einkuschelt, ist hier falsch. Bei 40 Grad waschen, nass in Form ziehen, hängend trocknen.',
        en: 'Flax is stiffer than cotton and takes a few weeks to soften. If you like to wrap yourself up, this is not for you. Machine wash warm, pull into shape while wet, and hang to dry.',
      },
    ],
    attributes: {
      kleur: 'naturel',
      dekbed_vulling: 'linnen',
      dekbed_vulgewicht: 150,
      dekbed_tijk: 'linnen',
      dekbed_seizoen: 'zomer',
      dekbed_warmteklasse: 'koel',
      dekbed_wasbaar: 'graden_40',
      bijzonderheden: ['natuurlijk', 'zonder_dierlijk', 'handwerk'],
      beddengoed_keurmerk: 'oeko_tex',
    },
    offers: sizes(
      { '140x200': 159, '140x220': 169, '200x200': 219, '240x220': 269 },
      { days: 4, soldOut: ['200x200'] },
    ),
    popularity: 38,
    since: '2025-05-05',
  }),
  duvet({
    sku: 'HAL-LILLEBROR',
    brand: 'Halmstad',
    model: 'Lillebror',
    kind: BEDDING_KIND.childrensDuvet,
    summary: {
      nl: 'Licht kinderdekbed voor het hele jaar, in een trommel van 5 kilo te wassen.',
      'nl-be': 'Licht kinderdonsdeken voor het hele jaar, in een trommel van 5 kilo te wassen.',
      de: 'Leichte Kinderdecke fürs ganze Jahr, die in jede Waschmaschine passt.',
      en: 'A light children’s duvet for all year that fits in any washing machine.',
    },
    description: [
      {
        nl: 'Kinderen bewegen meer in hun slaap en hebben het sneller warm dan volwassenen. De Lillebror bevat daarom 200 gram per vierkante meter, de helft van een winterdekbed. Hij is in smalle ruiten gestikt, zodat de vulling blijft waar ze hoort.',
        'nl-be':
          'Kinderen bewegen meer in hun slaap en hebben het sneller warm dan volwassenen. De Lillebror bevat daarom 200 gram per vierkante meter, de helft van een winterdonsdeken. Hij is in smalle ruiten gestikt, zodat de vulling blijft waar ze hoort.',
        de: 'Kinder bewegen sich im Schlaf mehr als Erwachsene, und ihnen wird schneller warm. Lillebror enthält deshalb 200 g pro Quadratmeter, halb so viel wie eine Winterdecke. Die engen Rauten halten die Füllung an ihrem Platz.',
        en: 'Children move more in their sleep than adults and get warm sooner. That is why Lillebror holds 200 g per square meter, half of what goes into a winter duvet. Narrow quilted diamonds keep the filling where it belongs.',
      },
      {
        nl: 'Niet geschikt onder de twee jaar. De maat 100 x 135 is voor een ledikantje, 120 x 150 voor een juniorbed; vanaf een jaar of zes is 140 x 200 verstandig. Wassen op 60 graden, drogen op lage stand.',
        'nl-be':
          'Niet geschikt onder de twee jaar. De maat 100 x 135 is voor een babybed, 120 x 150 voor een juniorbed; vanaf een jaar of zes is 140 x 200 verstandig. Wassen op 60 graden, in de droogkast op lage stand.',
        de: 'Nicht für Kinder unter zwei Jahren. 100 x 135 gehört ins Gitterbett, 120 x 150 ins Juniorbett; ab etwa sechs Jahren ist 135 oder 140 x 200 sinnvoll. Bei 60 Grad waschen, bei niedriger Stufe trocknen.',
        en: 'Not for children under two. The 100 x 135 cm is for a crib, 120 x 150 for a toddler bed; from about six, 140 x 200 makes sense. Wash hot, tumble dry low.',
      },
    ],
    attributes: {
      kleur: 'poederroze',
      dekbed_vulling: 'holle_vezel',
      dekbed_vulgewicht: 200,
      dekbed_tijk: 'katoen',
      dekbed_seizoen: 'vier_seizoenen',
      dekbed_warmteklasse: 'gemiddeld',
      dekbed_draaddichtheid: 180,
      dekbed_wasbaar: 'graden_60',
      beddengoed_keurmerk: 'oeko_tex',
      bijzonderheden: ['huisstofmijt', 'zonder_dierlijk'],
    },
    offers: sizes({ '100x135': 24.95, '120x150': 29.95, '135x200': 42.95, '140x200': 42.95 }),
    popularity: 158,
    since: '2024-08-12',
  }),
  duvet({
    sku: 'FED-ALMRUH',
    brand: 'Federhaus',
    model: 'Almruh',
    kind: KIND.downDuvet,
    summary: {
      nl: 'Dons en kleine veertjes voor het hele jaar: degelijk, warm genoeg en betaalbaar.',
      de: 'Daunen und feine Federchen fürs ganze Jahr: solide, warm genug und bezahlbar.',
      en: 'Down and small feathers for all year: solid, warm enough and affordable.',
    },
    description: [
      {
        nl: 'Zestig procent eendendons, veertig procent kleine veertjes: dat is iets zwaarder dan zuiver dons, maar ook een stuk goedkoper, en veel mensen vinden dat tikje gewicht juist fijn. De Almruh is in 4 x 6 vakken gestikt met stegen van 2 cm.',
        de: 'Sechzig Prozent Entendaunen, vierzig Prozent Federchen: Das ist etwas schwerer als reine Daune und deutlich günstiger, und viele mögen gerade dieses bisschen Gewicht. Almruh ist in 4 x 6 Kassetten mit 2 cm hohen Stegen genäht.',
        'de-at':
          'Sechzig Prozent Entendaunen, vierzig Prozent Federchen: Das ist etwas schwerer als reine Daune und deutlich günstiger, und viele mögen an einer Tuchent gerade dieses bisschen Gewicht. Almruh ist in 4 x 6 Kassetten mit 2 cm hohen Stegen genäht.',
        en: 'Sixty percent duck down, forty percent small feathers: a little heavier than pure down and a good deal cheaper, and many people enjoy that touch of weight. Almruh is sewn in 4 x 6 boxes with 2 cm (¾ in) baffles.',
      },
      {
        nl: 'In een hete zomer leg je hem weg, bij strenge vorst wil je er een plaid bij; daartussen kun je er de hele tijd onder. Het eerste halfjaar prikt er wel eens een pennetje. Wassen op 60 graden, helemaal droog laten worden in de droger.',
        'nl-be':
          'In een hete zomer leg je hem weg, bij strenge vorst wil je er een plaid bij; daartussen kun je er de hele tijd onder. Het eerste halfjaar prikt er wel eens een pennetje. Wassen op 60 graden, helemaal laten drogen in de droogkast.',
        de: 'Im Hochsommer legt man sie weg, bei strengem Frost kommt ein Plaid dazu, dazwischen passt sie immer. Im ersten halben Jahr piekt ab und zu ein Kiel. Bei 60 Grad waschen und im Trockner ganz trocken werden lassen.',
        en: 'In a hot summer you put it away, in a hard frost you add a throw, and in between it is always right. A quill may poke you now and then in the first six months. Wash hot and dry it completely in the dryer.',
      },
    ],
    attributes: {
      kleur: 'salie',
      dekbed_vulling: ['eendendons', 'veren'],
      dekbed_vulgewicht: 260,
      dekbed_tijk: 'katoen',
      dekbed_seizoen: 'vier_seizoenen',
      dekbed_warmteklasse: 'gemiddeld',
      dekbed_draaddichtheid: 220,
      dekbed_wasbaar: 'graden_60',
      beddengoed_keurmerk: ['rds', 'oeko_tex'],
      bijzonderheden: ['huisstofmijt', 'natuurlijk'],
    },
    offers: sizes({
      '135x200': 129,
      '140x200': 129,
      '155x220': 149,
      '200x200': 189,
      '200x220': 199,
      '240x220': 229,
    }),
    popularity: 141,
    since: '2024-10-28',
  }),
];
