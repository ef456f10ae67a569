import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { LOCALES } from '#src/shared/locale.ts';

const FOLDERS = ['adapters/browser-storage', 'ui/stores', 'ui/navigation', 'ui/measurement'];

/** A key of local or session storage: a constant, or the part before a history entry's key. */
const KEY =
  /^const (?:KEY|VISITOR|ATTRIBUTIONS) = '([\w-]+)';|^(?:export )?const \w*[sS]torageKey = .*`(\w+):/gmu;

const keys = FOLDERS.flatMap((folder) =>
  readdirSync(folder).flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(KEY)].map(
      ([, constant, prefix]) => constant ?? prefix ?? '',
    ),
  ),
);

describe.each(LOCALES)('the page of cookies of %s', (locale) => {
  it('names every key that the shop stores in a browser', () => {
    const page = content[locale].pages.find(({ uid }) => uid === 'cookies');
    const named = new Set(JSON.stringify(page).match(/[\w-]+/gu));
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => !named.has(key))).toEqual([]);
  });
});
