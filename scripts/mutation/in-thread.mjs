import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';

/**
 * Setup file of the tests that are shown to mutants: switches the mutant on between the first and
 * the last hook of a file, and reports how often it was met; in Stryker's first run it records which
 * test meets which mutants. Instrumented code asks the same global.
 */
const stryker = (globalThis[INSTRUMENTER_CONSTANTS.NAMESPACE] ??= {});
const { mutant, isStatic, hitLimit, isRecorded } = inject('mutation');

// A static mutant is on while modules are loaded, others are not, nor is one of an earlier run.
stryker.activeMutant = isStatic ? mutant : undefined;
stryker.hitLimit = hitLimit;
stryker.hitCount = 0;

if (isRecorded) {
  beforeEach(({ task }) => {
    stryker.currentTestId = task.id;
  });
  afterEach(() => {
    stryker.currentTestId = undefined;
  });
} else {
  beforeAll(() => {
    stryker.activeMutant = mutant;
  });
}

// oxlint-disable-next-line eslint/no-empty-pattern -- Vitest takes no other first parameter
afterAll(({}, file) => {
  stryker.activeMutant = undefined;
  if (!isRecorded) file.meta.hitCount = stryker.hitCount;
  else if (stryker.mutantCoverage) file.meta.coverage = takeCoverage(stryker.mutantCoverage);
});

/** Empties the record, which modules hold on to, so that each file reports only its own part. */
function takeCoverage(coverage) {
  const { static: atImport, perTest } = coverage;
  coverage.static = {};
  coverage.perTest = {};
  return { static: atImport, perTest };
}
