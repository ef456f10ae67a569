import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const fittedSheets: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-26',
  title: {
    nl: 'Hoeslakens',
    de: 'Spannbettlaken',
    'de-at': 'Spannleintücher',
    en: 'Fitted sheets',
  },
  parent: 'bedding',
  category: 'fittedSheets',
  metaTitle: {
    nl: 'Hoeslakens, ook voor toppers en splittoppers | Sluimer',
    de: 'Spannbettlaken, auch für Topper | Sluimer',
    'de-at': 'Spannleintücher, auch für Topper | Sluimer',
    en: 'Fitted sheets, for toppers too | Sluimer',
  },
  metaDescription: {
    nl: 'Hoeslakens van jersey, perkal en flanel met hoeken van 15 tot 40 centimeter, zodat ze om je matras, topper of splittopper blijven zitten.',
    de: 'Spannbettlaken aus Jersey, Perkal und Flanell mit Steghöhen von 15 bis 40 Zentimetern, damit sie auf Matratze oder Topper sitzen bleiben.',
    'de-at':
      'Spannleintücher aus Jersey, Perkal und Flanell mit Steghöhen von 15 bis 40 Zentimetern, damit sie auf Matratze oder Topper sitzen bleiben.',
    en: 'Fitted sheets in jersey, percale and flannel with pockets from 15 to 40 cm (6 to 16 in), so they stay on your mattress or your topper.',
  },
  intro: {
    nl: 'Twee cijfers beslissen: de maat van je matras en hoe hoog het is, een topper erbij. Voor welke hoogte een laken is, staat bij elk laken.',
    de: 'Zwei Zahlen entscheiden: die Größe der Matratze und ihre Höhe, einen Topper mitgerechnet. Für welche Höhe ein Laken ist, steht bei jedem.',
    en: 'Two numbers decide: the size of your mattress and its height, with any topper. Each sheet says which heights it is made for.',
  },
  image: pictures.fittedSheet,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Jersey of geweven',
        de: 'Jersey oder gewebt',
        en: 'Jersey or woven',
      },
      paragraphs: [
        {
          nl: 'Jersey is gebreid, rekt mee en hoeft niet gestreken te worden. Eén maat past daarom om matrassen die een paar centimeter verschillen. Perkal en satijn zijn geweven: gladder en koeler, maar ze moeten precies passen.',
          de: 'Jersey ist gestrickt, dehnt sich mit und muss nicht gebügelt werden. Eine Größe passt darum auf Matratzen, die ein paar Zentimeter verschieden sind. Perkal und Satin sind gewebt: glatter und kühler, aber sie müssen genau passen.',
          en: 'Jersey is knitted, stretches and needs no ironing. So one size fits mattresses that differ by an inch. Percale and sateen are woven: smoother and cooler, but they have to fit exactly.',
        },
        {
          nl: 'Voor een topper is een apart hoeslaken met lage hoeken prettiger dan één groot laken om alles heen. De topper blijft dan los te keren, en je bed ziet er strakker uit.',
          de: 'Für einen Topper ist ein eigenes Laken mit niedrigem Steg angenehmer als ein großes um alles herum. So lässt sich der Topper wenden, und das Bett sieht ordentlicher aus.',
          'de-at':
            'Für einen Topper ist ein eigenes Leintuch mit niedrigem Steg angenehmer als ein großes um alles herum. So lässt sich der Topper wenden, und das Bett sieht ordentlicher aus.',
          en: 'For a topper, a sheet of its own with shallow pockets is nicer than one large sheet around everything. You can still turn the topper, and the bed looks neater.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over hoeslakens',
        de: 'Fragen zu Spannbettlaken',
        'de-at': 'Fragen zu Spannleintüchern',
        en: 'Questions about fitted sheets',
      },
      questions: [
        {
          question: {
            nl: 'Mijn bed is elektrisch. Wat nu?',
            de: 'Mein Bett ist elektrisch verstellbar. Was nun?',
            en: 'My bed is electric. What now?',
          },
          answer: {
            nl: 'Neem twee losse hoeslakens, of een splitlaken als je een splittopper hebt.',
            'nl-be': 'Neem twee aparte hoeslakens, of een splitlaken als je een splittopper hebt.',
            de: 'Nehmen Sie zwei einzelne oder ein geteiltes für den Split-Topper.',
            en: 'Take two single sheets, or a split one if you have a split topper.',
          },
        },
        {
          question: {
            nl: 'Waarom komt mijn hoeslaken steeds los?',
            de: 'Warum springt mein Laken immer ab?',
            'de-at': 'Warum springt mein Leintuch immer ab?',
            en: 'Why does my sheet keep coming off?',
          },
          answer: {
            nl: 'Meestal zijn de hoeken te laag. Kies ze vijf centimeter hoger dan je matras dik is; het elastiek rondom, dat al onze hoeslakens hebben, doet de rest.',
            de: 'Meist ist der Steg zu niedrig. Nehmen Sie ihn fünf Zentimeter höher als die Matratze; der Gummizug rundum, den alle unsere Laken haben, tut das Übrige.',
            'de-at':
              'Meist ist der Steg zu niedrig. Nehmen Sie ihn fünf Zentimeter höher als die Matratze; der Gummizug rundum, den alle unsere Leintücher haben, tut das Übrige.',
            en: 'Usually the pockets are too shallow. Choose them two inches deeper than your mattress; the elastic all around, which all our sheets have, does the rest.',
          },
        },
        {
          question: { nl: 'Krimpen ze?', de: 'Laufen sie ein?', en: 'Do they shrink?' },
          answer: {
            nl: 'Katoen krimpt de eerste keer twee tot vier procent. Daar hebben we bij de maat rekening mee gehouden.',
            de: 'Baumwolle geht beim ersten Mal zwei bis vier Prozent ein. Das ist in der Größe eingerechnet.',
            en: 'Cotton shrinks two to four percent the first time. The size allows for that.',
          },
        },
      ],
    },
  ],
};
