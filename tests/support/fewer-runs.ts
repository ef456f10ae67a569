import fc from 'fast-check';

/**
 * For mutation tests: a law that cannot tell a broken rule from a whole one in this many runs is
 * too weak, and shrinking a counterexample that nobody will read takes time.
 */
fc.configureGlobal({ numRuns: 40, endOnFailure: true });
