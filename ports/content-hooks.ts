import type { ContentChange } from '#src/content/content-tags.ts';
import type { Result } from '#src/shared/result.ts';
import { token } from './token.ts';

/** What the content service tells by itself, when an editor has changed something. */
export interface ContentHooks {
  /** Reads a call that says it is the content service's; trusts nothing that is not signed. */
  read(call: HookCall): Result<ContentNews, HookRefusal>;
}

export type HookCall = {
  /** By their names in lower case. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  /** As it was sent, to the byte. */
  readonly body: Uint8Array;
};

export type ContentNews = {
  /** The same when the same call is made again, by the content service or by who overheard it. */
  readonly id: string;
  /** Left out where shoppers see the same as before. */
  readonly change?: ContentChange;
};

/**
 * `unsigned`: nobody knows who sent it. `late`: signed, but so long ago that somebody may have
 * overheard it. `malformed`: signed, but not understood. `foreign`: signed by the content service, of the
 * content of another of its customers.
 */
export type HookRefusal = { readonly kind: 'unsigned' | 'late' | 'malformed' | 'foreign' };

/** How far the time of signing may be from now, before and after, in milliseconds. */
export const HOOK_TOLERANCE = 5 * 60 * 1000;

export const ContentHooks = token<ContentHooks>('ContentHooks');
