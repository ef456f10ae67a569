import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { runPrices } from '#composition/prices-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'prices-command-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HEADER = 'market,sku,price,currency,from,until,source\r\n';
const line = (price: string, from: string, until: string, sku = 'M1-160') =>
  `nl-nl,${sku},${price},EUR,${from}T00:00:00Z,${until}T00:00:00Z,imported\r\n`;
const FILE = `${HEADER}${line('599.00', '2026-09-01', '2026-10-01')}${line('499.50', '2026-10-02', '2026-11-01')}`;

let count = 0;

/** A command line over a data folder of its own. */
function open() {
  count += 1;
  const dataDir = join(folder, String(count));
  const said = { printed: '', complained: [] as string[] };
  const run = (...args: readonly string[]) => {
    [said.printed, said.complained] = ['', []];
    return runPrices(args, {
      environment: { DATA_DIR: dataDir, INIT_CWD: folder },
      print: (text) => void (said.printed += text),
      complain: (text) => void said.complained.push(text),
    });
  };
  const write = (text: string) => {
    writeFileSync(join(folder, `${count}.csv`), text);
    return `${count}.csv`;
  };
  return { said, run, write };
}

describe('runPrices', () => {
  it('P3a exports what it has imported', async () => {
    const { said, run, write } = open();
    expect(await run('import', write(FILE))).toBe(0);
    expect(said.printed).toBe('2 prices read, 2 of them new.\n');
    expect(await run('export')).toBe(0);
    expect(said.printed).toBe(FILE);
  });

  it('P3a imports the same file again without a change', async () => {
    const { said, run, write } = open();
    const file = write(`\uFEFF${FILE}`);
    await run('import', file);
    expect(await run('import', file)).toBe(0);
    expect(said.printed).toBe('2 prices read, 0 of them new.\n');
  });

  it('P3a refuses a shop in memory', async () => {
    const { said, write } = open();
    const line = { print: () => undefined, complain: (text: string) => said.complained.push(text) };
    const environment = { DATA_DIR: ':memory:', INIT_CWD: folder };
    expect(await runPrices(['import', write(FILE)], { environment, ...line })).toBe(1);
    expect(said.complained).toEqual([
      'DATA_DIR: must be a folder, prices in memory are those of one process',
    ]);
  });

  it('P3a names each wrong line, and imports nothing', async () => {
    const { said, run, write } = open();
    const wrong = [
      line('free', '2026-09-01', '2026-10-01'),
      line('1.00', '2026-09-01', '2026-08-01'),
    ];
    expect(await run('import', write(FILE + wrong.join('') + '\r\n'))).toBe(1);
    expect(said.complained).toEqual([
      'line 4: price is no "free"',
      'line 5: until is no "2026-08-01T00:00:00Z"',
      'line 6: market is missing',
      'Nothing was imported.',
    ]);
    expect(await run('export')).toBe(0);
    expect(said.printed).toBe(HEADER);
  });

  it('P3a names a line that contradicts another, and imports nothing', async () => {
    const { said, run, write } = open();
    const other = line('598.00', '2026-09-20', '2026-09-21');
    expect(await run('import', write(FILE + other))).toBe(1);
    expect(said.complained[0]).toBe(
      'line 4: M1-160 had another price then, of 59900 cents, not 59800',
    );
    await run('export');
    expect(said.printed).toBe(HEADER);
  });

  it('P3a refuses a file without its columns after twenty lines at most', async () => {
    const { said, run, write } = open();
    expect(await run('import', write('sku;price\r\n'.repeat(50)))).toBe(1);
    expect(said.complained).toEqual(['line 1: market is missing', 'Nothing was imported.']);
    expect(await run('import', write(''))).toBe(1);
    expect(await run('import', write(HEADER + 'x\r\n'.repeat(50)))).toBe(1);
    expect(said.complained).toHaveLength(21);
  });

  it('refuses other words, a file that is not there, and a folder without prices', async () => {
    const { said, run } = open();
    for (const args of [[], ['import'], ['delete', 'x'], ['import', 'missing.csv']])
      expect(await run(...args)).toBe(1);
    expect(said.complained[0]).toContain('There is no');
    rmSync(join(folder, String(count)), { recursive: true, force: true });
    expect(await run('export')).toBe(1);
    expect(said.complained[0]).toContain('DATA_DIR');
  });
});
