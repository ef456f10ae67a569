import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** The content image host: pictures as they were delivered, whole and in full size (P6). */
export interface PictureSource {
  /** `path` has no leading slash and names a picture below the host's own folder. */
  read(path: string): Promise<Result<Uint8Array, PictureFailure>>;
}

export type PictureFailure = {
  readonly kind: 'picture-not-found' | 'picture-unavailable' | 'picture-too-large';
};

export const PictureSource = token<PictureSource>('PictureSource');
