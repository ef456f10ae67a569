import { FREE_DELIVERY_FROM } from '../../amount.ts';
import type { WrittenCart, WrittenCheckout, WrittenSearch } from '../written-page.ts';

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
    nl: `Alles wat je bij Sluimer hebt uitgezocht op een rij. Pas aantallen aan en zie wat het samen kost. Vanaf ${FREE_DELIVERY_FROM} bezorgen we gratis.`,
    'nl-be': `Alles wat je bij Sluimer hebt gekozen op een rij. Pas de aantallen aan en zie wat het samen kost. Vanaf ${FREE_DELIVERY_FROM} leveren we gratis.`,
    de: `Alles, was Sie bei Sluimer ausgesucht haben, auf einen Blick. Ändern Sie Mengen und sehen Sie die Summe. Ab ${FREE_DELIVERY_FROM} liefern wir kostenlos.`,
    en: `Everything you picked out at Sluimer in one place. Change quantities and see what it comes to. Delivery is free from ${FREE_DELIVERY_FROM}.`,
  },
};

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
