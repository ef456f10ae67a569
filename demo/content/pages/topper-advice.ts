import { choices, sizes } from '../filter-links.ts';
import { pictures } from '../pictures.ts';
import type { WrittenArticle } from '../written-page.ts';

export const topperAdvice: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-05',
  article: { author: 'Joris Feldkamp', published: '2025-06-02' },
  title: {
    nl: 'Topper of geen topper',
    de: 'Topper oder kein Topper',
    en: 'Topper or no topper',
  },
  parent: 'toppers',
  metaTitle: {
    nl: 'Topper kopen of niet? Een eerlijk antwoord | Sluimer',
    de: 'Topper kaufen oder nicht? Eine ehrliche Antwort | Sluimer',
    en: 'Do you need a topper? An honest answer | Sluimer',
  },
  metaDescription: {
    nl: 'Wanneer een topper je bed echt beter maakt, wanneer hij weggegooid geld is, en welk materiaal en welke dikte bij welke klacht horen.',
    de: 'Wann ein Topper Ihr Bett wirklich besser macht, wann er hinausgeworfenes Geld ist und welches Material in welcher Höhe wobei hilft.',
    en: 'When a topper really makes your bed better, when it is money down the drain, and which material and thickness help with which complaint.',
  },
  keywords: {
    nl: [
      'topper nodig',
      'welke topper',
      'topper kiezen',
      'dikte topper',
      'bed te hard',
      'bed te zacht',
      'naad tussen matrassen',
    ],
    de: [
      'Topper nötig',
      'welcher Topper',
      'Topper wählen',
      'Dicke Topper',
      'Bett zu hart',
      'Bett zu weich',
      'Besucherritze',
    ],
    en: [
      'need a topper',
      'which topper',
      'choose a topper',
      'topper thickness',
      'bed too hard',
      'bed too soft',
      'gap between mattresses',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Wat een topper kan',
        de: 'Was ein Topper kann',
        en: 'What a topper can do',
      },
      paragraphs: [
        {
          nl: 'Een topper is een matras van vijf tot tien centimeter dat boven op je bed ligt. Hij verandert alleen de bovenste laag: hoe zacht je schouder landt, hoe snel je het warm krijgt, of je een naad voelt. Alles wat dieper zit, verandert hij niet. Wie dat onthoudt, koopt zelden verkeerd.',
          'nl-be':
            'Een topper is een dunne matras van vijf tot tien centimeter die boven op je bed ligt. Hij verandert alleen de bovenste laag: hoe zacht je schouder landt, hoe snel je het warm krijgt, of je een naad voelt. Alles wat dieper zit, verandert hij niet. Wie dat onthoudt, koopt zelden verkeerd.',
          de: 'Ein Topper ist eine Matratze von fünf bis zehn Zentimetern, die oben auf dem Bett liegt. Er ändert nur die oberste Schicht: wie weich Ihre Schulter landet, wie schnell Ihnen warm wird, ob Sie eine Ritze spüren. Was tiefer sitzt, ändert er nicht. Wer sich das merkt, kauft selten falsch.',
          en: 'A topper is a mattress of five to ten centimeters (2 to 4 in) that lies on top of your bed. It changes only the top layer: how softly your shoulder lands, how fast you get warm, whether you feel a gap. Anything deeper it leaves as it is. Remember that, and you will seldom buy the wrong thing.',
        },
        {
          nl: 'Bij een boxspring hoort een topper erbij. De matrassen daaronder zijn erop gemaakt: zonder topper lig je te stevig en slijten ze sneller, want de topper vangt het zweet en de wrijving op. Reken hem dus mee in de prijs als je boxsprings vergelijkt.',
          de: 'Zu einem Boxspringbett gehört ein Topper. Die Matratzen darunter sind darauf abgestimmt: Ohne ihn liegen Sie zu fest, und sie verschleißen schneller, denn der Topper fängt Schweiß und Reibung ab. Rechnen Sie ihn also mit, wenn Sie Boxspringbetten vergleichen.',
          en: 'A box spring bed needs a topper. The mattresses underneath are made for one: without it the bed is too firm and they wear faster, because the topper takes the sweat and the rubbing. So count it in when you compare box springs.',
        },
      ],
      image: pictures.topper,
    },
    {
      type: 'table',
      title: {
        nl: 'Je klacht, en of een topper helpt',
        de: 'Was Sie stört, und ob ein Topper hilft',
        en: 'Your complaint, and whether a topper helps',
      },
      columns: [
        { nl: 'Wat je merkt', de: 'Was Sie merken', en: 'What you notice' },
        { nl: 'Helpt een topper?', de: 'Hilft ein Topper?', en: 'Does a topper help?' },
        { nl: 'Welke dan', de: 'Welcher', en: 'Which one' },
      ],
      rows: [
        [
          { nl: 'Je bed is te hard', de: 'Das Bett ist zu hart', en: 'The bed is too hard' },
          { nl: 'Ja', de: 'Ja', en: 'Yes' },
          {
            nl: 'Zacht traagschuim of latex, 7 tot 9 cm',
            de: 'Weicher Viscoschaum oder Latex, 7 bis 9 cm',
            en: 'Soft memory foam or latex, 7 to 9 cm (3 to 3.5 in)',
          },
        ],
        [
          { nl: 'Je bed is te zacht', de: 'Das Bett ist zu weich', en: 'The bed is too soft' },
          { nl: 'Nauwelijks', 'nl-be': 'Amper', de: 'Kaum', en: 'Hardly' },
          {
            nl: 'Je zakt er met topper en al in; kies een steviger matras',
            'nl-be': 'Je zakt er met topper en al in; kies een stevigere matras',
            de: 'Sie sinken samt Topper ein; nehmen Sie eine festere Matratze',
            en: 'You sink in, topper and all; get a firmer mattress',
          },
        ],
        [
          {
            nl: 'Er zit een kuil in',
            de: 'Eine Kuhle in der Matratze',
            en: 'There is a dip in it',
          },
          { nl: 'Nee', de: 'Nein', en: 'No' },
          {
            nl: 'De topper volgt de kuil na een paar weken',
            de: 'Nach einigen Wochen liegt der Topper in der Kuhle',
            en: 'Within weeks the topper follows the dip',
          },
        ],
        [
          {
            nl: 'Je voelt de naad tussen twee matrassen',
            de: 'Sie spüren die Besucherritze',
            en: 'You feel the gap between two mattresses',
          },
          { nl: 'Ja', de: 'Ja', en: 'Yes' },
          {
            nl: 'Koudschuim over de volle breedte, minstens 7 cm',
            de: 'Kaltschaum über die ganze Breite, mindestens 7 cm',
            en: 'HR foam across the full width, at least 7 cm (3 in)',
          },
        ],
        [
          { nl: 'Je hebt het te warm', de: 'Ihnen ist zu warm', en: 'You sleep hot' },
          { nl: 'Soms', de: 'Manchmal', en: 'Sometimes' },
          {
            nl: 'Latex of open koudschuim; nooit traagschuim',
            de: 'Latex oder offenporiger Kaltschaum, nie Viscoschaum',
            en: 'Latex or open HR foam; never memory foam',
          },
        ],
        [
          {
            nl: 'Je logees klagen over de slaapbank',
            'nl-be': 'Je logés klagen over het zetelbed',
            de: 'Ihr Besuch klagt über das Schlafsofa',
            en: 'Guests complain about the sofa bed',
          },
          { nl: 'Ja', de: 'Ja', en: 'Yes' },
          {
            nl: 'Een oprolbare topper van 5 tot 7 cm',
            de: 'Ein rollbarer Topper von 5 bis 7 cm',
            en: 'A topper of 5 to 7 cm (2 to 3 in) that rolls up',
          },
        ],
      ],
    },
    {
      type: 'text',
      title: {
        nl: 'Koudschuim, traagschuim of latex',
        de: 'Kaltschaum, Viscoschaum oder Latex',
        en: 'HR foam, memory foam or latex',
      },
      paragraphs: [
        {
          nl: 'Koudschuim voelt neutraal. Het veert direct, laat lucht door en weegt weinig, zodat je hem makkelijk keert. Wie alleen een naad wil afdekken of het bed een tikje zachter wil, heeft genoeg aan koudschuim. Let op het gewicht: vanaf 50 kilo per kubieke meter blijft het zes, zeven jaar op hoogte, bij 35 een jaar of vijf.',
          de: 'Kaltschaum fühlt sich neutral an. Er federt sofort, lässt Luft durch und wiegt wenig, sodass Sie ihn leicht wenden. Wer nur eine Ritze überbrücken oder es eine Spur weicher haben möchte, ist damit gut bedient. Achten Sie auf das Raumgewicht: Ab 50 Kilo je Kubikmeter behält er sechs, sieben Jahre seine Höhe, bei 35 etwa fünf.',
          en: 'HR foam feels neutral. It springs back at once, lets air through and weighs little, so it is easy to turn. If you only want to cover a gap or take the edge off, HR foam will do. Mind the density: from 50 kg per cubic meter (3 lb/ft³) it keeps its height for six or seven years, at 35 (2.2 lb/ft³) for about five.',
        },
        {
          nl: 'Traagschuim wordt zacht door je warmte en sluit zich om je heen. Mensen met pijnlijke schouders, heupen of knieën zijn er het meest mee geholpen. De keerzijde: het houdt warmte vast, draaien kost meer moeite, en in een koude slaapkamer voelt het de eerste minuten als karton.',
          de: 'Viscoschaum wird durch Ihre Wärme weich und schließt sich um Sie. Menschen mit schmerzenden Schultern, Hüften oder Knien hilft er am meisten. Die Kehrseite: Er hält Wärme, das Umdrehen kostet mehr Kraft, und im kalten Schlafzimmer fühlt er sich die ersten Minuten wie Pappe an.',
          en: 'Memory foam softens with your warmth and closes around you. People with sore shoulders, hips or knees benefit most. The downside: it holds heat, turning takes more effort, and in a cold bedroom it feels like cardboard for the first few minutes.',
        },
        {
          nl: 'Latex duwt terug waar je het loslaat. Je ligt erop in plaats van erin, je draait licht en het ventileert door duizenden gaatjes. Het is de duurste en zwaarste soort: een latextopper van 180 bij 200 til je met zijn tweeën.',
          'nl-be':
            'Latex duwt terug waar je het loslaat. Je ligt erop in plaats van erin, je draait licht en het ventileert door duizenden gaatjes. Het is de duurste en zwaarste soort: een latextopper van 180 op 200 til je met twee.',
          de: 'Latex drückt zurück, wo Sie loslassen. Sie liegen darauf statt darin, drehen sich leicht, und er lüftet durch Tausende feiner Kanäle. Er ist am teuersten und am schwersten: Einen Latextopper von 180 mal 200 tragen Sie zu zweit.',
          en: 'Latex pushes back as soon as you let go. You lie on it rather than in it, you turn easily, and it breathes through thousands of pinholes. It is the most expensive and the heaviest kind: a 180 by 200 latex topper takes two people to lift.',
        },
      ],
      image: pictures.topperLayers,
    },
    {
      type: 'list',
      title: {
        nl: 'Voor je bestelt',
        de: 'Bevor Sie bestellen',
        en: 'Before you order',
      },
      isOrdered: true,
      items: [
        {
          title: {
            nl: 'Meet het hele ligvlak.',
            de: 'Messen Sie die ganze Fläche.',
            en: 'Measure the whole surface.',
          },
          text: {
            nl: 'Twee matrassen van 90 vragen een topper van 180. Is je bed elektrisch verstelbaar, neem dan twee losse of een splittopper.',
            de: 'Zwei Matratzen von 90 brauchen einen Topper von 180. Ist das Bett elektrisch verstellbar, nehmen Sie zwei einzelne oder einen geteilten.',
            en: 'Two mattresses of 90 need a topper of 180. If your bed is electric, take two singles or a split one.',
          },
        },
        {
          title: {
            nl: 'Tel de hoogte op.',
            de: 'Rechnen Sie die Höhe zusammen.',
            en: 'Add up the height.',
          },
          text: {
            nl: 'Acht centimeter erbij is prettig voor je knieën, maar een hoeslaken met lage hoeken past dan niet meer.',
            de: 'Acht Zentimeter mehr freuen die Knie, aber ein Spannbettlaken mit niedrigem Steg passt dann nicht mehr.',
            'de-at':
              'Acht Zentimeter mehr freuen die Knie, aber ein Spannleintuch mit niedrigem Steg passt dann nicht mehr.',
            en: 'Three more inches are kind to your knees, but a fitted sheet with shallow pockets will no longer reach.',
          },
        },
        {
          title: {
            nl: 'Kijk naar de rits.',
            de: 'Achten Sie auf den Reißverschluss.',
            'de-at': 'Achten Sie auf den Zipp.',
            en: 'Look at the zipper.',
          },
          text: {
            nl: 'Een hoes die rondom opengaat, past per helft in een gewone wasmachine. Op 60 graden ben je ook de huisstofmijt kwijt.',
            de: 'Ein Bezug, der sich rundum öffnen lässt, passt zur Hälfte in jede Waschmaschine. Bei 60 Grad sind auch die Milben weg.',
            en: 'A cover that opens all around fits an ordinary washing machine one half at a time. At 60 °C (140 °F) the dust mites are gone too.',
          },
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over toppers kiezen',
        de: 'Fragen zur Wahl eines Toppers',
        en: 'Questions about choosing a topper',
      },
      questions: [
        {
          question: {
            nl: 'Hoe dik moet een topper zijn?',
            de: 'Wie hoch soll ein Topper sein?',
            en: 'How thick should a topper be?',
          },
          answer: {
            nl: 'Zeven tot negen centimeter is voor bijna iedereen genoeg. Onder de vijf voel je het bed eronder, en is de topper meer een dikke molton. Boven de tien lig je vooral hoger, wordt het bed zachter dan je denkt en is hij nauwelijks nog te tillen.',
            'nl-be':
              'Zeven tot negen centimeter is voor bijna iedereen genoeg. Onder de vijf voel je het bed eronder, en is de topper meer een dikke molton. Boven de tien lig je vooral hoger, wordt het bed zachter dan je denkt en is hij amper nog te tillen.',
            de: 'Sieben bis neun Zentimeter genügen fast allen. Unter fünf spüren Sie das Bett darunter, und der Topper ist eher ein dicker Schoner. Über zehn liegen Sie vor allem höher, das Bett wird weicher, als Sie denken, und er ist kaum noch zu heben.',
            en: 'Seven to nine centimeters (3 to 3.5 in) are enough for nearly everyone. Below five you feel the bed underneath, and the topper is more of a thick protector. Above ten you mostly lie higher, the bed gets softer than you expect, and it is hard to lift.',
          },
        },
        {
          question: {
            nl: 'Kan ik hem ook 90 nachten proberen?',
            'nl-be': 'Kan ik hem ook 90 nachten proberen?',
            de: 'Kann ich ihn 90 Tage ausprobieren?',
            en: 'Can I try it for 90 nights too?',
          },
          answer: {
            nl: 'Ja, ook voor toppers geldt het proefslapen. Slaap er drie weken op voor je oordeelt: een nieuwe schuimlaag geeft de eerste nachten minder mee dan later. Leg er vanaf de eerste nacht een laken of molton overheen, zodat hij terug kan.',
            de: 'Ja, das Umtauschrecht gilt auch für Topper. Schlafen Sie drei Wochen darauf, bevor Sie urteilen: Neuer Schaum gibt in den ersten Nächten weniger nach als später. Legen Sie von der ersten Nacht an ein Laken oder einen Schoner darüber.',
            'de-at':
              'Ja, das Umtauschrecht gilt auch für Topper. Schlafen Sie drei Wochen darauf, bevor Sie urteilen: Neuer Schaum gibt in den ersten Nächten weniger nach als später. Legen Sie von der ersten Nacht an ein Leintuch oder einen Schoner darüber.',
            en: 'Yes, the trial covers toppers. Sleep on it for three weeks before you judge: new foam gives less in the first nights than it does later. Put a sheet or a protector on it from the first night, so that it can go back.',
          },
        },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Toppers bekijken', de: 'Topper ansehen', en: 'See our toppers' },
      links: [
        ...choices('toppers', 'topper_kern', ['koudschuim', 'traagschuim', 'latex']),
        ...choices('toppers', 'topper_hardheid', ['zacht', 'medium', 'stevig']),
        ...sizes('toppers', ['160x200', '180x200']),
        { page: 'outlet-toppers' },
        { page: 'box-springs' },
      ],
    },
  ],
};
