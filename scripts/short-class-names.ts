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
 * Writes the custom properties that `tokens` declares as few characters, in style sheets: a listing used
 * a thousand of them. One that always has the same short value is that value, and not declared; others
 * have short names. Script and the server name no token.
 */
export function shortTokens(tokens: string): PostcssPlugins {
  const css = readFileSync(tokens, 'utf8');
  const values = constantsIn(css);
  const named = [...new Set(css.match(CUSTOM_PROPERTY))].filter((name) => !values.has(name));
  const short = new Map(named.map((name, index) => [name, `--${index.toString(36)}`]));
  const shorten = (text: string) =>
    text
      .replace(USE, (use, name: string) => values.get(name) ?? use)
      .replace(CUSTOM_PROPERTY, (name) => short.get(name) ?? name);
  return [
    {
      postcssPlugin: 'short-tokens',
      OnceExit(root) {
        root.walkDecls((declaration) => {
          if (values.has(declaration.prop)) return void declaration.remove();
          declaration.prop = shorten(declaration.prop);
          declaration.value = shorten(declaration.value);
        });
      },
    },
  ];
}

/** Tokens that are declared once, with a value no longer than its use by a short name. */
function constantsIn(css: string): ReadonlyMap<string, string> {
  const declared = Array.from(css.matchAll(DECLARATION), ([, name = '', value = '']) => ({
    name,
    value,
  }));
  const isOnlyOne = (wanted: string) => declared.filter(({ name }) => name === wanted).length === 1;
  return new Map(
    declared
      .filter(({ name, value }) => value.length <= LONGEST_VALUE && isOnlyOne(name))
      .map(({ name, value }) => [name, value]),
  );
}

/** Of `var(--1a)`. */
const LONGEST_VALUE = 9;

const CUSTOM_PROPERTY = /--[a-z][\w-]*/gu;
const DECLARATION = /(--[a-z][\w-]*):\s*([^;]*);/gu;
const USE = /var\((--[a-z][\w-]*)\)/gu;
