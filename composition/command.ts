import { type CommandLine, fail, processCommandLine } from './command-line.ts';

type Command = (args: readonly string[], line: CommandLine) => Promise<number>;

/** What `scripts/command.mjs` runs for the shop's operator; a command loads nothing of the others. */
const COMMANDS: Readonly<Record<string, Command>> = {
  advice: async (...given) => (await import('./advice-command.ts')).runAdvice(...given),
  declarations: async (...given) =>
    (await import('./declarations-command.ts')).runDeclarations(...given),
  doctor: async (...given) => (await import('./doctor-command.ts')).runDoctor(...given),
  explain: async (...given) => (await import('./explain-command.ts')).runExplain(...given),
  'index-algolia': async (...given) =>
    (await import('./indexing-command.ts')).runIndexing(...given, process.stderr),
  prices: async (...given) => (await import('./prices-command.ts')).runPrices(...given),
  reviews: async (...given) => (await import('./reviews-command.ts')).runReviews(...given),
};

const [name = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
process.exitCode = command
  ? await command(args, processCommandLine)
  : fail(processCommandLine, [`Commands are ${Object.keys(COMMANDS).join(', ')}`]);
