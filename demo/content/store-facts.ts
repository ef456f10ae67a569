import type { LocalizedText } from '#src/shared/locale.ts';
import type { WrittenStore } from './written-block.ts';

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

/** The stores of the shop, the first beside its warehouse. */
export const STORE_NAMES = ['amersfoort', 'zwolle', 'gent', 'muenster', 'linz'] as const;

export type StoreName = (typeof STORE_NAMES)[number];

/** Address, hours and goods of each store. */
export const storeFacts: Readonly<Record<StoreName, WrittenStore>> = {
  amersfoort: {
    place: {
      street: 'Dommelpad 12',
      postalCode: '3800 ZZ',
      city: 'Amersfoort',
      country: 'NL',
      latitude: 52.1561,
      longitude: 5.3878,
    },
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
      { days: WEEKDAYS, times: from9to1730, openingHours: 'Mo-Fr 09:00-17:30' },
      { days: SATURDAY, times: from10to16, openingHours: 'Sa 10:00-16:00' },
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
  zwolle: {
    place: {
      street: 'Vechtkade 41',
      postalCode: '8011 ZZ',
      city: 'Zwolle',
      country: 'NL',
      latitude: 52.5168,
      longitude: 6.083,
    },
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
      { days: TUESDAY_ON, times: from10to18, openingHours: 'Tu-Fr 10:00-18:00' },
      { days: SATURDAY, times: from10to17, openingHours: 'Sa 10:00-17:00' },
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
  gent: {
    place: {
      street: 'Leieboord 7',
      postalCode: '9000',
      city: 'Gent',
      country: 'BE',
      latitude: 51.0543,
      longitude: 3.7174,
    },
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
      { days: TUESDAY_ON, times: from10to18, openingHours: 'Tu-Fr 10:00-18:00' },
      { days: SATURDAY, times: from10to18, openingHours: 'Sa 10:00-18:00' },
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
  muenster: {
    place: {
      street: 'Aabogen 18',
      postalCode: '48143',
      city: 'Münster',
      country: 'DE',
      latitude: 51.9607,
      longitude: 7.6261,
    },
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
      { days: TUESDAY_ON, times: from10to18, openingHours: 'Tu-Fr 10:00-18:00' },
      { days: SATURDAY, times: from10to16, openingHours: 'Sa 10:00-16:00' },
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
  linz: {
    place: {
      street: 'Traunlände 5',
      postalCode: '4020',
      city: 'Linz',
      country: 'AT',
      latitude: 48.3069,
      longitude: 14.2858,
    },
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
      { days: TUESDAY_ON, times: from10to18, openingHours: 'Tu-Fr 10:00-18:00' },
      { days: SATURDAY, times: from10to16, openingHours: 'Sa 10:00-16:00' },
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
};
