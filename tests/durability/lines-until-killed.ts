import { spawn } from 'node:child_process';

/**
 * Starts a program that writes lines, and kills it during its work, once it has written `after`.
 * Returns its complete lines: the last may have been cut off.
 */
export function linesUntilKilled(
  program: readonly string[],
  after: number,
): Promise<readonly string[]> {
  const child = spawn(process.execPath, program, { stdio: ['ignore', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
    if (linesOf(said).length >= after) child.kill('SIGKILL');
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => {
      if (signal === 'SIGKILL') resolve(linesOf(said));
      else reject(new Error(`The writer ended by itself, with ${code}.`));
    });
  });
}

const linesOf = (said: string): readonly string[] => said.split('\n').slice(0, -1);
