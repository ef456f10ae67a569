import fc from 'fast-check';

/** For the short run: as many runs of a law as those by which mutation tests find broken rules. */
fc.configureGlobal({ numRuns: 40 });
