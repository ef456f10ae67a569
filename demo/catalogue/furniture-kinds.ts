import type { LocalizedText } from '#src/shared/locale.ts';

/** Names of furniture that state more than its kind: its height or its users. */
export const FURNITURE_KIND = {
  lowBed: { nl: 'laag ledikant', 'nl-be': 'laag bed', de: 'Futonbett', en: 'low bed frame' },
  comfortBed: {
    nl: 'ledikant op comforthoogte',
    'nl-be': 'bed op comforthoogte',
    de: 'Bett in Komforthöhe',
    en: 'comfort-height bed frame',
  },
  singleBed: {
    nl: 'eenpersoonsledikant',
    'nl-be': 'eenpersoonsbed',
    de: 'Einzelbett',
    en: 'twin bed frame',
  },
  extraLongBed: {
    nl: 'extra lang ledikant',
    'nl-be': 'extra lang bed',
    de: 'Bett in Überlänge',
    en: 'extra-long bed frame',
  },
  reinforcedBase: {
    nl: 'versterkte bedbodem',
    'nl-be': 'versterkte lattenbodem',
    de: 'verstärkter Lattenrost',
    en: 'heavy-duty slatted bed base',
  },
  vanityStool: { nl: 'kaptafelkruk', de: 'Schminkhocker', en: 'vanity stool' },
  readingLamp: { nl: 'leeslamp', de: 'Leselampe', en: 'reading lamp' },
} as const satisfies Readonly<Record<string, LocalizedText>>;
