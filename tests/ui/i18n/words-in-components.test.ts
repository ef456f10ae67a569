import { readdirSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'vite';
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
  const add = (said: string): void => {
    const text = said.replaceAll(/&\w+;/gu, ' ').trim();
    if (/\p{L}{2}/u.test(text) && !NAMES.has(text)) words.push(text);
  };
  new Visitor({
    JSXText: ({ raw }) => add(raw ?? ''),
    JSXAttribute({ name, value }) {
      // Of a name with a colon, what is after it counts.
      const { name: said } = name.type === 'JSXNamespacedName' ? name.name : name;
      if (SAID.has(said) && value?.type === 'Literal') add(value.value);
    },
  }).visit(parseSync(file, source).program);
  return words;
}

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
