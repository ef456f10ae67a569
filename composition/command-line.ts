import process from 'node:process';

/** Where a command reads its settings and writes its answer. */
export type CommandLine = {
  readonly environment: Readonly<Record<string, string | undefined>>;
  print(text: string): void;
  complain(line: string): void;
};

export const processCommandLine: CommandLine = {
  environment: process.env,
  print: (text) => process.stdout.write(text),
  complain: (line) => process.stderr.write(`${line}\n`),
};

/** Writes why the command ends without an answer; returns its exit code. */
export function fail(line: CommandLine, messages: readonly string[]): number {
  for (const message of messages) line.complain(message);
  return 1;
}
