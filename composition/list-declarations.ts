import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedDeclarations } from '#adapters/embedded/embedded-declarations.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { Declarations } from '#ports/declarations.ts';
import { parseConfig, type Config } from '#server/config.ts';
import { declarationCsvHeader, declarationCsvLine } from '#src/declarations/declaration-csv.ts';
import type { StoredDeclaration } from '#src/declarations/stored-declaration.ts';

/*
 * `npm run declarations`: writes the declarations made to the shop as JSON, one object a line;
 * `--csv` writes a table. `--again <id>` re-creates the emails of a withdrawal from its row: the
 * running server sends them within a minute.
 */

const PAGE = 200;

async function main(args: readonly string[]): Promise<number> {
  const config = parseConfig(process.env);
  if (!config.ok) return fail(config.error);
  const file = join(config.value.dataDir, 'carts.db');
  if (!existsSync(file)) return fail([`DATA_DIR: there is no ${file}`]);
  const database = openCartDatabase(file);
  try {
    return await answer(args, declarationsOf(database, config.value));
  } finally {
    database.close();
  }
}

const declarationsOf = (
  database: ReturnType<typeof openCartDatabase>,
  { withdrawalEmail: shopEmail }: Config,
): Declarations => createEmbeddedDeclarations({ database, clock: createSystemClock(), shopEmail });

function answer(args: readonly string[], declarations: Declarations): Promise<number> {
  const [word, id] = args;
  if (word === '--again') return resend(declarations, id);
  if (word === '--csv') return list(declarations, declarationCsvLine, declarationCsvHeader());
  if (word !== undefined)
    return Promise.resolve(fail([`Unknown: ${word}. Takes --csv, --again <id>`]));
  return list(declarations, (declaration) => `${JSON.stringify(declaration)}\n`);
}

async function list(
  declarations: Declarations,
  lineOf: (declaration: StoredDeclaration) => string,
  header = '',
): Promise<number> {
  process.stdout.write(header);
  for (let last = 0; ;) {
    const page = await declarations.listAfter(last, PAGE);
    if (!page.ok) return fail([page.error.message]);
    if (page.value.length === 0) return 0;
    process.stdout.write(page.value.map(lineOf).join(''));
    last = page.value.at(-1)?.id ?? last;
  }
}

async function resend(declarations: Declarations, id: string | undefined): Promise<number> {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1)
    return fail(['--again requires the id of a withdrawal']);
  const sent = await declarations.resend(number);
  if (!sent.ok) return fail([sent.error.message]);
  if (sent.value === 'unknown') return fail([`There is no withdrawal ${number}`]);
  process.stdout.write(`The emails of ${number} are queued to be sent.\n`);
  return 0;
}

function fail(lines: readonly string[]): number {
  for (const line of lines) process.stderr.write(`${line}\n`);
  return 1;
}

process.exitCode = await main(process.argv.slice(2));
