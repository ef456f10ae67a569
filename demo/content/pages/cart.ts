import type { WrittenCart } from '../written-page.ts';

export const cart: WrittenCart = {
  type: 'Cart',
  modified: '2026-09-14',
  title: { nl: 'Winkelwagen', 'nl-be': 'Winkelmandje', de: 'Warenkorb', en: 'Cart' },
  metaTitle: {
    nl: 'Je winkelwagen | Sluimer',
    'nl-be': 'Je winkelmandje | Sluimer',
    de: 'Ihr Warenkorb | Sluimer',
    en: 'Your cart | Sluimer',
  },
  metaDescription: {
    nl: 'Alles wat je bij Sluimer hebt uitgezocht op een rij. Pas aantallen aan en zie wat het samen kost. Vanaf 50 euro bezorgen we gratis.',
    'nl-be':
      'Alles wat je bij Sluimer hebt gekozen op een rij. Pas de aantallen aan en zie wat het samen kost. Vanaf 50 euro leveren we gratis.',
    de: 'Alles, was Sie bei Sluimer ausgesucht haben, auf einen Blick. Ändern Sie Mengen und sehen Sie die Summe. Ab 50 Euro liefern wir kostenlos.',
    en: 'Everything you picked out at Sluimer in one place. Change quantities and see what it comes to. Delivery is free from 50 euros.',
  },
};
