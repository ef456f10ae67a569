import { optionWord } from '../filters/option-scales.ts';

/** How a fabric is woven: what its surface shows. */
export type Weave = 'woven' | 'linen' | 'boucle' | 'velvet' | 'rib' | 'herringbone';

/** A fabric of upholstery. */
export type Fabric = {
  /** `boucle_room`; that of a colour alone, `grijs`, is the fabric that a bed is shown in. */
  readonly key: string;
  /** `#d9cfbd`. */
  readonly color: string;
  readonly weave: Weave;
};

/** The fabrics that a bed can be upholstered in, by weave and from light to dark. */
export const FABRICS: readonly Fabric[] = [
  ...ofWeave('linen', {
    linnen_ecru: '#e6dfd1',
    linnen_zand: '#d3c3a6',
    linnen_havermout: '#c4b08f',
    linnen_salie: '#a3ad94',
    linnen_duif: '#a9adb0',
    linnen_inkt: '#3d4757',
  }),
  ...ofWeave('boucle', {
    boucle_room: '#ece5d8',
    boucle_steen: '#c9c2b6',
    boucle_mos: '#7f8468',
    boucle_grafiet: '#55565a',
  }),
  ...ofWeave('velvet', {
    velours_poeder: '#cfa79b',
    velours_oker: '#b98a3c',
    velours_roest: '#9c4f33',
    velours_bos: '#2f4a3c',
    velours_petrol: '#1f4a55',
    velours_nacht: '#232c47',
  }),
  ...ofWeave('rib', {
    rib_kiezel: '#bdb5a8',
    rib_karamel: '#a5774d',
    rib_olijf: '#6b6b45',
    rib_bordeaux: '#5b2a34',
  }),
  ...ofWeave('herringbone', {
    visgraat_licht: '#cfcac1',
    visgraat_taupe: '#93877a',
    visgraat_staal: '#6d7680',
    visgraat_antraciet: '#3c3e43',
  }),
];

/** The fabric with this key, or that of a colour of a variant; sand if it is neither. */
export const fabricOf = (key: string): Fabric =>
  FABRICS.find((fabric) => fabric.key === key) ?? {
    key: Object.hasOwn(COLORS, key) ? key : 'zand',
    color: COLORS[key as keyof typeof COLORS]?.color ?? COLORS.zand.color,
    weave: 'woven',
  };

/**
 * The key of a colour by its name in any language of the shop: a backend may number its options.
 * `undefined` for a colour that no bed is photographed in.
 */
export const colorKey = (name: string): string | undefined =>
  Object.entries<NamedColor>(COLORS).find(([, { names }]) => names.includes(optionWord(name)))?.[0];

/** Colours of the fabrics that beds are photographed in, by the key of the option. */
const COLORS = {
  wit: { color: '#f0ede6', names: ['wit', 'weiß', 'white'] },
  creme: { color: '#e6dcc8', names: ['creme', 'crème', 'cream'] },
  zand: { color: '#d2c2a5', names: ['zand', 'sand'] },
  taupe: { color: '#a29384', names: ['taupe'] },
  grijs: { color: '#9a9c9e', names: ['grijs', 'grau', 'gray', 'grey'] },
  antraciet: { color: '#45474b', names: ['antraciet', 'anthrazit', 'charcoal', 'anthracite'] },
  groen: { color: '#66735d', names: ['groen', 'grün', 'green'] },
  blauw: { color: '#3f5674', names: ['blauw', 'blau', 'blue'] },
  nachtblauw: { color: '#27324b', names: ['nachtblauw', 'nachtblau', 'midnight-blue'] },
  petrol: { color: '#2c5560', names: ['petrol', 'teal'] },
  roest: { color: '#a2573a', names: ['roest', 'roestrood', 'rostrot', 'rust', 'rust-red'] },
  terracotta: { color: '#b8694b', names: ['terracotta', 'terrakotta'] },
} as const satisfies Readonly<Record<string, NamedColor>>;

/** A colour, and its names as {@link optionWord} writes them. */
type NamedColor = { readonly color: string; readonly names: readonly string[] };

function ofWeave(weave: Weave, colors: Readonly<Record<string, string>>): readonly Fabric[] {
  return Object.entries(colors).map(([key, color]) => ({ key, color, weave }));
}
