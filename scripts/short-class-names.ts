import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { CSSOptions } from 'vite';

/**
 * Names the classes of CSS modules in a build, with two or three characters each: a listing writes
 * 3,000 of them, and names that say file and class took an eighth of a page. The same sources give
 * the same names in the browser's build and in the server's.
 */
export function shortClassNames(folder: string): (name: string, file: string) => string {
  const keys = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .sort()
    .flatMap((file) => classNamesIn(readFileSync(join(folder, file), 'utf8')).map(keyIn(file)));
  const numbers = new Map(keys.map((key, index) => [key, index]));
  return (name, file) => {
    const key = keyIn(relative(folder, file.split('?')[0] ?? file))(name);
    const number = numbers.get(key);
    if (number === undefined) throw new Error(`No class was found in the sources: ${key}`);
    return shortName(number);
  };
}

const keyIn = (file: string) => (name: string) => `${file} ${name}`;

/** Names of classes and animations; more words than the style sheet defines do no harm. */
const classNamesIn = (css: string): readonly string[] => [
  ...new Set(
    Array.from(css.matchAll(/(?:\.|@keyframes\s+)([a-z_][\w-]*)/giu), ([, name = '']) => name),
  ),
];

/** Without `a`: ad blockers hide `.ad` and its like. */
const FIRST = 'bcdefghijklmnopqrstuvwxyz';

/** Begins with a letter, as names in style sheets must. */
const shortName = (number: number): string =>
  `${FIRST[number % FIRST.length]}${Math.floor(number / FIRST.length).toString(36)}`;

type PostcssPlugins = NonNullable<Exclude<CSSOptions['postcss'], string | undefined>['plugins']>;

/**
 * Shortens the names of the custom properties that `tokens` declares, in style sheets: a listing wrote a
 * thousand of them. Script and the server name others only, if any.
 */
export function shortTokenNames(tokens: string): PostcssPlugins {
  const names = new Set(readFileSync(tokens, 'utf8').match(CUSTOM_PROPERTY));
  const short = new Map(Array.from(names, (name, index) => [name, `--${index.toString(36)}`]));
  const shorten = (css: string) => css.replace(CUSTOM_PROPERTY, (name) => short.get(name) ?? name);
  return [
    {
      postcssPlugin: 'short-token-names',
      OnceExit(root) {
        root.walkDecls((declaration) => {
          declaration.prop = shorten(declaration.prop);
          declaration.value = shorten(declaration.value);
        });
      },
    },
  ];
}

const CUSTOM_PROPERTY = /--[a-z][\w-]*/gu;
