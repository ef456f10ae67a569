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
    nl: 'Proefliggen kan in Amersfoort en Zwolle, en net over de grens in Gent en Münster. Met kaart, openingstijden en wat er in elke winkel staat.',
    'nl-be':
      'Proefliggen kan in Gent: met kaart, adres, openingsuren en welke matrassen, boxsprings en toppers er in de winkel staan. En waar het verder nog kan.',
    de: 'Probeliegen in Münster und kurz hinter der Grenze in Zwolle, Amersfoort und Linz: Karte, Adressen, Öffnungszeiten und was wo zu sehen ist.',
    'de-at':
      'Probeliegen in Linz: mit Karte, Adresse, Öffnungszeiten und welche Matratzen, Boxspringbetten und Decken im Geschäft zu sehen sind.',
    en: 'Try our beds in Amersfoort and Zwolle, or just across the border in Ghent and Münster. With a map, opening hours and what is on display.',
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
      title: { nl: 'Onze winkels', de: 'Unsere Geschäfte', en: 'Our stores' },
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
