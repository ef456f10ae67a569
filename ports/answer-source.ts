/**
 * From where a cached answer came. `hit`: a fresh copy. `stale`: an older copy, while a newer one is
 * loaded. `miss`: the upstream. `fallback`: an old copy, because the upstream failed or is slow.
 */
export type AnswerSource = 'hit' | 'stale' | 'miss' | 'fallback';
