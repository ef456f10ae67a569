import { processCommandLine } from './command-line.ts';
import { runExplain } from './explain-command.ts';

process.exitCode = await runExplain(process.argv.slice(2), processCommandLine);
