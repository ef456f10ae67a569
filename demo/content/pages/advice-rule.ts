import type { WrittenArticle } from '../written-page.ts';

export const adviceRule: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-27',
  parent: 'mattress-advisor',
  title: { nl: 'Zo adviseren wij', de: 'So beraten wir', en: 'How we advise' },
  metaTitle: {
    nl: 'Zo adviseren wij: de regel achter het advies | Sluimer',
    de: 'So beraten wir: die Regel der Empfehlung | Sluimer',
    en: 'How we advise: the rule behind the advice | Sluimer',
  },
  metaDescription: {
    nl: 'De hele regel achter ons matrasadvies: gewicht, bouw, houding en klachten in getallen, wanneer twee matrassen beter zijn, en wat geen norm zegt.',
    de: 'Die ganze Regel hinter unserer Matratzenberatung: Gewicht, Bau, Position und Beschwerden in Zahlen, wann zwei Matratzen, und was keine Norm sagt.',
    en: 'The whole rule behind our mattress advice: weight, build, position and complaints in numbers, when to take two, and what no standard says.',
  },
  keywords: {
    nl: ['hoe wordt geadviseerd', 'hardheidsschaal', 'EN 1957', 'H1 H2 H3 H4 H5'],
    de: ['Härteskala', 'EN 1957', 'Härtegrade Norm', 'H1 H2 H3 H4 H5'],
    en: ['firmness scale', 'EN 1957', 'firmness standard', 'H1 H2 H3 H4 H5'],
  },
  blocks: [
    {
      type: 'advice-rule',
      title: { nl: 'De regel', de: 'Die Regel', en: 'The rule' },
      text: {
        nl: 'Ons advies is een optelsom. Hieronder staan alle getallen waarmee het rekent.',
        de: 'Unsere Empfehlung ist eine Summe. Hier stehen alle Zahlen, mit denen sie rechnet.',
        en: 'Our advice is a sum. These are all the numbers that it uses.',
      },
      link: { page: 'mattress-advisor' },
    },
    {
      type: 'links',
      title: { nl: 'Verder lezen', de: 'Weiterlesen', en: 'Read on' },
      links: [{ page: 'mattress-advisor' }, { page: 'firmness-advice' }, { page: 'mattresses' }],
    },
  ],
};
