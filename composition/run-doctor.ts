import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { type CommandLine, fail, processCommandLine } from './command-line.ts';
import { runDoctor } from './doctor-command.ts';

process.exitCode = await runWithArguments(process.argv.slice(2), processCommandLine);

/** `--env <file>` takes the settings from a file, and none from the environment. */
async function runWithArguments(args: readonly string[], line: CommandLine): Promise<number> {
  try {
    const { values } = parseArgs({ args: [...args], options: { env: { type: 'string' } } });
    if (values.env === undefined) return await runDoctor(line);
    const path = resolve(line.environment['INIT_CWD'] ?? '.', values.env);
    return await runDoctor({ ...line, environment: parseEnv(readFileSync(path, 'utf8')) });
  } catch (error) {
    return fail(line, [error instanceof Error ? error.message : String(error)]);
  }
}
