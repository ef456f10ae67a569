import type { LocalizedText } from '#src/shared/locale.ts';
import type { WrittenStore } from '../written-block.ts';
import type { WrittenArticle } from '../written-page.ts';

const WEEKDAYS = {
  nl: 'Maandag tot en met vrijdag',
  de: 'Montag bis Freitag',
  en: 'Monday to Friday',
};
const TUESDAY_ON = {
  nl: 'Dinsdag tot en met vrijdag',
  de: 'Dienstag bis Freitag',
  en: 'Tuesday to Friday',
};
const SATURDAY = { nl: 'Zaterdag', de: 'Samstag', en: 'Saturday' };
const SUNDAY = { nl: 'Zondag', de: 'Sonntag', en: 'Sunday' };
const MONDAY_AND_SUNDAY = {
  nl: 'Maandag en zondag',
  de: 'Montag und Sonntag',
  en: 'Monday and Sunday',
};
const CLOSED = { nl: 'gesloten', de: 'geschlossen', en: 'closed' };

const from9to1730 = { nl: '9.00 – 17.30', de: '9 – 17:30 Uhr', en: '9 am – 5:30 pm' };
const from10to18 = { nl: '10.00 – 18.00', de: '10 – 18 Uhr', en: '10 am – 6 pm' };
const from10to16 = { nl: '10.00 – 16.00', de: '10 – 16 Uhr', en: '10 am – 4 pm' };
const from10to17 = { nl: '10.00 – 17.00', de: '10 – 17 Uhr', en: '10 am – 5 pm' };

const as = (line: string): LocalizedText => ({ nl: line, de: line, en: line });

const STORES: readonly WrittenStore[] = [
  {
    name: { nl: 'Amersfoort', de: 'Amersfoort', en: 'Amersfoort' },
    address: [
      as('Dommelpad 12'),
      {
        nl: '3800 ZZ Amersfoort',
        de: '3800 ZZ Amersfoort, Niederlande',
        en: '3800 ZZ Amersfoort, the Netherlands',
      },
    ],
    phone: '+31 33 123 45 67',
    hours: [
      { days: WEEKDAYS, times: from9to1730 },
      { days: SATURDAY, times: from10to16 },
      { days: SUNDAY, times: CLOSED },
    ],
    onDisplay: {
      nl: 'Alles wat we verkopen: elk matras in elke hardheid, alle boxsprings, toppers, bodems en beddengoed, naast het magazijn.',
      'nl-be':
        'Alles wat we verkopen: elke matras in elke hardheid, alle boxsprings, toppers, lattenbodems en beddengoed, naast het magazijn.',
      de: 'Alles, was wir verkaufen: jede Matratze in jedem Härtegrad, alle Boxspringbetten, Topper, Roste und Bettwaren, gleich neben dem Lager.',
      en: 'Everything we sell: every mattress in every firmness, all box springs, toppers, bases and bedding, next to the warehouse.',
    },
    directions: {
      nl: 'Gratis parkeren voor de deur; van het station is het tien minuten lopen.',
      'nl-be': 'Gratis parkeren voor de deur; van het station is het tien minuten stappen.',
      de: 'Kostenlose Parkplätze vor der Tür; vom Bahnhof sind es zehn Minuten zu Fuß.',
      en: 'Free parking at the door; ten minutes on foot from the station.',
    },
  },
  {
    name: { nl: 'Zwolle', de: 'Zwolle', en: 'Zwolle' },
    address: [
      as('Vechtkade 41'),
      {
        nl: '8011 ZZ Zwolle',
        de: '8011 ZZ Zwolle, Niederlande',
        en: '8011 ZZ Zwolle, the Netherlands',
      },
    ],
    phone: '+31 38 123 45 67',
    hours: [
      { days: TUESDAY_ON, times: from10to18 },
      { days: SATURDAY, times: from10to17 },
      { days: MONDAY_AND_SUNDAY, times: CLOSED },
    ],
    onDisplay: {
      nl: 'Matrassen en toppers van alle merken, twaalf boxsprings en een wand met kussens om uit te proberen.',
      de: 'Matratzen und Topper aller Marken, zwölf Boxspringbetten und eine Wand mit Kissen zum Ausprobieren.',
      'de-at':
        'Matratzen und Topper aller Marken, zwölf Boxspringbetten und eine Wand mit Pölstern zum Ausprobieren.',
      en: 'Mattresses and toppers of every brand, twelve box springs and a wall of pillows to try.',
    },
    directions: {
      nl: 'Parkeergarage op honderd meter; we stempelen je kaartje voor het eerste uur.',
      'nl-be': 'Parking op honderd meter; we stempelen je ticket voor het eerste uur.',
      de: 'Parkhaus in hundert Metern; die erste Stunde geht auf uns.',
      'de-at': 'Parkgarage in hundert Metern; die erste Stunde geht auf uns.',
      en: 'Parking garage around the corner; the first hour is on us.',
    },
  },
  {
    name: { nl: 'Gent', de: 'Gent', en: 'Ghent' },
    address: [
      as('Leieboord 7'),
      {
        nl: '9000 Gent, België',
        'nl-be': '9000 Gent',
        de: '9000 Gent, Belgien',
        en: '9000 Ghent, Belgium',
      },
    ],
    phone: '+32 9 123 45 67',
    hours: [
      { days: TUESDAY_ON, times: from10to18 },
      { days: SATURDAY, times: from10to18 },
      { days: MONDAY_AND_SUNDAY, times: CLOSED },
    ],
    onDisplay: {
      nl: 'De matrassen van Lunaro, Veluwe en Halmstad, tien boxsprings en alle toppers.',
      de: 'Die Matratzen von Lunaro, Veluwe und Halmstad, zehn Boxspringbetten und alle Topper.',
      en: 'The mattresses of Lunaro, Veluwe and Halmstad, ten box springs and all toppers.',
    },
    directions: {
      nl: 'Net buiten de lage-emissiezone; tram 1 stopt om de hoek.',
      de: 'Knapp außerhalb der Umweltzone; die Straßenbahn 1 hält um die Ecke.',
      en: 'Just outside the low-emission zone; tram 1 stops around the corner.',
    },
  },
  {
    name: { nl: 'Münster', de: 'Münster', en: 'Münster' },
    address: [
      as('Aabogen 18'),
      {
        nl: '48143 Münster, Duitsland',
        de: '48143 Münster',
        'de-at': '48143 Münster, Deutschland',
        en: '48143 Münster, Germany',
      },
    ],
    phone: '+49 251 1234567',
    hours: [
      { days: TUESDAY_ON, times: from10to18 },
      { days: SATURDAY, times: from10to16 },
      { days: MONDAY_AND_SUNDAY, times: CLOSED },
    ],
    onDisplay: {
      nl: 'De matrassen van Federhaus, Lunaro en Noorderlicht, veertien boxsprings, bodems met motor.',
      'nl-be':
        'De matrassen van Federhaus, Lunaro en Noorderlicht, veertien boxsprings, lattenbodems met motor.',
      de: 'Die Matratzen von Federhaus, Lunaro und Noorderlicht, vierzehn Boxspringbetten und Motorrahmen.',
      en: 'The mattresses of Federhaus, Lunaro and Noorderlicht, fourteen box springs, and electric bases.',
    },
    directions: {
      nl: 'Fietsenstalling voor de deur, parkeren in de straat erachter.',
      de: 'Fahrradständer vor der Tür, Parkplätze in der Straße dahinter.',
      en: 'Bicycle stands at the door, parking in the street behind.',
    },
  },
  {
    name: { nl: 'Linz', de: 'Linz', en: 'Linz' },
    address: [
      as('Traunlände 5'),
      {
        nl: '4020 Linz, Oostenrijk',
        de: '4020 Linz, Österreich',
        'de-at': '4020 Linz',
        en: '4020 Linz, Austria',
      },
    ],
    phone: '+43 732 123456',
    hours: [
      { days: TUESDAY_ON, times: from10to18 },
      { days: SATURDAY, times: from10to16 },
      { days: MONDAY_AND_SUNDAY, times: CLOSED },
    ],
    onDisplay: {
      nl: 'De matrassen van Federhaus en Halmstad, acht boxsprings, en dekbedden van dons en wol.',
      'nl-be':
        'De matrassen van Federhaus en Halmstad, acht boxsprings, en donsdekens van dons en wol.',
      de: 'Die Matratzen von Federhaus und Halmstad, acht Boxspringbetten sowie Decken aus Daunen und Wolle.',
      en: 'The mattresses of Federhaus and Halmstad, eight box springs, and duvets in down and wool.',
    },
    directions: {
      nl: 'Parkeren in de kelder van het pand, met de lift direct de winkel in.',
      de: 'Parkplätze im Untergeschoss, mit dem Aufzug direkt ins Geschäft.',
      'de-at': 'Parkplätze im Untergeschoß, mit dem Lift direkt ins Geschäft.',
      en: 'Parking in the basement, with an elevator straight into the store.',
    },
  },
];

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
      stores: STORES,
    },
    {
      type: 'links',
      title: { nl: 'Voor je komt', de: 'Bevor Sie kommen', en: 'Before you come' },
      links: [{ page: 'firmness-advice' }, { page: 'pillow-advice' }, { page: 'contact' }],
    },
  ],
};
