import type { Plugin } from 'vite';

/**
 * Vite plugin: writes characters beyond Latin-1 as escapes in the programs for Node. V8 keeps the source of
 * a module, with two bytes for each of its characters as soon as one of them needs two.
 */
export const narrowText = (): Plugin => ({
  name: 'narrow-text',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'ssr',
  // Last of all: chunks that are changed before are printed again, without escapes.
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') file.code = withEscapes(file.code);
  },
});

/** Also of characters that are escaped for no reason, as in `/\–/`. */
export const withEscapes = (code: string): string =>
  code.replaceAll(/(\\*)([\u0100-\u{10ffff}])/gu, (_, slashes: string, character: string) => {
    const kept = slashes.length % 2 === 0 ? slashes : slashes.slice(1);
    return (
      kept +
      Array.from({ length: character.length }, (__, unit) => escapeOf(character, unit)).join('')
    );
  });

const escapeOf = (character: string, unit: number): string =>
  `\\u${character.charCodeAt(unit).toString(16).padStart(4, '0')}`;
