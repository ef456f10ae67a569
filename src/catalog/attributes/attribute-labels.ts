import type { LocalWords } from '../../shared/local-words.ts';
import type { TypePrefix } from './attribute-key.ts';

/** What properties are called, by key: those of one kind of goods bear its prefix. */
export type AttributeLabels<Prefix extends TypePrefix> = Readonly<
  Record<`${Prefix}_${string}`, LocalWords>
>;
