import type { LocalizedText } from '#src/shared/locale.ts';

/** Names of mattresses, toppers and box springs for a special purpose. */
export const SLEEP_KIND = {
  cotMattress: {
    nl: 'ledikantmatras',
    'nl-be': 'babymatras',
    de: 'Babymatratze',
    'de-at': 'Gitterbettmatratze',
    en: 'crib mattress',
  },
  childrensMattress: { nl: 'kindermatras', de: 'Kindermatratze', en: 'kids’ mattress' },
  youthMattress: { nl: 'tienermatras', de: 'Jugendmatratze', en: 'youth mattress' },
  camperMattress: {
    nl: 'campermatras',
    'nl-be': 'matras voor mobilhome',
    de: 'Wohnmobilmatratze',
    en: 'camper mattress',
  },
  foldingMattress: {
    nl: 'vouwmatras',
    'nl-be': 'plooimatras',
    de: 'Klappmatratze',
    en: 'folding mattress',
  },
  coirMattress: { nl: 'kokosmatras', de: 'Kokosmatratze', en: 'coir mattress' },
  reversibleColdFoamMattress: {
    nl: 'omkeerbaar koudschuimmatras',
    'nl-be': 'omkeerbare koudschuimmatras',
    de: 'Kaltschaum-Wendematratze',
    en: 'reversible HR foam mattress',
  },
  reversibleMemoryFoamMattress: {
    nl: 'omkeerbaar traagschuimmatras',
    'nl-be': 'omkeerbare traagschuimmatras',
    de: 'Visco-Wendematratze',
    en: 'reversible memory foam mattress',
  },
  twoInOneMattress: { nl: '2-in-1-matras', de: 'Partnermatratze', en: '2-in-1 mattress' },
  gelFoamMattress: { nl: 'gelschuimmatras', de: 'Gelschaummatratze', en: 'gel foam mattress' },
  gelFoamTopper: { nl: 'gelschuimtopper', de: 'Gelschaumtopper', en: 'gel foam topper' },
  woolTopper: { nl: 'wollen topper', de: 'Schurwolltopper', en: 'wool topper' },
  splitTopper: { nl: 'splittopper', de: 'Split-Topper', en: 'split topper' },
  singleBoxSpring: {
    nl: 'eenpersoonsboxspring',
    de: 'Boxspringbett für eine Person',
    en: 'single box spring bed',
  },
  wallBoxSpring: {
    nl: 'boxspring met wandpanelen',
    de: 'Boxspringbett mit Wandpaneelen',
    en: 'box spring bed with wall panels',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
