import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openCartDatabase } from '#adapters/embedded/cart-database.ts';
import { createEmbeddedDeclarations } from '#adapters/embedded/embedded-declarations.ts';
import { createSystemClock } from '#adapters/system/clock-and-ids.ts';
import type { Declarations } from '#ports/declarations.ts';
import { parseConfig, type Config } from '#server/config.ts';
import { declarationCsvHeader, declarationCsvLine } from '#src/declarations/declaration-csv.ts';
import type { StoredDeclaration } from '#src/declarations/stored-declaration.ts';
import { type CommandLine, fail } from './command-line.ts';

const PAGE = 200;

/**
 * `npm run declarations`: writes the declarations made to the shop as JSON, one object a line;
 * `--csv` writes a table. `--again <id>` re-creates the emails of a withdrawal from its row: the
 * running server sends them within a minute. Returns the exit code.
 */
export async function runDeclarations(args: readonly string[], line: CommandLine): Promise<number> {
  const config = parseConfig(line.environment);
  if (!config.ok) return fail(line, config.error);
  const file = join(config.value.dataDir, 'carts.db');
  if (!existsSync(file)) return fail(line, [`DATA_DIR: there is no ${file}`]);
  const database = openCartDatabase(file);
  try {
    return await answer(args, declarationsOf(database, config.value), line);
  } finally {
    database.close();
  }
}

const declarationsOf = (
  database: ReturnType<typeof openCartDatabase>,
  { withdrawalEmail: shopEmail }: Config,
): Declarations => createEmbeddedDeclarations({ database, clock: createSystemClock(), shopEmail });

async function answer(
  [word, id]: readonly string[],
  declarations: Declarations,
  line: CommandLine,
): Promise<number> {
  if (word === undefined) return list(declarations, asJson, line);
  if (word === '--again') return resend(declarations, id, line);
  if (word !== '--csv') return fail(line, [`Unknown: ${word}. Takes --csv, --again <id>`]);
  line.print(declarationCsvHeader());
  return list(declarations, declarationCsvLine, line);
}

const asJson = (declaration: StoredDeclaration) => `${JSON.stringify(declaration)}\n`;

async function list(
  declarations: Declarations,
  format: (declaration: StoredDeclaration) => string,
  line: CommandLine,
): Promise<number> {
  for (let last = 0; ;) {
    const page = await declarations.listAfter(last, PAGE);
    if (!page.ok) return fail(line, [page.error.message]);
    if (page.value.length === 0) return 0;
    line.print(page.value.map(format).join(''));
    last = page.value.at(-1)?.id ?? last;
  }
}

async function resend(
  declarations: Declarations,
  id: string | undefined,
  line: CommandLine,
): Promise<number> {
  const number = Number(id);
  if (!Number.isInteger(number) || number < 1)
    return fail(line, ['--again requires the id of a withdrawal']);
  const sent = await declarations.resend(number);
  if (!sent.ok) return fail(line, [sent.error.message]);
  if (sent.value === 'unknown') return fail(line, [`There is no withdrawal ${number}`]);
  line.print(`The emails of ${number} are queued to be sent.\n`);
  return 0;
}
