import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runAdvice } from '#composition/advice-command.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';

const PREVIEW_KEY = 'a-key-for-previews';

async function run(...args: readonly string[]) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const code = await runAdvice(args, {
    environment: { DATA_DIR: ':memory:', PREVIEW_KEY },
    print: (text) => printed.push(text),
    complain: (line) => complaints.push(line),
  });
  return { code, complaints, text: printed.join('') };
}

/** Files of a folder with these tables. */
function filesOf(...tables: readonly unknown[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'advice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return tables.map((table, index) => {
    const file = join(folder, `${index}.json`);
    writeFileSync(file, JSON.stringify(table));
    return file;
  });
}

describe('runAdvice', () => {
  it('A7 prints the published table, as a file to change', async () => {
    const { code, text } = await run();
    expect(code).toBe(0);
    expect(JSON.parse(text)).toEqual(adviceRules);
  });

  it('A7 says which results a file moves of another, with an example of each', async () => {
    const { code, text } = await run(...filesOf(adviceRules, draftAdviceRules));
    expect(code).toBe(0);
    expect(text).toMatch(/^\d+ of \d+ results move\.$/mu);
    expect(text).toMatch(
      /^ +\d+ {2}firmness: \d(?:\.5)? \([a-z-]+\) -> .* such as \d+ kg \d+ cm side.* sore shoulder/mu,
    );
    expect(text).toMatch(/^ +\d+ {2}mattresses: 1 -> 2, such as .* and /mu);
  });

  it('A7 says which results a file or a draft moves of those that are published', async () => {
    const ofFiles = await run(...filesOf(adviceRules, draftAdviceRules));
    expect(await run(...filesOf(draftAdviceRules))).toEqual(ofFiles);
    expect(await run('--draft', PREVIEW_KEY)).toEqual(ofFiles);
    expect((await run(...filesOf(adviceRules))).text).toMatch(/^0 of \d+ results move\.\n$/u);
  });

  it('A7 says what is wrong with a table', async () => {
    const [broken = ''] = filesOf({ ...adviceRules, shoulder: -0.3 });
    expect(await run(broken)).toEqual({
      code: 1,
      text: '',
      complaints: [`${broken}: firmness: must be in halves`],
    });
    expect(await run('/nowhere.json')).toMatchObject({
      code: 1,
      complaints: ['There is no /nowhere.json'],
    });
  });

  it.each([
    [['a', 'b', 'c']],
    [['--draft']],
    [['--draft', 'no key!']],
    [['--draft', 'key', 'file']],
  ])('A7 takes no %j', async (args) => {
    expect(await run(...args)).toMatchObject({
      code: 1,
      complaints: [expect.stringContaining('Takes nothing')],
    });
  });
});
