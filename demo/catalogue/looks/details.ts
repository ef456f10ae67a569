import type { Part } from './detail-parts.ts';

/** A part of a product that is pictured from nearby. */
export type Detail = View & {
  readonly part: Part;
  /** What is opened for it, beyond the look of the lead picture. */
  readonly change?: {
    readonly out?: number;
    readonly open?: Readonly<Record<string, number>>;
  };
};

/** A section of a product's lead picture, which the studio renders anew from nearby. */
export type View = {
  /** Its middle, in shares of the picture from the left and from the top. */
  readonly at: readonly [number, number];
  /** Its width as a share of the picture's. */
  readonly close: number;
};

/** Parts that are pictured from nearby, by SKU. */
export const DETAILS: Readonly<Record<string, readonly Detail[]>> = {
  'HAL-PALL': [{ part: 'seat', at: [0.5, 0.25], close: 0.33 }],
  'ELS-ZENNE': [{ part: 'drawer', at: [0.5, 0.38], close: 0.5, change: { out: 0.16 } }],
  'HAL-SIDA': [{ part: 'drawer', at: [0.45, 0.4], close: 0.5, change: { out: 0.16 } }],
  'NKT-LUV': [{ part: 'drawer', at: [0.48, 0.36], close: 0.5, change: { out: 0.16 } }],
  'DON-GRAND': [{ part: 'pillowEdge', at: [0.5, 0.62], close: 0.3 }],
  'DON-VEER': [{ part: 'pillowEdge', at: [0.42, 0.6], close: 0.3 }],
  'DON-WOLKENDEK': [{ part: 'pillowEdge', at: [0.32, 0.65], close: 0.3 }],
  'FED-SCHULTERSCHLUSS': [{ part: 'pillowEdge', at: [0.72, 0.68], close: 0.32 }],
  'FED-WAAGE': [{ part: 'pillowEdge', at: [0.65, 0.65], close: 0.3 }],
  'HAL-MOLN': [{ part: 'filling', at: [0.45, 0.68], close: 0.3 }],
  'HAL-NALLE': [{ part: 'pillowEdge', at: [0.65, 0.6], close: 0.3 }],
  'LUN-CERVICA': [{ part: 'pillowEdge', at: [0.68, 0.55], close: 0.38 }],
  'LUN-LATERAL': [{ part: 'filling', at: [0.65, 0.6], close: 0.3 }],
  'LUN-SCALA': [{ part: 'core', at: [0.55, 0.42], close: 0.35 }],
  'NOO-BAAI': [{ part: 'pillowEdge', at: [0.68, 0.62], close: 0.3 }],
  'NOO-VLAKTE': [{ part: 'pillowEdge', at: [0.5, 0.5], close: 0.32 }],
  'VEL-DEN': [{ part: 'core', at: [0.6, 0.55], close: 0.33 }],
  'VEL-LAM': [{ part: 'filling', at: [0.55, 0.6], close: 0.3 }],
  'VEL-ZAADPLUIS': [{ part: 'pillowEdge', at: [0.5, 0.55], close: 0.3 }],
  'FED-ELBE': [{ part: 'bent', at: [0.55, 0.65], close: 0.32 }],
  'FED-KOJE': [{ part: 'foot', at: [0.4, 0.75], close: 0.33 }],
  'HAL-SUND': [{ part: 'foot', at: [0.6, 0.72], close: 0.33 }],
  'HAL-TORP': [{ part: 'strut', at: [0.45, 0.5], close: 0.33 }],
  'HAL-VIKA': [{ part: 'storage', at: [0.35, 0.7], close: 0.32 }],
  'LUN-BOSCO': [{ part: 'foot', at: [0.4, 0.68], close: 0.32 }],
  'LUN-CIELO': [{ part: 'foot', at: [0.4, 0.7], close: 0.32 }],
  'LUN-MURO': [{ part: 'headboard', at: [0.6, 0.25], close: 0.35 }],
  'LUN-SERENA': [{ part: 'foot', at: [0.35, 0.7], close: 0.32 }],
  'NOO-HAVEN': [{ part: 'foot', at: [0.4, 0.65], close: 0.32 }],
  'NOO-KADE': [{ part: 'mattressEdge', at: [0.4, 0.6], close: 0.32 }],
  'NOO-SKAGEN': [{ part: 'foot', at: [0.6, 0.68], close: 0.3 }],
  'NOO-STEIGER': [{ part: 'lift', at: [0.6, 0.7], close: 0.3 }],
  'VEL-BRINK': [{ part: 'foot', at: [0.67, 0.69], close: 0.32 }],
  'VEL-LANDGOED': [{ part: 'foot', at: [0.33, 0.69], close: 0.34 }],
  'VEL-SCHUUR': [{ part: 'foot', at: [0.44, 0.66], close: 0.3 }],
  'FED-ALPIN': [{ part: 'edges', at: [0.45, 0.55], close: 0.32 }],
  'FED-ANKER': [{ part: 'quilting', at: [0.49, 0.5], close: 0.32 }],
  'FED-AUE': [{ part: 'bent', at: [0.5, 0.45], close: 0.3 }],
  'FED-BASALT': [{ part: 'side', at: [0.65, 0.55], close: 0.3 }],
  'FED-DONAU': [{ part: 'side', at: [0.46, 0.65], close: 0.3 }],
  'FED-GRANIT': [{ part: 'drawnBack', at: [0.6, 0.57], close: 0.36 }],
  'FED-LOT': [{ part: 'drawnBack', at: [0.64, 0.5], close: 0.34 }],
  'FED-RUHEPOL': [{ part: 'side', at: [0.45, 0.68], close: 0.3 }],
  'FED-WENDE': [{ part: 'side', at: [0.35, 0.6], close: 0.3 }],
  'HAL-BACKE': [{ part: 'side', at: [0.42, 0.7], close: 0.3 }],
  'HAL-EKO': [{ part: 'side', at: [0.72, 0.73], close: 0.3 }],
  'HAL-KOJ': [{ part: 'side', at: [0.75, 0.62], close: 0.28 }],
  'HAL-LUND': [{ part: 'side', at: [0.62, 0.6], close: 0.3 }],
  'HAL-STRAND': [{ part: 'side', at: [0.45, 0.6], close: 0.3 }],
  'HAL-VIK': [{ part: 'side', at: [0.55, 0.62], close: 0.3 }],
  'LUN-ALTA': [{ part: 'side', at: [0.55, 0.65], close: 0.3 }],
  'LUN-AURA': [{ part: 'side', at: [0.46, 0.64], close: 0.3 }],
  'LUN-DUETO': [{ part: 'side', at: [0.3, 0.62], close: 0.3 }],
  'LUN-DUNA': [{ part: 'handle', at: [0.45, 0.6], close: 0.3 }],
  'LUN-LAGUNA': [{ part: 'side', at: [0.7, 0.58], close: 0.28 }],
  'LUN-NOVA': [{ part: 'side', at: [0.33, 0.72], close: 0.3 }],
  'LUN-PRADO': [{ part: 'side', at: [0.6, 0.72], close: 0.3 }],
  'LUN-SOLENA': [{ part: 'handle', at: [0.6, 0.6], close: 0.3 }],
  'LUN-VITA': [{ part: 'handle', at: [0.55, 0.6], close: 0.3 }],
  'NOO-AURORA': [{ part: 'side', at: [0.5, 0.74], close: 0.3 }],
  'NOO-FJORD': [{ part: 'side', at: [0.35, 0.6], close: 0.3 }],
  'NOO-POLARIS': [{ part: 'side', at: [0.55, 0.58], close: 0.3 }],
  'NOO-RIF': [{ part: 'side', at: [0.5, 0.62], close: 0.3 }],
  'NOO-TUNDRA': [{ part: 'side', at: [0.62, 0.6], close: 0.3 }],
  'NOO-VEEN': [{ part: 'side', at: [0.62, 0.72], close: 0.3 }],
  'TRE-GRUTTO': [{ part: 'side', at: [0.62, 0.76], close: 0.3 }],
  'TRE-KOEKOEK': [{ part: 'folded', at: [0.55, 0.4], close: 0.3 }],
  'TRE-ZWALUW': [{ part: 'cutCorner', at: [0.8, 0.62], close: 0.3 }],
  'VEL-BEEK': [{ part: 'handle', at: [0.55, 0.62], close: 0.3 }],
  'VEL-BEUK': [{ part: 'side', at: [0.72, 0.67], close: 0.3 }],
  'VEL-HEIDE': [{ part: 'side', at: [0.65, 0.62], close: 0.3 }],
  'VEL-MOS': [{ part: 'side', at: [0.45, 0.6], close: 0.3 }],
  'VEL-ZWERFKEI': [{ part: 'side', at: [0.5, 0.62], close: 0.3 }],
  'WIE-DOP': [{ part: 'side', at: [0.65, 0.62], close: 0.28 }],
  'WIE-EGEL': [{ part: 'side', at: [0.55, 0.62], close: 0.28 }],
  'WIE-KOKON': [{ part: 'side', at: [0.6, 0.55], close: 0.3 }],
  'WIE-VLIEGER': [{ part: 'side', at: [0.6, 0.65], close: 0.3 }],
  'ZIR-ALM': [{ part: 'handle', at: [0.4, 0.6], close: 0.3 }],
  'ZIR-KOGEL': [{ part: 'side', at: [0.57, 0.6], close: 0.3 }],
};
