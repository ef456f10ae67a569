/** See `test-groups.mjs`. */
export const IN_FULL_RUN: readonly string[];
