/** In seconds: from an answer out of memory to the longest that a change may take. */
export const BUCKETS = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2, 3, 5, 8, 12, 20];
