import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

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
