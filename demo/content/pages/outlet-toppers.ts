import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const outletToppers: WrittenLister = {
  type: 'Lister',
  modified: '2026-11-09',
  title: { nl: 'Outlet toppers', de: 'Topper-Outlet', en: 'Outlet toppers' },
  parent: 'promotions',
  category: 'outletToppers',
  metaTitle: {
    nl: 'Outlet toppers: laatste stuks | Sluimer',
    de: 'Topper-Outlet: letzte Stücke | Sluimer',
    en: 'Outlet toppers: last pieces | Sluimer',
  },
  metaDescription: {
    nl: 'De laatste toppers van modellen en hoezen die uit de collectie gaan. Nieuw, in de verpakking en met alle rechten, maar voor een lagere prijs.',
    de: 'Die letzten Topper von Modellen und Bezügen, die auslaufen. Neu, originalverpackt und mit allen Rechten, nur zu einem kleineren Preis.',
    en: 'The last toppers of models and covers that are leaving the range. New, in their packaging and with every right, only at a lower price.',
  },
  intro: {
    nl: 'Nieuw en ongebruikt, maar met een hoes of dikte die we niet meer bijbestellen. Weg is weg.',
    de: 'Neu und unbenutzt, aber mit einem Bezug oder einer Höhe, die wir nicht nachbestellen. Was weg ist, ist weg.',
    en: 'New and unused, but with a cover or thickness we no longer order. Once gone, they are gone.',
  },
  image: pictures.topper,
  productsPerPage: 12,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Wat er aan een outlettopper is',
        de: 'Was ein Outlet-Topper ist',
        en: 'What makes it an outlet topper',
      },
      paragraphs: [
        {
          nl: 'Niets, behalve dat hij weg moet. Het zijn geen retouren en geen tweede keus: wat van het proefslapen terugkomt, verkopen we niet opnieuw. Er zijn soms maar enkele maten over. Kijk dus eerst bij je maat, dan pas naar het materiaal.',
          de: 'Nichts, außer dass er wegmuss. Es sind weder Rücksendungen noch zweite Wahl: Was aus dem Umtauschrecht zurückkommt, verkaufen wir nicht noch einmal. Manchmal sind nur wenige Größen übrig. Sehen Sie also zuerst nach der Größe und dann erst nach dem Material.',
          en: 'Nothing, except that it has to go. These are no returns and no seconds: what comes back from a trial we do not sell again. Sometimes only a few sizes are left. So look for your size first, and only then at the material.',
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
            nl: 'Ja, 90 nachten. Omruilen doen we voor een topper die nog op voorraad is; anders krijg je je geld terug.',
            de: 'Ja, 90 Tage. Umgetauscht wird gegen einen Topper, der noch da ist; sonst bekommen Sie Ihr Geld zurück.',
            en: 'Yes, 90 nights. We exchange it for a topper still in stock; otherwise you get your money back.',
          },
        },
        {
          question: {
            nl: 'Hoe zit het met de garantie?',
            de: 'Wie ist es mit der Garantie?',
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
            en: 'Not of these models. Usually others join after each season.',
          },
        },
      ],
    },
  ],
};
