import { choice } from './filter-links.ts';
import type { WrittenOldAddresses } from './written-page.ts';

/** Former addresses of pages, and addresses published elsewhere. */
export const oldAddresses: WrittenOldAddresses = {
  redirects: [
    {
      from: {
        'nl-nl': ['/klantenservice', '/contact-opnemen'],
        'nl-be': ['/klantendienst', '/contact-opnemen'],
        'de-de': ['/kundenservice', '/kontaktformular'],
        'de-at': ['/kundenservice', '/kontaktformular'],
        'en-us': ['/customer-service', '/contact-us'],
      },
      to: 'contact',
    },
    {
      from: {
        'nl-nl': ['/verzending', '/levering'],
        'nl-be': ['/bezorgen', '/verzending'],
        'de-de': ['/versand'],
        'de-at': ['/versand', '/zustellung'],
        'en-us': ['/shipping'],
      },
      to: 'delivery',
    },
    {
      from: {
        'nl-nl': ['/retourneren-en-garantie'],
        'nl-be': ['/retourneren-en-garantie'],
        'de-de': ['/rueckgabe-und-garantie'],
        'de-at': ['/rueckgabe-und-garantie'],
        'en-us': ['/returns-and-warranty'],
      },
      to: 'returns',
    },
    {
      from: {
        'nl-nl': ['/showroom', '/winkel'],
        'nl-be': ['/toonzaal', '/winkel'],
        'de-de': ['/filialen', '/showroom'],
        'de-at': ['/filialen', '/schauraum'],
        'en-us': ['/showroom', '/store-locator'],
      },
      to: 'stores',
    },
    {
      from: {
        'nl-nl': ['/lattenbodems'],
        'nl-be': ['/bedbodems'],
        'de-de': ['/lattenrost'],
        'de-at': ['/lattenrost', '/einlegerahmen'],
        'en-us': ['/slatted-bases'],
      },
      to: 'bed-bases',
    },
    {
      from: {
        'nl-nl': ['/donsdekens'],
        'nl-be': ['/dekbedden'],
        'de-de': ['/decken', '/daunendecken'],
        'de-at': ['/decken', '/tuchenten'],
        'en-us': ['/comforters'],
      },
      to: 'duvets',
    },
    {
      from: {
        'nl-nl': ['/winteractie'],
        'nl-be': ['/solden'],
        'de-de': ['/winteraktion'],
        'de-at': ['/winteraktion'],
        'en-us': ['/winter-sale'],
      },
      to: 'promotions',
      isTemporary: true,
    },
    {
      from: {
        'nl-nl': ['/waterbedden'],
        'nl-be': ['/waterbedden'],
        'de-de': ['/wasserbetten'],
        'de-at': ['/wasserbetten'],
        'en-us': ['/waterbeds'],
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
