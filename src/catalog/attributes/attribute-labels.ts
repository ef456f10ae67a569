import type { LocalizedText } from '../../shared/localized-text.ts';
import type { TypePrefix } from './attribute-key.ts';

/** Attribute labels of one product type, by keys with its prefix. */
export type AttributeLabels<Prefix extends TypePrefix> = Readonly<
  Record<`${Prefix}_${string}`, LocalizedText>
>;
