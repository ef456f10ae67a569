import type { WrittenArticle } from '../written-page.ts';

export const myBed: WrittenArticle = {
  type: 'Content',
  modified: '2026-11-27',
  title: { nl: 'Mijn bed', de: 'Mein Bett', en: 'My bed' },
  metaTitle: {
    nl: 'Mijn bed: op schaal in je slaapkamer | Sluimer',
    de: 'Mein Bett: maßstäblich im Schlafzimmer | Sluimer',
    en: 'My bed: to scale in your bedroom | Sluimer',
  },
  metaDescription: {
    nl: 'Geef één keer op hoe groot je bed is: zie het op schaal in je slaapkamer staan, met ruimte om te lopen, en vind alles wat er in en op past.',
    de: 'Sagen Sie einmal, wie groß Ihr Bett ist: Sehen Sie es maßstäblich in Ihrem Schlafzimmer, mit Platz zum Gehen, und finden Sie alles, was passt.',
    en: 'Say once how large your bed is: see it to scale in your bedroom, with space to walk, and find everything that fits in it and on it.',
  },
  keywords: {
    nl: ['bedmaat', 'plattegrond slaapkamer', 'past het bed', 'slaapkamer inrichten'],
    de: ['Bettgröße', 'Grundriss Schlafzimmer', 'passt das Bett', 'Schlafzimmer planen'],
    en: ['bed size', 'bedroom floor plan', 'does the bed fit', 'bedroom planner'],
  },
  blocks: [
    {
      type: 'my-bed',
      title: {
        nl: 'Hoe groot is je bed?',
        de: 'Wie groß ist Ihr Bett?',
        en: 'How large is your bed?',
      },
      text: {
        nl: 'Geef één keer de maat op. Dan teken je het hieronder in je slaapkamer, en zie je overal prijs en bezorgdag in de maat die past.',
        'nl-be':
          'Geef één keer de maat op. Dan teken je het hieronder in je slaapkamer, en zie je overal prijs en leverdag in de maat die past.',
        de: 'Sagen Sie die Größe einmal. Unten zeichnen Sie es in Ihr Schlafzimmer, und überall sehen Sie Preis und Liefertag in der Größe, die passt.',
        en: 'Say its size once. Below you draw it in your bedroom, and everywhere you see the price and delivery day of the size that fits.',
      },
      goods: [
        { category: 'mattresses', link: { page: 'mattresses' } },
        { category: 'toppers', link: { page: 'toppers' } },
        { category: 'bedBases', link: { page: 'bed-bases' } },
        { category: 'beds', link: { page: 'beds' } },
        { category: 'boxSprings', link: { page: 'box-springs' } },
        { category: 'fittedSheets', link: { page: 'fitted-sheets' } },
        { category: 'mattressProtectors', link: { page: 'mattress-protectors' } },
        { category: 'duvets', link: { page: 'duvets' } },
        { category: 'duvetCovers', link: { page: 'duvet-covers' } },
      ],
    },
    {
      type: 'links',
      title: { nl: 'Verder lezen', de: 'Weiterlesen', en: 'Read on' },
      links: [{ page: 'size-advice' }, { page: 'mattress-advisor' }, { page: 'bed-advice' }],
    },
  ],
};
