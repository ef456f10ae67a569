import { readFields, readText } from '../shared/json-reader.ts';
import {
  formatPageMetadata,
  readPageMetadata,
  type PageMetadataDocument,
} from './page-metadata.ts';
import type { Shell } from './shell.ts';

/** Menu, footer and defaults as the content service writes them; defaults have its names (H1). */
export type ShellDocument = Omit<Shell, 'defaults'> & { readonly defaults: PageMetadataDocument };

export const formatShell = (shell: Shell): ShellDocument => ({
  ...shell,
  defaults: formatPageMetadata(shell.defaults),
});

/** Parses what {@link formatShell} writes; `undefined` for anything else. */
export function parseShell(value: unknown): Shell | undefined {
  if (!readNamed(value)) return undefined;
  const document = value as ShellDocument;
  const {
    metaTitle = '',
    metaDescription = '',
    ...said
  } = readPageMetadata(document.defaults) ?? {};
  return { ...document, defaults: { ...said, metaTitle, metaDescription } };
}

const readNamed = readFields({ shopName: readText, cartUrl: readText });
