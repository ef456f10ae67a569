import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';
import { prepare, ROOT, runTool, step } from './run.mjs';

/**
 * `npm run faults`: 1,000 clicks on "add to cart" through a proxy that injects faults, with a table
 * of outcomes. `-- --pace 1` runs in real time, otherwise four times faster; `-- --clicks 200`, `--
 * --seed 7`.
 */
const given = (name, otherwise) => {
  const place = process.argv.indexOf(`--${name}`);
  return place === -1 ? otherwise : (process.argv[place + 1] ?? otherwise);
};
const FOLDER = join(ROOT, '.cache', 'reports');
const FILE = join(FOLDER, 'faults.json');
const settings = {
  FAULT_CLICKS: given('clicks', '1000'),
  FAULT_PACE: given('pace', '4'),
  FAULT_SEED: given('seed', ''),
  FAULT_REPORT: FILE,
};

await prepare(ensureInstalled);
mkdirSync(FOLDER, { recursive: true });
rmSync(FILE, { force: true });
process.exitCode = await step(`${settings.FAULT_CLICKS} clicks through faults`, () =>
  runTool('vitest', ['run', 'tests/faults/clicks.test.ts'], settings),
);
print(JSON.parse(readFileSync(FILE, 'utf8')));

function print(report) {
  const { faults, outcomes, seen, unseen } = report;
  const kinds = Object.keys(faults).sort((a, b) => faults[b].first - faults[a].first);
  table([
    ['met', 'first sends', 'further sends', 'other calls'],
    ...kinds.map((kind) => [kind, faults[kind].first, faults[kind].further, faults[kind].other]),
  ]);
  table([
    ['', ''],
    ['clicks', report.clicks],
    ['carts', report.carts],
    ['seed', report.seed],
    ['pace', report.pace],
    ['first sends with a fault', share(report.firstHit, report)],
    ['connections closed without a response', report.turnedAway],
    ['adds sent', report.addsSent],
    ['adds delivered', report.addsDelivered],
    ['reported as added', outcomes.added],
    ['reported as failed, and not added', outcomes.failed],
    ['reported as busy, and not added', outcomes.busy],
    ['reported as refused', outcomes.refused],
    ['reported as changed elsewhere', outcomes.changed],
    ['reported as unknown', share(outcomes.unknown, report)],
    ['lines above the reported quantity', seen.above],
    ['… before the next cart read', unseen.above],
    ['lines below the reported quantity', seen.missing],
    ['unexplained lines', seen.unexplained],
    ['median answer, shop seconds', report.medianAnswer.toFixed(1)],
    ['longest answer, shop seconds', report.longestAnswer.toFixed(1)],
    ['seconds', report.seconds.toFixed(0)],
  ]);
}

function share(count, { clicks }) {
  return `${count} (${((100 * count) / clicks).toFixed(1)} %)`;
}

/** Prints rows; the first column is text, the others are numbers. */
function table(rows) {
  const widths = rows[0].map((_, column) =>
    Math.max(...rows.map((row) => `${row[column]}`.length)),
  );
  for (const row of rows) {
    const cells = row.map((cell, column) =>
      column === 0 ? `${cell}`.padEnd(widths[0]) : `${cell}`.padStart(widths[column]),
    );
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}
