import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { INDEXING_SETTINGS } from '#composition/indexing-command.ts';
import { DEFAULT_RELEASE } from '#sandbox/magento/releases.ts';
import { parseConfig, SETTINGS } from '#server/config.ts';

const example = readFileSync('.env.example', 'utf8');
const settings = parseEnv(example) as Record<string, string>;

/** Read by the sandbox, which `npm start` may start beside the server. */
const SANDBOX_DEFAULT = /env\['SANDBOX_PORT'\] \|\| (\d+)/u;

describe('.env.example', () => {
  it('holds exactly the settings that the server, its sandbox and indexing read', () => {
    const read = Object.keys({ ...SETTINGS, ...INDEXING_SETTINGS }).concat(
      'SANDBOX_PORT',
      'SANDBOX_MAGENTO_RELEASE',
    );
    expect(Object.keys(settings).sort()).toEqual(read.sort());
  });

  it('holds the port of the sandbox with its default', () => {
    const source = readFileSync('sandbox/main.ts', 'utf8');
    expect(settings['SANDBOX_PORT']).toBe(SANDBOX_DEFAULT.exec(source)?.[1]);
  });

  it('holds the release of the Magento sandbox with its default', () => {
    expect(settings['SANDBOX_MAGENTO_RELEASE']).toBe(DEFAULT_RELEASE);
  });

  it('holds every setting with its default', () => {
    expect(parseConfig(settings)).toEqual(parseConfig({}));
  });

  it.each(Object.keys(SETTINGS))('contains the default of %s, if there is one', (name) => {
    const fallback: unknown = SETTINGS[name as keyof typeof SETTINGS](undefined);
    const isNothing = fallback === null || fallback === '';
    expect(settings[name] === '').toBe(isNothing);
  });

  it('explains every setting, or its group', () => {
    const groups = example.trim().split(/\n\n+/u);
    expect(groups.filter((group) => !group.startsWith('# '))).toEqual([]);
  });
});
