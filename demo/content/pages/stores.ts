import { STORE_NAMES, storeFacts, type StoreName } from '../store-facts.ts';
import type { WrittenStore } from '../written-block.ts';
import type { WrittenArticle } from '../written-page.ts';

export const stores: WrittenArticle = {
  type: 'Content',
  modified: '2026-10-23',
  title: { nl: 'Winkels', de: 'Geschäfte', en: 'Stores' },
  metaTitle: {
    nl: 'Winkels en openingstijden | Sluimer',
    'nl-be': 'Winkels en openingsuren | Sluimer',
    de: 'Geschäfte und Öffnungszeiten | Sluimer',
    en: 'Stores and opening hours | Sluimer',
  },
  metaDescription: {
    nl: 'Proefliggen kan in Amersfoort, Zwolle, Gent, Münster en Linz. Met adres, openingstijden en welke matrassen en boxsprings er in elke winkel staan.',
    'nl-be':
      'Proefliggen kan in Gent, Amersfoort, Zwolle, Münster en Linz. Met adres, openingsuren en welke matrassen en boxsprings er in elke winkel staan.',
    de: 'Probeliegen in Münster, Linz, Amersfoort, Zwolle und Gent: Adressen, Öffnungszeiten und welche Matratzen und Boxspringbetten wo stehen.',
    en: 'Try our beds in Amersfoort, Zwolle, Ghent, Münster and Linz. With addresses, opening hours and what is on display in each of the stores.',
  },
  keywords: {
    nl: [
      'openingstijden',
      'openingsuren',
      'koopzondag',
      'zondag open',
      'open vandaag',
      'winkel',
      'filialen',
      'vestigingen',
      'showroom',
      'toonzaal',
      'proefliggen',
      'in de buurt',
      'parkeren',
      'afspraak winkel',
    ],
    de: [
      'Öffnungszeiten',
      'sonntags geöffnet',
      'heute geöffnet',
      'Filiale',
      'Filialen',
      'Standorte',
      'Ausstellung',
      'Showroom',
      'Laden',
      'Probeliegen',
      'in der Nähe',
      'Parkplatz',
    ],
    en: [
      'opening hours',
      'opening times',
      'store hours',
      'open sunday',
      'open today',
      'shop',
      'locations',
      'showroom',
      'near me',
      'directions',
      'parking',
      'try in store',
    ],
  },
  blocks: [
    {
      type: 'text',
      title: { nl: 'Kom proefliggen', de: 'Kommen Sie probeliegen', en: 'Come and lie down' },
      paragraphs: [
        {
          nl: 'Trek je schoenen uit, neem je eigen kussen mee en blijf op elk bed minstens tien minuten liggen, in de houding waarin je slaapt. Een afspraak hoeft niet. Wil je een bepaald model zien, bel dan even of het er staat.',
          'nl-be':
            'Doe je schoenen uit, breng je eigen kussen mee en blijf op elk bed minstens tien minuten liggen, in de houding waarin je slaapt. Een afspraak hoeft niet. Wil je een bepaald model zien, bel dan even of het er staat.',
          de: 'Ziehen Sie die Schuhe aus, bringen Sie Ihr eigenes Kissen mit und bleiben Sie auf jedem Bett mindestens zehn Minuten liegen, so wie Sie schlafen. Einen Termin brauchen Sie nicht. Möchten Sie ein bestimmtes Modell sehen, rufen Sie kurz an, ob es da ist.',
          'de-at':
            'Ziehen Sie die Schuhe aus, bringen Sie Ihren eigenen Polster mit und bleiben Sie auf jedem Bett mindestens zehn Minuten liegen, so wie Sie schlafen. Einen Termin brauchen Sie nicht. Möchten Sie ein bestimmtes Modell sehen, rufen Sie kurz an, ob es da ist.',
          en: 'Take off your shoes, bring your own pillow and stay on each bed for at least ten minutes, in the position you sleep in. No appointment needed. If you want to see a particular model, call to ask whether it is there.',
        },
        {
          nl: 'In de winkel gelden dezelfde prijzen en dezelfde 90 nachten als hier. Wat je er koopt, bezorgen we thuis; kleine dingen neem je mee.',
          'nl-be':
            'In de winkel gelden dezelfde prijzen en dezelfde 90 nachten als hier. Wat je er koopt, leveren we thuis; kleine dingen neem je mee.',
          de: 'Im Geschäft gelten dieselben Preise und dasselbe Umtauschrecht wie hier. Was Sie dort kaufen, liefern wir nach Hause; Kleines nehmen Sie mit.',
          en: 'In the stores you find the same prices and the same 90 nights as here. What you buy we deliver to your home; small things you take along.',
        },
      ],
    },
    {
      type: 'stores',
      title: { nl: 'Vijf winkels', de: 'Fünf Geschäfte', en: 'Five stores' },
      stores: STORE_NAMES.map(storeWithPage),
    },
    {
      type: 'links',
      title: { nl: 'Voor je komt', de: 'Bevor Sie kommen', en: 'Before you come' },
      links: [{ page: 'firmness-advice' }, { page: 'pillow-advice' }, { page: 'contact' }],
    },
  ],
};

function storeWithPage(name: StoreName): WrittenStore {
  return { ...storeFacts[name], page: `store-${name}` };
}
