import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const outletToppers: WrittenLister = {
  type: 'Lister',
  modified: '2026-11-09',
  title: { nl: 'Outlet-toppers', de: 'Topper-Outlet', en: 'Outlet toppers' },
  parent: 'promotions',
  category: 'outletToppers',
  metaTitle: {
    nl: 'Outlet-toppers: laatste stuks | Sluimer',
    de: 'Topper-Outlet: letzte Stücke | Sluimer',
    en: 'Outlet toppers: last pieces | Sluimer',
  },
  metaDescription: {
    nl: 'De laatste toppers van modellen en hoezen die uit de collectie gaan. Nieuw, in de verpakking en met volle garantie, voor een lagere prijs.',
    de: 'Die letzten Topper von Modellen und Bezügen, die auslaufen. Neu, originalverpackt und mit voller Garantie, nur zu einem kleineren Preis.',
    en: 'The last toppers of models and covers that are leaving the range. New, in their packaging and under full warranty, at a lower price.',
  },
  intro: {
    nl: 'Nieuw en ongebruikt, maar met een hoes of dikte die we niet meer bijbestellen. Weg is weg.',
    de: 'Neu und unbenutzt, aber mit einem Bezug oder einer Höhe, die wir nicht nachbestellen. Was weg ist, ist weg.',
    en: 'New and unused, but with a cover or thickness we no longer order. Once they are gone, they are gone.',
  },
  image: pictures.bannerToppers,
  productsPerPage: 12,
  listsOffers: true,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Wat er mis is met een outlet-topper',
        de: 'Was einem Outlet-Topper fehlt',
        en: 'What is wrong with an outlet topper',
      },
      paragraphs: [
        {
          nl: 'Meestal niets, behalve dat hij weg moet. Tweede keus is het niet. Wat na het proefslapen terugkomt, ligt hier alleen als de fabrikant het heeft gereinigd en van een nieuwe hoes heeft voorzien, en dat staat er dan bij. Er zijn soms maar enkele maten over. Kijk dus eerst bij je maat, dan pas naar het materiaal.',
          de: 'Meist nichts; er muss nur weg. Zweite Wahl ist es nicht. Was umgetauscht wurde, liegt hier nur, wenn der Hersteller es gereinigt und neu bezogen hat, und dann steht es dabei. Manchmal sind nur wenige Größen übrig. Achten Sie also zuerst auf die Größe und dann erst auf das Material.',
          en: 'Usually nothing, except that it has to go. They are not seconds. What came back from a trial is here only if its manufacturer has cleaned and re-covered it, and then the page says so. Sometimes only a few sizes are left. So look for your size first, and only then at the material.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over de outlet',
        de: 'Fragen zum Outlet',
        en: 'Questions about the outlet',
      },
      questions: [
        {
          question: {
            nl: 'Geldt het proefslapen ook hier?',
            de: 'Gilt das Umtauschrecht auch hier?',
            en: 'Does the trial apply here too?',
          },
          answer: {
            nl: 'Nee. Je mag hem wel binnen veertien dagen na de bezorging terugsturen. Op alle andere toppers slaap je 90 nachten op proef.',
            'nl-be':
              'Nee. Je mag hem wel binnen veertien dagen na de levering terugsturen. Op alle andere toppers slaap je 90 nachten op proef.',
            de: 'Nein. Sie können ihn aber innerhalb von vierzehn Tagen nach der Lieferung zurückgeben. Für alle anderen Topper gelten die 90 Tage.',
            en: 'No, but you can return it within fourteen days of delivery. All our other toppers come with the 90 nights.',
          },
        },
        {
          question: {
            nl: 'Hoe zit het met de garantie?',
            de: 'Und die Garantie?',
            en: 'What about the warranty?',
          },
          answer: {
            nl: 'Die is dezelfde als bij elke andere topper.',
            de: 'Sie ist dieselbe wie bei jedem anderen Topper.',
            en: 'It is the same as for any other topper.',
          },
        },
        {
          question: {
            nl: 'Komt er nieuwe voorraad?',
            de: 'Kommt noch etwas nach?',
            en: 'Will there be more?',
          },
          answer: {
            nl: 'Van deze modellen niet. Meestal komen er na elk seizoen andere bij.',
            de: 'Von diesen Modellen nicht. Meist kommen nach jeder Saison andere dazu.',
            en: 'Not of these models. Others usually follow at the end of a season.',
          },
        },
      ],
    },
  ],
};
