import { spawnSync } from 'node:child_process';

/** What a program of `scripts` ends with, and the lines that it prints. */
export function runScript(script: string, ...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`scripts/${script}`, ...words], {
    encoding: 'utf8',
  });
  return { status, stderr, lines: stdout.split('\n').filter(Boolean) };
}
