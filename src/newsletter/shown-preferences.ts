import type { PreferencesDocument } from './preferences-document.ts';

/**
 * What the page of e-mail preferences knows of who came by the link of a letter (N2). `unknown`:
 * nobody has this address and this id together, and which of them is wrong is not told. `away`: it
 * could not be looked up.
 */
export type ShownPreferences =
  | { readonly kind: 'found'; readonly preferences: PreferencesDocument }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'away' };
