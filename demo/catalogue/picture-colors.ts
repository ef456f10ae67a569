/** Names of colors in alternative texts, after "in" in Dutch and German. */
export const COLORS = {
  slate: { nl: 'leigrijs', de: 'Schiefergrau', en: 'slate gray' },
  navy: { nl: 'marineblauw', de: 'Marineblau', en: 'navy blue' },
  midnight: { nl: 'nachtblauw', de: 'Nachtblau', en: 'midnight blue' },
  sand: { nl: 'zandkleur', de: 'Sandbeige', en: 'sand' },
  charcoal: { nl: 'antraciet', de: 'Anthrazit', en: 'charcoal' },
  petrol: { nl: 'petrol', de: 'Petrol', en: 'teal' },
  silver: { nl: 'zilvergrijs', de: 'Silbergrau', en: 'silver gray' },
  gray: { nl: 'grijs', de: 'Grau', en: 'gray' },
  oatmeal: { nl: 'havermoutkleur', de: 'Haferbeige', en: 'oatmeal' },
  olive: { nl: 'olijfgroen', de: 'Olivgrün', en: 'olive green' },
  sage: { nl: 'saliegroen', de: 'Salbeigrün', en: 'sage green' },
  forest: { nl: 'bosgroen', de: 'Waldgrün', en: 'forest green' },
  green: { nl: 'groen', de: 'Grün', en: 'green' },
  white: { nl: 'wit', de: 'Weiß', en: 'white' },
  cream: { nl: 'crème', de: 'Creme', en: 'cream' },
  natural: { nl: 'gebroken wit', de: 'Naturweiß', en: 'off-white' },
  wool: { nl: 'wolwit', de: 'Wollweiß', en: 'wool white' },
  linen: { nl: 'linnenkleur', de: 'Leinenfarbe', en: 'linen' },
  sky: { nl: 'lichtblauw', de: 'Hellblau', en: 'light blue' },
  blue: { nl: 'blauw', de: 'Blau', en: 'blue' },
  rust: { nl: 'roestrood', de: 'Rostrot', en: 'rust red' },
  terracotta: { nl: 'terracotta', de: 'Terrakotta', en: 'terracotta' },
  blush: { nl: 'poederroze', de: 'Puderrosa', en: 'blush pink' },
  plum: { nl: 'pruimpaars', de: 'Pflaume', en: 'plum' },
  ochre: { nl: 'okergeel', de: 'Ocker', en: 'ochre' },
  taupe: { nl: 'taupe', de: 'Taupe', en: 'taupe' },
} as const;

export type PictureColor = keyof typeof COLORS;

/** Colors that linen, sheets and cushions are shown in. */
export type DyedColor =
  | 'white'
  | 'cream'
  | 'natural'
  | 'sand'
  | 'taupe'
  | 'gray'
  | 'silver'
  | 'charcoal'
  | 'sky'
  | 'blue'
  | 'midnight'
  | 'petrol'
  | 'sage'
  | 'green'
  | 'olive'
  | 'ochre'
  | 'terracotta'
  | 'rust'
  | 'blush'
  | 'plum';
