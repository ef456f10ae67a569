import type { AttributeData } from '#adapters/embedded/catalogue-data.ts';

/** Attributes shown on the product page only: texts equal in every language, and warnings. */
export const pageAttributes = {
  available_store_locations: {},
  layers: { label: { nl: 'Opbouw', de: 'Aufbau', en: 'Layers' } },
  manufacturer: {},
  manufacturer_address: {
    label: {
      nl: 'Adres van de fabrikant',
      de: 'Adresse des Herstellers',
      en: 'Manufacturer’s address',
    },
  },
  manufacturer_email: {
    label: {
      nl: 'E-mail van de fabrikant',
      de: 'E-Mail des Herstellers',
      en: 'Manufacturer’s email',
    },
  },
  fibres: { label: { nl: 'Vezels', de: 'Fasern', en: 'Fibers' } },
  light_source: { label: { nl: 'Lichtbron', de: 'Lichtquelle', en: 'Light source' } },
  weee_number: {
    label: { nl: 'WEEE-nummer', de: 'WEEE-Reg.-Nr.', en: 'WEEE number' },
  },
  battery: { label: { nl: 'Batterij', de: 'Batterie', en: 'Battery' } },
  certificates: { label: { nl: 'Certificaten', de: 'Zertifikate', en: 'Certificates' } },
  guarantee: { label: { nl: 'Garantie', de: 'Garantie', en: 'Guarantee' } },
  unit_quantity: {
    label: { nl: 'Verkoopeenheid', de: 'Verkaufseinheit', en: 'Unit of sale' },
  },
  packages: { label: { nl: 'Pakketten', de: 'Packstücke', en: 'Packages' } },
  safety_warnings: {
    label: { nl: 'Waarschuwingen', de: 'Warnhinweise', en: 'Warnings' },
    options: {
      open_vuur: {
        nl: 'Niet bij open vuur of hete lampen gebruiken',
        de: 'Nicht in der Nähe von offenem Feuer oder heißen Lampen verwenden',
        en: 'Keep away from open fire and hot lamps',
      },
      folie: {
        nl: 'Verpakkingsfolie buiten bereik van kinderen houden: verstikkingsgevaar',
        de: 'Verpackungsfolie von Kindern fernhalten: Erstickungsgefahr',
        en: 'Keep the plastic wrapping away from children: danger of suffocation',
      },
      ledikantje: {
        nl: 'In een kinderbedje mag rondom hooguit 3 cm ruimte over zijn',
        'nl-be': 'In een kinderbedje mag er rondom hoogstens 3 cm ruimte over zijn',
        de: 'Im Kinderbett darf ringsum höchstens 3 cm Spalt bleiben',
        en: 'In a crib, leave a gap of no more than 3 cm (1.2 in) all round',
      },
      baby: {
        nl: 'Niet voor kinderen onder één jaar: verstikkingsgevaar',
        de: 'Nicht für Kinder unter einem Jahr: Erstickungsgefahr',
        en: 'Not for children under one year: danger of suffocation',
      },
      beklemming: {
        nl: 'Bij het verstellen handen en kinderen uit de buurt houden: beklemmingsgevaar',
        de: 'Beim Verstellen Hände und Kinder fernhalten: Klemmgefahr',
        en: 'Keep hands and children clear while it moves: danger of trapping',
      },
      tillen: {
        nl: 'Met twee personen tillen en monteren',
        de: 'Zu zweit tragen und aufbauen',
        en: 'Lift and assemble with two people',
      },
      kantelen: {
        nl: 'Aan de muur bevestigen: kantelgevaar',
        de: 'An der Wand befestigen: Kippgefahr',
        en: 'Fix to the wall: danger of tipping over',
      },
      stroom: {
        nl: 'Stekker eruit voor je de lamp vervangt, en alleen binnen gebruiken',
        de: 'Vor dem Lampenwechsel den Stecker ziehen, nur in Innenräumen verwenden',
        en: 'Unplug before you change the bulb; for indoor use only',
      },
      led_vast: {
        nl: 'Niet openmaken: de led zit vast; alleen binnen gebruiken',
        de: 'Nicht öffnen: Die LED ist fest eingebaut; nur in Innenräumen verwenden',
        en: 'Do not open it: the LED is built in; for indoor use only',
      },
      zitten: {
        nl: 'Niet op gaan staan',
        de: 'Nicht daraufstellen',
        en: 'Do not stand on it',
      },
    },
  },
} as const satisfies Readonly<Record<string, AttributeData>>;
