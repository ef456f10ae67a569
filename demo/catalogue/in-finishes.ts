import type { ColorOffer, Pictures } from './entry.ts';
import { bedFrameDetailPicture, bedFramePicture, type Finish } from './pictures.ts';

/** The finishes that wooden furniture comes in, and what its pictures call them. */
const SHOWN = { eiken: 'oak', noten: 'walnut', wit: 'white', zwart: 'black' } as const;

export type WoodFinish = keyof typeof SHOWN;

/** What holds for one finish: what it costs more, takes longer, or is sold out in. */
type FinishTerms = Omit<ColorOffer, 'color' | 'pictures'>;

/**
 * Furniture of which only the finish differs: `inFinish(nightstandsIn, 'noten', { extra: 20 })`
 * with the pictures of that finish.
 */
export const inFinish = (
  picturesIn: (finish: Finish) => Pictures,
  color: WoodFinish,
  terms: FinishTerms = {},
): ColorOffer => ({ color, pictures: picturesIn(SHOWN[color]), ...terms });

/** A bed in one of its finishes, whole and from nearby. */
export const bedIn = (color: WoodFinish, terms: FinishTerms = {}): ColorOffer =>
  inFinish((finish) => [bedFramePicture(finish), bedFrameDetailPicture(finish)], color, terms);
