import type { LocalWords } from '#src/shared/local-words.ts';

/** What goods are called, behind brand and model in their name. */
export const KIND = {
  pocketSpringMattress: {
    nl: 'pocketveermatras',
    de: 'Taschenfederkernmatratze',
    en: 'pocket spring mattress',
  },
  coldFoamMattress: { nl: 'koudschuimmatras', de: 'Kaltschaummatratze', en: 'HR foam mattress' },
  comfortFoamMattress: {
    nl: 'schuimmatras',
    de: 'Komfortschaummatratze',
    en: 'foam mattress',
  },
  memoryFoamMattress: { nl: 'traagschuimmatras', de: 'Viscomatratze', en: 'memory foam mattress' },
  latexMattress: { nl: 'latexmatras', de: 'Latexmatratze', en: 'latex mattress' },
  naturalLatexMattress: {
    nl: 'natuurlatexmatras',
    de: 'Naturlatexmatratze',
    en: 'natural latex mattress',
  },
  hybridMattress: { nl: 'hybride matras', de: 'Hybridmatratze', en: 'hybrid mattress' },
  boxSpring: { nl: 'boxspring', de: 'Boxspringbett', en: 'box spring bed' },
  electricBoxSpring: {
    nl: 'elektrische boxspring',
    de: 'Boxspringbett mit Motor',
    en: 'electric box spring bed',
  },
  storageBoxSpring: {
    nl: 'boxspring met opbergruimte',
    de: 'Boxspringbett mit Bettkasten',
    en: 'storage box spring bed',
  },
  coldFoamTopper: { nl: 'koudschuimtopper', de: 'Kaltschaumtopper', en: 'HR foam topper' },
  memoryFoamTopper: { nl: 'traagschuimtopper', de: 'Viscotopper', en: 'memory foam topper' },
  latexTopper: { nl: 'latextopper', de: 'Latextopper', en: 'latex topper' },
  comfortFoamTopper: { nl: 'comfortschuimtopper', de: 'Komfortschaumtopper', en: 'foam topper' },
  slattedBase: { nl: 'bedbodem', 'nl-be': 'lattenbodem', de: 'Lattenrost', en: 'slatted bed base' },
  adjustableBase: {
    nl: 'verstelbare bedbodem',
    'nl-be': 'verstelbare lattenbodem',
    de: 'verstellbarer Lattenrost',
    en: 'adjustable bed base',
  },
  electricBase: {
    nl: 'elektrische bedbodem',
    'nl-be': 'elektrische lattenbodem',
    de: 'Motorrahmen',
    en: 'electric bed base',
  },
  downDuvet: { nl: 'donzen dekbed', 'nl-be': 'donsdeken', de: 'Daunendecke', en: 'down duvet' },
  woolDuvet: {
    nl: 'wollen dekbed',
    'nl-be': 'wollen donsdeken',
    de: 'Schurwolldecke',
    en: 'wool duvet',
  },
  fiberDuvet: { nl: 'dekbed', 'nl-be': 'donsdeken', de: 'Bettdecke', en: 'duvet' },
  cottonDuvet: {
    nl: 'katoenen dekbed',
    'nl-be': 'katoenen donsdeken',
    de: 'Baumwolldecke',
    en: 'cotton duvet',
  },
  downPillow: {
    nl: 'donzen hoofdkussen',
    de: 'Daunenkissen',
    'de-at': 'Daunenpolster',
    en: 'down pillow',
  },
  pillow: { nl: 'hoofdkussen', de: 'Kopfkissen', 'de-at': 'Kopfpolster', en: 'pillow' },
  memoryFoamPillow: {
    nl: 'traagschuimkussen',
    de: 'Viscokissen',
    'de-at': 'Viscopolster',
    en: 'memory foam pillow',
  },
  latexPillow: {
    nl: 'latexkussen',
    de: 'Latexkissen',
    'de-at': 'Latexpolster',
    en: 'latex pillow',
  },
  bedsideLamp: {
    nl: 'bedlampje',
    'nl-be': 'nachtlampje',
    de: 'Nachttischlampe',
    'de-at': 'Nachtkästchenlampe',
    en: 'bedside lamp',
  },
} as const satisfies Readonly<Record<string, LocalWords>>;
