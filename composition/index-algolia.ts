import { processCommandLine } from './command-line.ts';
import { runIndexing } from './indexing-command.ts';

process.exitCode = await runIndexing(process.argv.slice(2), processCommandLine, process.stderr);
