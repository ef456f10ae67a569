import type { GraphQLError } from 'graphql';
import type { Locale } from '#src/shared/locale.ts';
import type { MagentoFaults } from '../magento-faults.ts';
import { magentoError, type ErrorCategory } from '../magento-error.ts';
import type { Phrase } from './phrases.ts';
import { translatePhrase } from './translate-phrase.ts';

/** Locale of a refusal's message, and the Magento release. */
export type RefusalContext = { readonly locale: Locale; readonly faults: MagentoFaults };

/** Creates a refusal with its message in the language of the store view. */
export const refuse = (
  { locale }: RefusalContext,
  category: Exclude<ErrorCategory, 'graphql-no-such-entity'>,
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError => magentoError(category, translatePhrase(locale, phrase, ...values));

/** Creates a "no such entity" refusal; since Magento 2.4.8 with an error code for carts. */
export const refuseMissing = (
  { locale, faults }: RefusalContext,
  code: 'CART_NOT_FOUND' | 'CART_NOT_ACTIVE' | 'UNDEFINED',
  phrase: Phrase,
  ...values: readonly string[]
): GraphQLError =>
  magentoError(
    'graphql-no-such-entity',
    translatePhrase(locale, phrase, ...values),
    faults.release === '2.4.7' ? undefined : code,
  );
