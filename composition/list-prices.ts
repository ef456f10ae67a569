import { processCommandLine } from './command-line.ts';
import { runPrices } from './prices-command.ts';

process.exitCode = await runPrices(process.argv.slice(2), processCommandLine);
