import { runAdvice } from './advice-command.ts';
import { processCommandLine } from './command-line.ts';

process.exitCode = await runAdvice(process.argv.slice(2), processCommandLine);
