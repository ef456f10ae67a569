/**
 * 0 for a value of 2 or less, 200 otherwise (P7). The specification gives the numbers without their
 * meaning; read as milliseconds it is a delay that starts with the third of something: the third
 * letter of a search text, the third picture of a row.
 */
export const stepDelay = (value: number): 0 | 200 => (value <= 2 ? 0 : 200);
