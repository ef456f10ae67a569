import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, StepFailure } from './run.mjs';

/**
 * `npm run contract:table`: how many cases of each port's contract each adapter passed in the last
 * `npm test`. Prints the table and writes it into docs/contracts.md.
 */
const REPORTS = join(ROOT, '.cache', 'reports');
const DOCUMENT = join(ROOT, 'docs', 'contracts.md');
const TABLE = /(?<=<!-- table -->\n)[\s\S]*(?=<!-- end of table -->)/;

await prepare(ensureInstalled, async () => {
  const { runnerImport } = await import('vite');
  const { module } = await runnerImport(join(ROOT, 'tests/support/contract-table.ts'), {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
  });
  const ports = new Set(module.contractsBelow(join(ROOT, 'tests/contracts')).values());
  const counts = module.countCases(reportedTests(), ports);
  if (counts.length === 0) throw new StepFailure('No contract reports found: run npm test first.');
  const table = await formatted(`\n${module.formatContractTable(counts)}\n\n`);
  writeFileSync(
    DOCUMENT,
    readFileSync(DOCUMENT, 'utf8').replace(TABLE, () => `\n${table}\n`),
  );
  process.stdout.write(table);
});

/** Tests from all available Vitest reports; browser reports have another format. */
function reportedTests() {
  if (!existsSync(REPORTS)) return [];
  return readdirSync(REPORTS)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(REPORTS, name), 'utf8')))
    .flatMap(({ testResults = [] }) => testResults)
    .flatMap(({ assertionResults }) => assertionResults);
}

async function formatted(table) {
  const { format } = await import('oxfmt');
  return (await format(DOCUMENT, table)).code;
}
