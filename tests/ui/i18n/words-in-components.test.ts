import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

/** Sources of all components; the styleguide and the explanation of URLs are for developers. */
const COMPONENTS = readdirSync('ui', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !/^(?:styleguide|inspect)/u.test(file))
  .map((file) => `ui/${file}`);

/** Attributes that are visible or read aloud. */
const SAID = new Set(['alt', 'aria-label', 'aria-description', 'placeholder', 'title', 'label']);

/** Names that are the same in every language: the shop's, and EAN. */
const NAMES = new Set(['Sluimer', 'EAN']);

/** Untranslated words in a component. */
function wordsIn(file: string, source: string): readonly string[] {
  const words: string[] = [];
  const visit = (node: ts.Node): void => {
    const text = saidBy(node)?.replaceAll(/&\w+;/gu, ' ').trim() ?? '';
    if (/\p{L}{2}/u.test(text) && !NAMES.has(text)) words.push(text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX));
  return words;
}

function saidBy(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return node.text;
  if (!ts.isJsxAttribute(node) || !ts.isIdentifier(node.name)) return attributeOf(node);
  return SAID.has(node.name.text) ? literalOf(node.initializer) : undefined;
}

/** Names with a hyphen or colon are not plain identifiers to the compiler. */
function attributeOf(node: ts.Node): string | undefined {
  if (!ts.isJsxAttribute(node) || !ts.isJsxNamespacedName(node.name)) return undefined;
  return SAID.has(node.name.name.text) ? literalOf(node.initializer) : undefined;
}

const literalOf = (value: ts.JsxAttributeValue | undefined): string | undefined =>
  value && ts.isStringLiteral(value) ? value.text : undefined;

describe('components', () => {
  it('T2 contain no untranslated text', () => {
    expect(COMPONENTS.length).toBeGreaterThan(50);
    const found = COMPONENTS.flatMap((file) =>
      wordsIn(file, readFileSync(file, 'utf8')).map((words) => `${file}: ${words}`),
    );
    expect(found).toEqual([]);
  });

  it('are reported if an attribute or element has untranslated text', () => {
    const source = '<p aria-label="Close it">Hello <b>there</b>{text("key")}, {1}</p>';
    expect(wordsIn('sample.tsx', source)).toEqual(['Close it', 'Hello', 'there']);
  });
});
