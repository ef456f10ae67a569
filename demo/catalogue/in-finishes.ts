import type { ColorOffer, Pictures } from './entry.ts';
import {
  bedFrameDetailPicture,
  bedFramePicture,
  dresserPicture,
  nightstandPicture,
  wardrobePicture,
  type Finish,
} from './pictures.ts';

/** The finishes that wooden furniture comes in, and what its pictures call them. */
const SHOWN = { eiken: 'oak', noten: 'walnut', wit: 'white', zwart: 'black' } as const;

export type WoodFinish = keyof typeof SHOWN;

/** What holds for one finish: what it costs more, takes longer, or is sold out in. */
type FinishTerms = Omit<ColorOffer, 'color' | 'pictures'>;

// Furniture of which only the finish differs, with its pictures: `nightstandIn('noten', { extra: 20 })`.

/** A bed, whole and from nearby. */
export const bedIn = (color: WoodFinish, terms: FinishTerms = {}): ColorOffer =>
  inFinish((finish) => [bedFramePicture(finish), bedFrameDetailPicture(finish)], color, terms);

/** A nightstand. */
export const nightstandIn = (color: WoodFinish, terms: FinishTerms = {}): ColorOffer =>
  inFinish((finish) => [nightstandPicture(finish)], color, terms);

/** A dresser of two drawers. */
export const dresserIn = (color: WoodFinish, terms: FinishTerms = {}): ColorOffer =>
  inFinish((finish) => [dresserPicture(finish)], color, terms);

/** A wardrobe. */
export const wardrobeIn = (color: WoodFinish, terms: FinishTerms = {}): ColorOffer =>
  inFinish((finish) => [wardrobePicture(finish)], color, terms);

const inFinish = (
  picturesIn: (finish: Finish) => Pictures,
  color: WoodFinish,
  terms: FinishTerms,
): ColorOffer => ({ color, pictures: picturesIn(SHOWN[color]), ...terms });
