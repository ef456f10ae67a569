import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTINGS } from '#server/config.ts';

const PAGE = readFileSync('docs/security.md', 'utf8');

/** Code spans of the page: names of settings, tests and files. */
const CODE = Array.from(PAGE.matchAll(/`([^`\n]+)`/gu), ([, text = '']) => text);

describe('docs/security.md', () => {
  it('names only existing tests', () => {
    const named = CODE.filter((text) => text.startsWith('tests/'));
    const missing = named.filter(
      (path) => ![path, `${path}.test.ts`, `${path}.test.tsx`].some((file) => existsSync(file)),
    );
    expect(named.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  it('names only existing settings', () => {
    const named = CODE.flatMap((text) => /^([A-Z]+(?:_[A-Z]+)+)(?:=.*)?$/u.exec(text)?.[1] ?? []);
    expect(named.length).toBeGreaterThan(15);
    expect(named.filter((name) => !(name in SETTINGS))).toEqual([]);
  });

  it('links only to existing pages and headings', () => {
    const targets = Array.from(PAGE.matchAll(/\]\(([^)]+)\)/gu), ([, target = '']) => target);
    const headings = new Set(
      Array.from(PAGE.matchAll(/^## (.+)$/gmu), ([, title = '']) =>
        title.toLowerCase().replaceAll(',', '').replaceAll(' ', '-'),
      ),
    );
    const broken = targets.filter((target) =>
      target.startsWith('#') ? !headings.has(target.slice(1)) : !existsSync(`docs/${target}`),
    );
    expect(broken).toEqual([]);
  });
});
