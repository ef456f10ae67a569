import { processCommandLine } from './command-line.ts';
import { runReviews } from './reviews-command.ts';

process.exitCode = await runReviews(process.argv.slice(2), processCommandLine);
