import { processCommandLine } from './command-line.ts';
import { runDoctor } from './doctor-command.ts';

process.exitCode = await runDoctor(process.argv.slice(2), processCommandLine);
