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
    color: COLORS[key as keyof typeof COLORS] ?? COLORS.zand,
    weave: 'woven',
  };

/** Colours of the fabrics that beds are photographed in, by the key of the option. */
const COLORS = {
  wit: '#f0ede6',
  creme: '#e6dcc8',
  zand: '#d2c2a5',
  taupe: '#a29384',
  grijs: '#9a9c9e',
  antraciet: '#45474b',
  groen: '#66735d',
  blauw: '#3f5674',
  nachtblauw: '#27324b',
  petrol: '#2c5560',
  roest: '#a2573a',
  terracotta: '#b8694b',
} as const;

function ofWeave(weave: Weave, colors: Readonly<Record<string, string>>): readonly Fabric[] {
  return Object.entries(colors).map(([key, color]) => ({ key, color, weave }));
}
