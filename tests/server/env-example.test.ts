import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parseConfig, SETTINGS } from '#server/config.ts';

const example = readFileSync('.env.example', 'utf8');
const settings = parseEnv(example) as Record<string, string>;

describe('.env.example', () => {
  it('holds exactly the settings that the server reads', () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(SETTINGS).sort());
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
