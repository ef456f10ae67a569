import { runDeclarations } from './declarations-command.ts';

process.exitCode = await runDeclarations(process.argv.slice(2), {
  environment: process.env,
  print: (text) => process.stdout.write(text),
  complain: (line) => process.stderr.write(`${line}\n`),
});
