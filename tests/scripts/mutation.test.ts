import { describe, expect, it } from 'vitest';
import { runScript } from '../support/list-program.ts';

describe('npm run test:mutation', () => {
  it('takes the files of a layer, but not what is generated', () => {
    const { lines } = runScript('mutation.mjs', '--list', 'adapters');
    expect(lines).toContain('adapters/guard/upstream-guard.ts');
    expect(lines.filter((place) => !place.startsWith('adapters/'))).toEqual([]);
    expect(lines.filter((place) => place.includes('/generated/'))).toEqual([]);
  });

  it('names what is in no layer', () => {
    expect(runScript('mutation.mjs', '--list', 'docs')).toMatchObject({
      status: 1,
      stderr: 'docs is no layer, and in none\n',
    });
  });
});
