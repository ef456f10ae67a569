import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

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

describe('shortTokenNames', () => {
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
