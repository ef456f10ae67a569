import type { WrittenSearch } from '../written-page.ts';

export const search: WrittenSearch = {
  type: 'Search',
  modified: '2026-11-02',
  title: { nl: 'Zoeken', de: 'Suche', en: 'Search' },
  metaTitle: {
    nl: 'Zoeken | Sluimer',
    de: 'Suche | Sluimer',
    en: 'Search | Sluimer',
  },
  metaDescription: {
    nl: 'Zoek in alle matrassen, boxsprings, toppers en beddengoed van Sluimer: op naam, maat, hardheid of artikelnummer, of lees een van onze adviezen.',
    de: 'Suchen Sie in allen Matratzen, Boxspringbetten, Toppern und Bettwaren von Sluimer: nach Namen, Größe, Härtegrad oder Artikelnummer.',
    en: 'Search all mattresses, box spring beds, toppers and bedding at Sluimer: by name, size, firmness or article number, or read our advice.',
  },
};
