import type { GraphQLError } from 'graphql';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import { magentoRefusal, type RefusalCategory } from '../magento-refusal.ts';
import type { Phrase } from './phrases.ts';
import { say } from './say.ts';

/** In whose words a refusal is told, and by which release of Magento. */
export type Teller = { readonly locale: Locale; readonly faults: MagentoFaults };

/** An error that Magento means to make, in the words of the store view. */
export const refuse = (
  { locale }: Teller,
  category: Exclude<RefusalCategory, 'graphql-no-such-entity'>,
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError => magentoRefusal(category, say(locale, phrase, ...values));

/** There is no such thing; since 2.4.8 a code tells of carts which thing is meant. */
export const refuseMissing = (
  { locale, faults }: Teller,
  code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'UNDEFINED',
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError =>
  magentoRefusal(
    'graphql-no-such-entity',
    say(locale, phrase, ...values),
    faults.release === '2.4.7' ? undefined : code,
  );
