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
  'WIE-DOP': [{ part: 'side', at: [0.65, 0.62], close: 0.28 }],
};
