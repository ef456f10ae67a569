import fc from 'fast-check';

/**
 * For mutation tests: a law that does not detect a broken rule in this many runs is too weak, and
 * shrinking an unread counterexample takes time.
 */
fc.configureGlobal({ numRuns: 40, endOnFailure: true });
