/** Manufacturer of a brand's products, with its contact data. The addresses are fictitious. */
export type Manufacturer = {
  readonly name: string;
  /** Street and number, postal code and city, country. */
  readonly address: string;
  readonly email: string;
};

const MANUFACTURERS: Readonly<Record<string, Manufacturer>> = {
  Avondrood: {
    name: 'Avondrood Verlichting B.V.',
    address: 'Lampweg 14, 5651 GW Eindhoven, NL',
    email: 'veiligheid@avondrood.example',
  },
  Bleichwiese: {
    name: 'Bleichwiese Webwaren GmbH',
    address: 'Bleichweg 3, 33602 Bielefeld, DE',
    email: 'sicherheit@bleichwiese.example',
  },
  Donsgaard: {
    name: 'Donsgaard A/S',
    address: 'Fjervej 22, 8600 Silkeborg, DK',
    email: 'safety@donsgaard.example',
  },
  Elsbroek: {
    name: 'Elsbroek Meubelen BV',
    address: 'Houtstraat 61, 8800 Roeselare, BE',
    email: 'veiligheid@elsbroek.example',
  },
  Federhaus: {
    name: 'Federhaus Schlafsysteme GmbH & Co. KG',
    address: 'Am Federwerk 8, 32049 Herford, DE',
    email: 'produktsicherheit@federhaus.example',
  },
  Halmstad: {
    name: 'Halmstad Sömn AB',
    address: 'Strandgatan 5, 302 50 Halmstad, SE',
    email: 'safety@halmstad.example',
  },
  Lunaro: {
    name: 'Lunaro Bedden B.V.',
    address: 'Maanlaan 27, 3812 PH Amersfoort, NL',
    email: 'veiligheid@lunaro.example',
  },
  Noorderlicht: {
    name: 'Noorderlicht Slaapcomfort B.V.',
    address: 'Poolstraat 90, 9723 AS Groningen, NL',
    email: 'veiligheid@noorderlicht.example',
  },
  Nordkant: {
    name: 'Nordkant Möbel GmbH',
    address: 'Deichstraße 19, 26721 Emden, DE',
    email: 'sicherheit@nordkant.example',
  },
  Trekvogel: {
    name: 'Trekvogel Kampeermatrassen B.V.',
    address: 'Havenkade 4, 1931 AB Egmond, NL',
    email: 'veiligheid@trekvogel.example',
  },
  'Veluwe Slaapatelier': {
    name: 'Veluwe Slaapatelier V.O.F.',
    address: 'Heideweg 112, 6711 AC Ede, NL',
    email: 'veiligheid@veluweslaapatelier.example',
  },
  Vlasheem: {
    name: 'Vlasheem Linnen NV',
    address: 'Leielaan 33, 8500 Kortrijk, BE',
    email: 'veiligheid@vlasheem.example',
  },
  Wiegeling: {
    name: 'Wiegeling Kinderslaap B.V.',
    address: 'Speelhof 2, 7411 EL Deventer, NL',
    email: 'veiligheid@wiegeling.example',
  },
  Zirbental: {
    name: 'Zirbental Naturbetten GmbH',
    address: 'Almweg 7, 5700 Zell am See, AT',
    email: 'sicherheit@zirbental.example',
  },
};

export function manufacturerOf(brand: string): Manufacturer {
  const manufacturer = MANUFACTURERS[brand];
  if (manufacturer === undefined)
    throw new Error(`No manufacturer is known for the brand ${brand}`);
  return manufacturer;
}
