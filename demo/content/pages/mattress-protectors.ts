import { pictures } from '../pictures.ts';
import type { WrittenLister } from '../written-page.ts';

export const mattressProtectors: WrittenLister = {
  type: 'Lister',
  modified: '2026-10-26',
  title: { nl: 'Moltons', de: 'Matratzenschoner', en: 'Mattress protectors' },
  parent: 'bedding',
  category: 'mattressProtectors',
  metaTitle: {
    nl: 'Moltons en waterdichte moltons | Sluimer',
    de: 'Matratzenschoner aus Molton, auch wasserdicht | Sluimer',
    en: 'Mattress protectors, waterproof ones too | Sluimer',
  },
  metaDescription: {
    nl: 'Een molton houdt zweet en vlekken uit je matras, en dat telt bij 90 nachten proefslapen. De meeste kunnen op 60 graden; ook waterdicht.',
    de: 'Ein Schoner hält Schweiß und Flecken aus der Matratze, damit Sie sie umtauschen können. Meist bei 60 Grad waschbar, auch wasserdicht.',
    en: 'A protector keeps sweat and stains out of your mattress, so you can still exchange it. Most wash at 60 °C (140 °F); some are waterproof.',
  },
  intro: {
    nl: 'Het goedkoopste onderdeel van je bed, en het verlengt het leven van het duurste. Leg je molton erop vanaf de eerste nacht.',
    de: 'Das günstigste Teil Ihres Bettes, und es verlängert das Leben des teuersten. Am besten liegt der Schoner von der ersten Nacht an darauf.',
    en: 'The cheapest part of your bed, and it extends the life of the most expensive one. Put it on from the very first night.',
  },
  image: pictures.molton,
  blocks: [
    {
      type: 'text',
      title: {
        nl: 'Gewoon of waterdicht',
        de: 'Normal oder wasserdicht',
        en: 'Plain or waterproof',
      },
      paragraphs: [
        {
          nl: 'Geruwd katoen neemt het vocht van een gewone nacht op en laat je matras ademen. Waterdicht heb je nodig bij jonge kinderen, incontinentie of een dure topper van traagschuim. Kies dan een ademend membraan en geen vinyl: dat knispert, en je zweet erop.',
          de: 'Angeraute Baumwolle nimmt die Feuchtigkeit einer normalen Nacht auf und lässt die Matratze atmen. Wasserdicht brauchen Sie bei kleinen Kindern, Inkontinenz oder einem teuren Viscotopper. Wählen Sie dann eine atmende Membran und kein Vinyl: Das knistert, und man schwitzt darauf.',
          en: 'Brushed cotton takes up the moisture of an ordinary night and lets your mattress breathe. You need waterproof with small children, incontinence or an expensive memory foam topper. Then choose a breathable membrane and not vinyl, which crackles and makes you sweat.',
        },
        {
          nl: 'Een molton met elastiek om de hoeken verschuift niet; een model als hoeslaken zit het strakst. Neem dezelfde maat als je matras, of die van de topper als hij daarop ligt.',
          de: 'Ein Schoner mit Eckgummis verrutscht nicht; einer in Form eines Spannlakens sitzt am festesten. Nehmen Sie die Größe der Matratze, oder die des Toppers, wenn er darauf liegt.',
          en: 'A protector with elastic corners does not shift; one shaped like a fitted sheet sits tightest. Take the size of your mattress, or that of the topper if it lies on top of that.',
        },
      ],
    },
    {
      type: 'questions',
      title: {
        nl: 'Vragen over moltons',
        de: 'Fragen zu Matratzenschonern',
        en: 'Questions about protectors',
      },
      questions: [
        {
          question: { nl: 'Voel je er iets van?', de: 'Spürt man ihn?', en: 'Do you feel it?' },
          answer: {
            nl: 'Van een dunne van katoen niet. Een dikke gewatteerde maakt een stevig bed iets zachter.',
            de: 'Einen dünnen aus Baumwolle nicht. Ein dicker, wattierter macht ein festes Bett etwas weicher.',
            en: 'Not a thin cotton one. A thick padded one makes a firm bed a touch softer.',
          },
        },
        {
          question: {
            nl: 'Hoe vaak wassen?',
            de: 'Wie oft waschen?',
            en: 'How often should I wash it?',
          },
          answer: {
            nl: 'Eens per maand op 60 graden, bij allergie elke twee weken.',
            de: 'Einmal im Monat bei 60 Grad, bei Allergie alle zwei Wochen.',
            en: 'Once a month at 60 °C (140 °F), every two weeks with an allergy.',
          },
        },
        {
          question: {
            nl: 'Is hij verplicht voor het proefslapen?',
            de: 'Ist er Pflicht für das Umtauschrecht?',
            en: 'Is it required for the trial?',
          },
          answer: {
            nl: 'Nee. Maar een matras met vlekken kunnen we niet omruilen, en een molton voorkomt precies dat.',
            de: 'Nein. Eine Matratze mit Flecken können wir aber nicht umtauschen, und genau das verhindert er.',
            en: 'No. But we cannot exchange a mattress with stains, and that is just what it prevents.',
          },
        },
      ],
    },
  ],
};
