import { choice } from './filter-links.ts';
import type { WrittenOldAddresses } from './written-page.ts';

/** Former addresses of pages, and addresses published elsewhere. */
export const oldAddresses: WrittenOldAddresses = {
  redirects: [
    {
      from: {
        nl: ['/klantenservice', '/contact-opnemen'],
        'nl-be': ['/klantendienst', '/contact-opnemen'],
        de: ['/kundenservice', '/kontaktformular'],
        en: ['/customer-service', '/contact-us'],
      },
      to: 'contact',
    },
    {
      from: {
        nl: ['/verzending', '/levering'],
        'nl-be': ['/bezorgen', '/verzending'],
        de: ['/versand'],
        'de-at': ['/versand', '/zustellung'],
        en: ['/shipping'],
      },
      to: 'delivery',
    },
    {
      from: {
        nl: ['/retourneren-en-garantie'],
        de: ['/rueckgabe-und-garantie'],
        en: ['/returns-and-warranty'],
      },
      to: 'returns',
    },
    {
      from: {
        nl: ['/showroom', '/winkel'],
        'nl-be': ['/toonzaal', '/winkel'],
        de: ['/filialen', '/showroom'],
        'de-at': ['/filialen', '/schauraum'],
        en: ['/showroom', '/store-locator'],
      },
      to: 'stores',
    },
    {
      from: {
        nl: ['/lattenbodems'],
        'nl-be': ['/bedbodems'],
        de: ['/lattenrost'],
        'de-at': ['/lattenrost', '/einlegerahmen'],
        en: ['/slatted-bases'],
      },
      to: 'bed-bases',
    },
    {
      from: {
        nl: ['/donsdekens'],
        'nl-be': ['/dekbedden'],
        de: ['/decken', '/daunendecken'],
        'de-at': ['/decken', '/tuchenten'],
        en: ['/comforters'],
      },
      to: 'duvets',
    },
    {
      from: {
        nl: ['/winteractie'],
        'nl-be': ['/solden'],
        de: ['/winteraktion'],
        en: ['/winter-sale'],
      },
      to: 'promotions',
      isTemporary: true,
    },
    {
      from: {
        nl: ['/waterbedden'],
        de: ['/wasserbetten'],
        en: ['/waterbeds'],
      },
    },
  ],
  remaps: [
    {
      from: choice('bedding', 'beddengoed_soort', 'dekbed', {
        nl: 'Dekbedden',
        'nl-be': 'Donsdekens',
        de: 'Bettdecken',
        en: 'Duvets',
      }),
      to: 'duvets',
    },
    {
      from: choice('bedding', 'beddengoed_soort', 'hoofdkussen', {
        nl: 'Hoofdkussens',
        de: 'Kopfkissen',
        'de-at': 'Kopfpolster',
        en: 'Pillows',
      }),
      to: 'pillows',
    },
  ],
};
