import { filledIn, lineWith, type FieldReason } from './form.ts';
import type { Result } from './result.ts';

/** The longest name of a person, a street or a place, in characters. */
export const LONGEST_NAME = 64;

/**
 * The name of a person, a street or a place: one tidy line in any script, but not of digits and
 * signs alone.
 */
export const parseName = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = filledIn<string, FieldReason>(LONGEST_NAME, lineWith(/\p{L}/u));
