import type { PreferencesDocument } from './preferences-document.ts';

/**
 * Preferences on the page that the link of a letter opens (N2). `unknown`: no subscriber has this
 * address with this id; which of them is wrong is not revealed. `away`: the lookup failed.
 */
export type PreferencesLookup =
  | { readonly kind: 'found'; readonly preferences: PreferencesDocument }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'away' };
