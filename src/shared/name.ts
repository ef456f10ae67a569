import { requiredField, matchesPattern, type FieldReason } from './form.ts';
import type { Result } from './result.ts';

/** Maximum length of the name of a person, a street or a place, in characters. */
export const LONGEST_NAME = 64;

/**
 * Parses the name of a person, a street or a place: one tidied line in any script, with at least
 * one letter.
 */
export const parseName = (typed: string): Result<string, FieldReason> => readTyped(typed);

const readTyped = requiredField<string, FieldReason>(LONGEST_NAME, matchesPattern(/\p{L}/u));
