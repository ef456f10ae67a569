import type { GraphQLError } from 'graphql';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import { magentoRefusal, type RefusalCategory } from '../magento-refusal.ts';
import type { Phrase } from './phrases.ts';
import { say } from './say.ts';

/** Locale of a refusal's message, and the Magento release. */
export type Teller = { readonly locale: Locale; readonly faults: MagentoFaults };

/** Creates a refusal with its message in the language of the store view. */
export const refuse = (
  { locale }: Teller,
  category: Exclude<RefusalCategory, 'graphql-no-such-entity'>,
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError => magentoRefusal(category, say(locale, phrase, ...values));

/** Creates a "no such entity" refusal; since Magento 2.4.8 with an error code for carts. */
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
