import { describe, expect, it } from 'vitest';
import { runScript } from '../support/list-program.ts';

const related = (file: string): readonly string[] => runScript('related.mjs', file, '--list').lines;

describe('the tests that npm run test:related chooses', () => {
  it('are a dozen of those that import the file, and not the shop for the domain', () => {
    const tests = related('src/shared/result.ts');
    expect(tests).toHaveLength(12);
    expect(tests).not.toContain('tests/server/app.test.ts');
  });

  it('are also those that reach the file through another', () => {
    expect(related('server/observe/observe-requests.ts').length).toBeGreaterThan(2);
  });

  it('are not those of every page and of broken networks', () => {
    const tests = related('adapters/embedded/catalogue-store.ts');
    expect(tests.length).toBeGreaterThan(0);
    expect(tests.filter((test) => /^tests\/(?:crawl|faults|demo)\//u.test(test))).toEqual([]);
  });

  it('are a test itself', () => {
    expect(related('tests/server/app.test.ts')).toEqual(['tests/server/app.test.ts']);
  });
});
