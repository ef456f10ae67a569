import type { ColorOffer, Pictures } from './entry.ts';
import {
  dresserPicture,
  nightstandOpenPicture,
  nightstandPicture,
  wardrobeOpenPicture,
  wardrobePicture,
} from './pictures.ts';

/** The finishes of cabinets, and their names in pictures. */
const CABINETS = { eiken: 'oak', noten: 'walnut', wit: 'white' } as const;

export type CabinetColor = keyof typeof CABINETS;

/** Terms of a finish: a surcharge, a longer delivery, or sold-out sizes. */
type FinishTerms = Omit<ColorOffer, 'color' | 'pictures'>;

type InFinish = ColorOffer & { readonly pictures: Pictures };

// Finishes of furniture, with their pictures: `nightstandIn('noten', { extra: 20 })`.

/** A nightstand. */
export const nightstandIn = (color: CabinetColor, terms: FinishTerms = {}): InFinish => ({
  color,
  pictures: [nightstandPicture(CABINETS[color]), nightstandOpenPicture(CABINETS[color])],
  ...terms,
});

/** A dresser of two drawers. */
export const dresserIn = (color: CabinetColor, terms: FinishTerms = {}): InFinish => ({
  color,
  pictures: [dresserPicture(CABINETS[color])],
  ...terms,
});

/** A wardrobe. */
export const wardrobeIn = (color: CabinetColor, terms: FinishTerms = {}): InFinish => ({
  color,
  pictures: [wardrobePicture(CABINETS[color]), wardrobeOpenPicture(CABINETS[color])],
  ...terms,
});
