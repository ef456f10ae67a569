import type { WrittenArticle } from '../written-page.ts';

export const mattressAdvisor: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-27',
  parent: 'mattresses',
  title: { nl: 'Matrasadvies op maat', de: 'Matratzenberater', en: 'Mattress advisor' },
  metaTitle: {
    nl: 'Matrasadvies op maat, ook voor twee | Sluimer',
    de: 'Matratzenberater, auch für zwei | Sluimer',
    en: 'Mattress advisor, for two as well | Sluimer',
  },
  metaDescription: {
    nl: 'Vul in wie er slaapt en lees welke hardheid, maat, bodem en kussen passen, met de reden en tot drie matrassen erbij. We bewaren niets van wat je invult.',
    de: 'Geben Sie ein, wer darin schläft: Härte, Maß, Lattenrost und Kissen mit Begründung, dazu bis zu drei Matratzen. Ihre Angaben speichern wir nicht.',
    'de-at':
      'Geben Sie ein, wer darin schläft: Härte, Maß, Lattenrost und Polster mit Begründung, dazu bis zu drei Matratzen. Ihre Angaben speichern wir nicht.',
    en: 'Say who sleeps in the bed, and read which firmness, size, base and pillow suit, why, and up to three mattresses. We keep nothing of what you enter.',
  },
  keywords: {
    nl: ['matrasadvies', 'welke matras', 'matras voor twee', 'verschil in gewicht', 'keuzehulp'],
    de: ['Matratzenberatung', 'welche Matratze', 'Matratze für zwei', 'Matratzenfinder'],
    en: ['mattress advice', 'which mattress', 'mattress for couples', 'mattress finder'],
  },
  blocks: [
    {
      type: 'advice',
      title: { nl: 'Wie slaapt er?', de: 'Wer schläft darin?', en: 'Who sleeps in it?' },
      text: {
        nl: 'Voor één slaper of voor twee. Je krijgt een hardheid per kant, met de som erbij, en tot drie matrassen die je kunt kopen.',
        'nl-be':
          'Voor één slaper of voor twee. Je krijgt een hardheid per kant, met de berekening erbij, en tot drie matrassen die je kan kopen.',
        de: 'Für eine Person oder für zwei. Sie erhalten eine Härte je Seite mit der Rechnung dazu, und bis zu drei Matratzen, die es zu kaufen gibt.',
        en: 'For one sleeper or two. You get a firmness per side with the sum behind it, and up to three mattresses that you can buy.',
      },
      link: { page: 'advice-rule' },
    },
    {
      type: 'links',
      title: { nl: 'Verder lezen', de: 'Weiterlesen', en: 'Read on' },
      links: [
        { page: 'advice-rule' },
        { page: 'firmness-advice' },
        { page: 'size-advice' },
        { page: 'pillow-advice' },
      ],
    },
  ],
};
