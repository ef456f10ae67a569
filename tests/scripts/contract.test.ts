import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { runContracts } from '../live/run-contracts.ts';

function contract(...words: readonly string[]) {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/contract.mjs', ...words], {
    encoding: 'utf8',
    env: { PATH: process.env['PATH'] },
  });
  return { status, stderr };
}

describe('npm run contract', () => {
  it('prints its usage without arguments', () => {
    expect(contract()).toEqual({
      status: 1,
      stderr: expect.stringMatching(/^Usage: npm run contract -- --env <file/u),
    });
  });

  it('names the file that it cannot read', () => {
    expect(contract('--env', 'none.env')).toEqual({
      status: 1,
      stderr: expect.stringMatching(/\/none\.env cannot be read: ENOENT\n$/u),
    });
  });

  it('exits with 1 for an unknown option', () => {
    expect(contract('--environment', 'x').status).toBe(1);
  });

  it('reports configuration errors and exits with 1', async () => {
    const printed: string[] = [];
    const environment = { COMMERCE: 'magento' };
    const code = await runContracts({
      environment,
      isJson: false,
      complain: (text) => printed.push(text),
    });
    expect(code).toBe(1);
    expect(printed).toEqual(['MAGENTO_URL="" is required by COMMERCE=magento\n']);
  });
});
