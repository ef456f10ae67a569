import { processCommandLine } from './command-line.ts';
import { runDeclarations } from './declarations-command.ts';

process.exitCode = await runDeclarations(process.argv.slice(2), processCommandLine);
