import { FREE_DELIVERY_FROM } from '../amount.ts';
import { company } from './company.ts';
import { menu } from './menu.ts';
import type { WrittenErrorPage, WrittenShell } from './written-shell.ts';

export const shell: WrittenShell = {
  shopName: 'Sluimer',
  usps: [
    { nl: '90 nachten proefslapen', de: '90 Tage Umtauschrecht', en: '90-night trial' },
    {
      nl: `Gratis bezorgd vanaf ${FREE_DELIVERY_FROM}`,
      'nl-be': `Gratis levering vanaf ${FREE_DELIVERY_FROM}`,
      de: `Kostenlose Lieferung ab ${FREE_DELIVERY_FROM}`,
      en: `Free delivery from ${FREE_DELIVERY_FROM}`,
    },
    {
      nl: '10 jaar garantie op de kern',
      de: '10 Jahre Garantie auf den Kern',
      en: '10-year warranty on the core',
    },
    {
      nl: 'Je oude matras gaat mee',
      de: 'Alte Matratze nehmen wir mit',
      en: 'Old mattress taken away',
    },
  ],
  menu,
  footer: [
    {
      title: { nl: 'Service', de: 'Service', en: 'Service' },
      links: [
        { page: 'delivery' },
        {
          title: {
            nl: '90 nachten proefslapen',
            de: '90 Tage Umtauschrecht',
            en: '90-night trial',
          },
          page: 'trial',
        },
        { page: 'returns' },
        { page: 'warranty' },
        { page: 'contact' },
      ],
    },
    {
      title: { nl: 'Advies', de: 'Beratung', en: 'Advice' },
      links: [
        { page: 'mattress-advisor' },
        { page: 'mattress-advice' },
        { page: 'firmness-advice' },
        { page: 'size-advice' },
        { page: 'sleep-advice' },
        { page: 'topper-advice' },
        { page: 'bed-advice' },
        { page: 'base-advice' },
        { page: 'duvet-advice' },
        { page: 'pillow-advice' },
        { page: 'care' },
      ],
    },
    {
      title: { nl: 'Sluimer', de: 'Sluimer', en: 'Sluimer' },
      links: [
        { page: 'about' },
        { page: 'stores' },
        { page: 'newsletter' },
        { page: 'promotions' },
        { page: 'mattresses' },
        { page: 'box-springs' },
        { page: 'bedding' },
      ],
    },
    {
      title: { nl: 'Juridisch', de: 'Rechtliches', en: 'Legal' },
      links: [
        { page: 'withdrawal-information' },
        { page: 'terms' },
        { page: 'privacy' },
        { page: 'cookies' },
        { page: 'accessibility' },
        { page: 'imprint' },
      ],
    },
  ],
  company,
  payments: {
    nl: ['iDEAL', 'Klarna', 'PayPal', 'Visa', 'Mastercard'],
    'nl-be': ['Bancontact', 'Klarna', 'PayPal', 'Visa', 'Mastercard'],
    de: ['PayPal', 'Klarna', 'SEPA', 'Visa', 'Mastercard'],
    'de-at': ['EPS', 'PayPal', 'Klarna', 'Visa', 'Mastercard'],
    en: ['Visa', 'Mastercard', 'PayPal', 'iDEAL'],
  },
  filterTranslations: [
    {
      key: 'matras_maximale_belasting',
      word: { nl: 'belasting', de: 'belastbarkeit', en: 'max-weight' },
    },
  ],
  phone: {
    number: {
      nl: '033 - 123 45 67',
      'nl-be': '+31 33 123 45 67',
      de: '+31 33 123 45 67',
      en: '+31 33 123 45 67',
    },
    hours: {
      nl: 'ma t/m vr 9.00 – 17.30 uur, za 10.00 – 16.00 uur',
      'nl-be': 'ma t.e.m. vr 9.00 – 17.30 uur, za 10.00 – 16.00 uur',
      de: 'Mo bis Fr 9 – 17:30 Uhr, Sa 10 – 16 Uhr',
      en: 'Mon to Fri 9 am – 5:30 pm, Sat 10 am – 4 pm (CET)',
    },
  },
  defaults: {
    metaTitle: {
      nl: 'Sluimer | Matrassen, bedden en beddengoed',
      de: 'Sluimer | Matratzen, Betten und Bettwaren',
      en: 'Sluimer | Mattresses, beds and bedding',
    },
    metaDescription: {
      nl: 'Sluimer is een familiebedrijf uit Amersfoort voor matrassen, boxsprings en beddengoed. Matrassen met 90 nachten proefslapen en 10 jaar garantie.',
      de: 'Sluimer ist ein Familienbetrieb aus Amersfoort für Matratzen, Boxspringbetten und Bettwaren. Matratzen mit 90 Tagen Umtauschrecht und 10 Jahren Garantie.',
      en: 'Sluimer is a family firm from Amersfoort for mattresses, box springs and bedding. Mattresses come with a 90-night trial and a 10-year warranty on the core.',
    },
  },
};

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
