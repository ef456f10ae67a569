import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** Source of the shop's pictures, as they were delivered. */
export interface PictureSource {
  /** The file at `path`, as a `Picture` names it: `demo/matras-wolk.webp`. */
  read(path: string): Promise<Result<Uint8Array, PictureFailure>>;
}

export type PictureFailure = 'not-found' | 'unavailable' | 'too-large';

export const PictureSource = token<PictureSource>('PictureSource');
