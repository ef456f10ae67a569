import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

function related(...words: readonly string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/related.mjs', ...words],
    { encoding: 'utf8' },
  );
  return { status, stderr, tests: stdout.split('\n').filter(Boolean) };
}

describe('npm run test:related', () => {
  it('begins with the test named after the file, and asks the shop too', () => {
    const { tests } = related('server/routes/pages.ts', '--list');
    expect(tests[0]).toBe('tests/server/routes/pages.test.ts');
    expect(tests).toContain('tests/server/app.test.ts');
  });

  it('takes a dozen of the tests that import the file, and not the shop for the domain', () => {
    const { tests } = related('src/shared/result.ts', '--list');
    expect(tests).toHaveLength(12);
    expect(tests).not.toContain('tests/server/app.test.ts');
  });

  it('takes tests that reach the file through another', () => {
    const { tests } = related('server/observe/observe-requests.ts', '--list');
    expect(tests.length).toBeGreaterThan(2);
  });

  it('leaves out the tests of every page and of broken networks', () => {
    const { tests } = related('adapters/embedded/catalogue-store.ts', '--list');
    expect(tests.filter((test) => /^tests\/(?:crawl|faults|demo)\//u.test(test))).toEqual([]);
  });

  it('takes a test as it is', () => {
    expect(related('tests/server/app.test.ts', '--list').tests).toEqual([
      'tests/server/app.test.ts',
    ]);
  });

  it('prints its usage without a file, and names one that does not exist', () => {
    expect(related()).toMatchObject({ status: 1, stderr: expect.stringMatching(/^Usage: /u) });
    expect(related('server/none.ts')).toMatchObject({
      status: 1,
      stderr: 'server/none.ts does not exist\n',
    });
  });
});
