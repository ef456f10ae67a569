import { describe, expect, it } from 'vitest';
import { runScript } from '../support/list-program.ts';

describe('npm run test:related', () => {
  it('begins with the test named after the file, and asks the shop too', () => {
    const { lines } = runScript('related.mjs', 'server/routes/pages.ts', '--list');
    expect(lines[0]).toBe('tests/server/routes/pages.test.ts');
    expect(lines).toContain('tests/server/app.test.ts');
  });

  it('prints its usage without a file, and names one that does not exist', () => {
    expect(runScript('related.mjs')).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Usage: /u),
    });
    expect(runScript('related.mjs', 'server/none.ts')).toMatchObject({
      status: 1,
      stderr: 'server/none.ts does not exist\n',
    });
  });
});
