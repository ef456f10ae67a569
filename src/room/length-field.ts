import { type FieldReason, type FieldRule, requiredField } from '../shared/form.ts';
import { err, ok } from '../shared/result.ts';

/** `beyond`: a length that no home has, or that does not fit the others. */
export type LengthReason = FieldReason | 'beyond';

/** Lengths that a field takes, in centimetres, both included. */
export type LengthBounds = { readonly from: number; readonly to: number };

/** Maximum length of a typed number, in characters. */
export const MAX_LENGTH_CHARACTERS = 6;

/** Rule of a field with a length in centimetres, with a dot or a comma: `82`, `82,5 cm`. */
export const lengthField = ({ from, to }: LengthBounds): FieldRule<number, LengthReason> =>
  requiredField<number, LengthReason>(MAX_LENGTH_CHARACTERS + 3, (line) => {
    const [, digits] = LENGTH.exec(line) ?? [];
    if (digits === undefined) return err('malformed');
    const length = Number(digits.replace(',', '.'));
    return length < from || length > to ? err('beyond') : ok(length);
  });

const LENGTH = /^(\d{1,4}(?:[.,]\d)?)\s*(?:cm)?$/iu;
