import fc from 'fast-check';
import { RATINGS } from '#src/catalog/review.ts';

export const anyRating = fc.constantFrom(...RATINGS);
