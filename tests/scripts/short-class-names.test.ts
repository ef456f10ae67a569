import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preprocessCSS, resolveConfig } from 'vite';
import { describe, expect, it } from 'vitest';
import { shortTokens } from '../../scripts/short-class-names.ts';

const TOKENS = new Set(readFileSync('ui/theme/tokens.css', 'utf8').match(/--[a-z][\w-]*/gu));

/** Files of the folders with one of these extensions. */
const filesIn = (folders: readonly string[], extension: RegExp): readonly string[] =>
  folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => extension.test(file))
      .map((file) => join(folder, file)),
  );

const tokensIn = (code: string): readonly string[] =>
  (code.match(/--[a-z][\w-]*/gu) ?? []).filter((name) => TOKENS.has(name));

/** Selectors and at-rules of a style sheet: all but its declarations. */
const rulesOf = (css: string): string =>
  (css.replaceAll(/\/\*.*?\*\//gsu, '').match(/[^{};]*\{|@[^{};]*;/gu) ?? []).join('\n');

const TOKENS_FILE = 'ui/theme/tokens.css';

/** A style sheet as a build writes it. */
async function built(css: string): Promise<string> {
  const plugins = shortTokens(TOKENS_FILE);
  const config = await resolveConfig({ configFile: false, css: { postcss: { plugins } } }, 'build');
  return (await preprocessCSS(css, 'page.css', config)).code;
}

describe('shortTokens', () => {
  it('writes a token that always has one short value as that value', async () => {
    expect(await built('.a{padding:var(--space-3) calc(-1*var(--space-1))}')).toBe(
      '.a{padding:0.75rem calc(-1*0.25rem)}',
    );
    expect(await built(':root{--space-3:0.75rem;--gap:0}')).toBe(':root{--gap:0}');
  });

  it('gives the others short names: long values, and those that a condition changes', async () => {
    const css = await built('.a{width:var(--page-gutter);transition:rotate var(--duration)}');
    expect(css).toMatch(/^\.a\{width:var\(--\w{1,2}\);transition:rotate var\(--\w{1,2}\)\}$/u);
  });

  it('may do so, as no other style sheet declares a token', () => {
    const others = filesIn(['ui'], /\.css$/u).filter((file) => file !== TOKENS_FILE);
    const declared = others.flatMap((file) =>
      Array.from(readFileSync(file, 'utf8').matchAll(/(--[a-z][\w-]*)\s*:/gu), ([, name]) => name),
    );
    expect(declared.length).toBeGreaterThan(20);
    expect(declared.filter((name) => TOKENS.has(name ?? ''))).toEqual([]);
  });

  it('renames only what style sheets name, as no code names a token', () => {
    const files = filesIn(
      ['ui', 'server', 'src', 'adapters', 'composition'],
      /\.(?:tsx?|mjs|html|svg)$/u,
    );
    expect(files.length).toBeGreaterThan(500);
    const naming = files.filter((file) => tokensIn(readFileSync(file, 'utf8')).length > 0);
    expect(naming).toEqual([]);
  });

  it('renames every use in style sheets, as they name tokens in declarations only', () => {
    const sheets = filesIn(['ui'], /\.css$/u).map((file) => readFileSync(file, 'utf8'));
    expect(sheets.flatMap(tokensIn).length).toBeGreaterThan(500);
    expect(sheets.map(rulesOf).flatMap(tokensIn)).toEqual([]);
  });
});
