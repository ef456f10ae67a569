import type { WrittenErrorPage } from './written-shell.ts';

export const errorPage: WrittenErrorPage = {
  title: {
    nl: 'Deze pagina slaapt ergens anders',
    de: 'Diese Seite schläft woanders',
    en: 'This page sleeps somewhere else',
  },
  text: {
    nl: 'We kunnen de pagina die je zoekt niet vinden. Misschien is het product uit ons aanbod, of staat er een typefout in het adres. Via het menu kom je bij alle matrassen, boxsprings en beddengoed. Weet je welk product je zoekt maar vind je het niet, bel ons dan even.',
    'nl-be':
      'We vinden de pagina die je zoekt niet. Misschien is het product uit ons aanbod, of staat er een tikfout in het adres. Via het menu kom je bij alle matrassen, boxsprings en beddengoed. Weet je welk product je zoekt maar vind je het niet, bel ons dan gerust.',
    de: 'Wir können die gesuchte Seite nicht finden. Vielleicht führen wir das Produkt nicht mehr, oder die Adresse enthält einen Tippfehler. Über das Menü gelangen Sie zu allen Matratzen, Boxspringbetten und Bettwaren. Wissen Sie, welches Produkt Sie suchen, und finden es nicht, rufen Sie uns gern an.',
    en: 'We can’t find the page you are looking for. The product may have left our range, or there may be a typo in the address. The menu leads to all mattresses, box springs and bedding. If you know which product you want and cannot find it, give us a call.',
  },
  metaTitle: {
    nl: 'Pagina niet gevonden | Sluimer',
    de: 'Seite nicht gefunden | Sluimer',
    en: 'Page not found | Sluimer',
  },
  metaDescription: {
    nl: 'Deze pagina bestaat niet of niet meer. Kijk in het menu bij matrassen, boxsprings, toppers en beddengoed, of bel ons met je vraag.',
    de: 'Diese Seite gibt es nicht oder nicht mehr. Sehen Sie im Menü bei Matratzen, Boxspringbetten und Bettwaren nach oder rufen Sie uns an.',
    en: 'This page does not exist, or no longer does. Look in the menu under mattresses, box springs and bedding, or call us with your question.',
  },
};
