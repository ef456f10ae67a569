import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { testTitlesOf } from '../support/citations.ts';
import { parseRequirements } from '../support/parse-requirements.ts';
import {
  commentsIn,
  namesInProse,
  namesInTitle,
  withoutComments,
  wordsIn,
} from '../support/names.ts';

/** Prefixes of the cases of docs/cases.md; other numbers are requirements. */
const PREFIXES = ['FT', 'EL', 'EP', 'ES', 'EC', 'RM', 'LD', 'CI', 'SN', 'FS'];

/** Folders with comments, tests and pages; the files next to them are read as well. */
const FOLDERS =
  'src ports adapters server composition ui tests sandbox demo docs scripts bench'.split(' ');
const TEXT = /\.(?:tsx?|[cm]?js|md|example)$/u;

const CASES = join('docs', 'cases.md');
/** Its examples cite nothing. */
const ITSELF = join('tests', 'docs', 'references.test.ts');
const page = readFileSync(CASES, 'utf8');
const defined = Array.from(page.matchAll(/^- \*\*([A-Z]{2}\d+)\*\* /gmu), ([, id = '']) => id);
const requirements = new Set(
  parseRequirements(readFileSync(join('docs', 'requirements.md'), 'utf8')).map(({ id }) => id),
);
const headings = Array.from(page.matchAll(/^## (.+)$/gmu), ([, title = '']) => title);

const files = [...textsIn('.', false), ...FOLDERS.flatMap((folder) => textsIn(folder, true))];
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
/** Titles by the text of a test file, as the compiler parses it slowly. */
const titlesOfText = new Map<string, readonly string[]>();
const citations = files
  .filter((file) => file !== CASES && file !== ITSELF)
  .flatMap((file) => casesOf(file, texts.get(file) ?? '').map((id) => ({ id, file })))
  .filter(({ id }) => !requirements.has(id));

describe('docs/cases.md', () => {
  it('has every case once, under a known prefix', () => {
    expect(defined).toEqual([...new Set(defined)]);
    expect(defined.filter((id) => !PREFIXES.includes(id.slice(0, 2)))).toEqual([]);
  });

  it('defines every case that a test or a comment cites', () => {
    expect(citations.length).toBeGreaterThan(100);
    expect(citations.filter(({ id }) => !defined.includes(id))).toEqual([]);
  });

  it('defines no case that is never cited', () => {
    const cited = new Set(citations.map(({ id }) => id));
    expect(defined.filter((id) => !cited.has(id))).toEqual([]);
  });

  it('has the sections that comments name', () => {
    const named = files.flatMap((file) => sectionsIn(texts.get(file) ?? ''));
    expect(named).toContain('Limits');
    expect(named.filter((name) => !headings.some((title) => title.startsWith(name)))).toEqual([]);
  });

  it('is cited instead of a table of faults outside the repository', () => {
    const outside = /faults[\s*]+table/iu;
    expect(files.filter((file) => outside.test(texts.get(file) ?? ''))).toEqual([]);
  });
});

/** Other files of code, whose names may be cited as well. */
const DATA = /\.(?:jsonc?|graphql|css|html|py)$/u;
const TEST = /\.(?:test|spec)\.tsx?$/u;

/** Names of vendors, libraries and operating systems that the shop does not use itself. */
const FOREIGN_NAMES: ReadonlySet<string> = new Set([
  'EAGAIN',
  'HYPERLINK',
  'NNNN',
  'NORMAL',
  'VACUUM',
  'counterexamplePath',
  'dangerouslySetInnerHTML',
  'priceValidUntil',
]);

const code = [...files, ...dataFiles()].filter((file) => !file.endsWith('.md') && !TEST.test(file));
const names = new Set(
  code.flatMap((file) => wordsIn(withoutComments(texts.get(file) ?? readFileSync(file, 'utf8')))),
);

describe('names in comments, titles of tests and pages', () => {
  it('are names of the code', () => {
    const unknown = files
      .filter((file) => file !== ITSELF)
      .flatMap((file) =>
        unknownNamesIn(file, texts.get(file) ?? '').map((name) => ({ name, file })),
      );
    expect(unknown).toEqual([]);
  });
});

describe('unknownNamesIn', () => {
  it('finds names that no code has, in comments, titles and pages', () => {
    expect(unknownNamesIn('src/a.ts', '/** See `noSuchName`. */')).toEqual(['noSuchName']);
    expect(unknownNamesIn('src/a.ts', '// {@link NoSuchName}')).toEqual(['NoSuchName']);
    expect(unknownNamesIn('tests/a.test.ts', "it('reads NO_SUCH_NAME')")).toEqual(['NO_SUCH_NAME']);
    expect(unknownNamesIn('docs/a.md', 'As `noSuchName(1)` is.')).toEqual(['noSuchName']);
  });

  it('accepts names of the code, of the same test and of the same page', () => {
    expect(unknownNamesIn('src/a.ts', '/** See `showCategory` and `a.b`. */')).toEqual([]);
    expect(unknownNamesIn('tests/a.test.ts', "const ownName = 1; it('is ownName')")).toEqual([]);
    expect(unknownNamesIn('docs/a.md', '`ownName`:\n```ts\nownName();\n```')).toEqual([]);
  });
});

describe('casesOf', () => {
  it('finds known prefixes anywhere in titles and comments', () => {
    const titles = "it('C4 EC5 says it'); describe('silent (FT4)')";
    expect(casesOf('tests/a.test.ts', titles)).toEqual(['EC5', 'FT4']);
    expect(casesOf('src/a.ts', '/** FT18 */ // (FT36, FT37)')).toEqual(['FT18', 'FT36', 'FT37']);
    expect(casesOf('docs/a.md', 'As in FT19.')).toEqual(['FT19']);
  });

  it('finds unknown prefixes only at the start of titles', () => {
    expect(casesOf('tests/a.test.ts', "it('C4 XY7 EL6 says it')")).toEqual(['XY7', 'EL6']);
    expect(casesOf('tests/a.test.ts', "it('C4 says XY7')")).toEqual([]);
  });

  it('ignores text that only looks like a citation', () => {
    expect(casesOf('src/a.ts', "const sku = 'EP2';")).toEqual([]);
    expect(casesOf('src/a.ts', '/* ES2023, PEP2, EP2x */')).toEqual([]);
  });
});

function titlesIn(file: string, text: string): readonly string[] {
  const titles = titlesOfText.get(text) ?? testTitlesOf(file, text);
  titlesOfText.set(text, titles);
  return titles;
}

/** Text files of a folder, and of those below it. */
function textsIn(folder: string, recursive: boolean): readonly string[] {
  return readdirSync(folder, { recursive, encoding: 'utf8' })
    .filter((name) => TEXT.test(name))
    .map((name) => join(folder, name));
}

function dataFiles(): readonly string[] {
  return [...FOLDERS, 'locales'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => DATA.test(name))
      .map((name) => join(folder, name)),
  );
}

/** Names that a file cites and that are neither in code nor in its own. */
function unknownNamesIn(file: string, text: string): readonly string[] {
  const titles = TEST.test(file) ? titlesIn(file, text) : [];
  const isPage = file.endsWith('.md');
  const examples = text.match(/^ *```[^]*?^ *```/gmu) ?? [];
  const prose = isPage ? [text.replaceAll(/^ *```[^]*?^ *```/gmu, '')] : commentsIn(text);
  const own = isPage
    ? examples.join('\n')
    : titles.reduce((rest, title) => rest.replaceAll(title, ''), withoutComments(text));
  const known = new Set(wordsIn(own));
  return [...prose.flatMap(namesInProse), ...titles.flatMap(namesInTitle)].filter(
    (name) => !known.has(name) && !names.has(name) && !FOREIGN_NAMES.has(name),
  );
}

/** Cases that a file cites, each once: a page anywhere, code in comments and titles of tests. */
function casesOf(file: string, text: string): readonly string[] {
  if (file.endsWith('.md')) return [...new Set(knownIn(text))];
  const titles = file.startsWith('tests') ? titlesIn(file, text) : [];
  return [...new Set([...titles.flatMap(casesInTitle), ...commentsIn(text).flatMap(knownIn)])];
}

/** In a title also an unknown prefix counts, if the title begins with it. */
function casesInTitle(title: string): readonly string[] {
  const [beginning = ''] = /^(?:[A-Z]{1,2}\d+[a-z]?\s+)+/u.exec(title) ?? [];
  return [...(beginning.match(/[A-Z]{2}\d+/gu) ?? []), ...knownIn(title)];
}

function knownIn(text: string): readonly string[] {
  const known = new RegExp(String.raw`\b(?:${PREFIXES.join('|')})\d{1,2}\b`, 'gu');
  return text.match(known) ?? [];
}

/** `Limits` of "docs/cases.md, Limits", also where a comment breaks the line. */
function sectionsIn(text: string): readonly string[] {
  return Array.from(text.matchAll(/docs\/cases\.md,[\s*]+(\w+)/gu), ([, name = '']) => name);
}
