import type { WrittenCheckout } from '../written-page.ts';

export const checkout: WrittenCheckout = {
  type: 'Checkout',
  parent: 'cart',
  modified: '2026-11-16',
  title: { nl: 'Bestelling', de: 'Bestellung', en: 'Order' },
  metaTitle: {
    nl: 'Je bestelling | Sluimer',
    de: 'Ihre Bestellung | Sluimer',
    en: 'Your order | Sluimer',
  },
  metaDescription: {
    nl: 'Je bestelling bij Sluimer op een rij: wat je koopt, waar we het bezorgen, op welke dag, en wat het samen kost, inclusief btw.',
    'nl-be':
      'Je bestelling bij Sluimer op een rij: wat je koopt, waar we het leveren, op welke dag, en wat het samen kost, inclusief btw.',
    de: 'Ihre Bestellung bei Sluimer auf einen Blick: was Sie kaufen, wohin und wann wir liefern, und die Summe inklusive Mehrwertsteuer.',
    en: 'Your order at Sluimer at a glance: what you are buying, where and on which day we deliver it, and what it comes to with VAT.',
  },
};
