import type { ComponentProps } from 'react';
import type { AddressField } from '#src/address/address.ts';
import type { TextKey } from '#ui/i18n/texts.ts';

type AddressInput = Pick<
  ComponentProps<'input'>,
  'type' | 'inputMode' | 'autoCapitalize' | 'spellCheck'
> & {
  /** The `autocomplete` token (WCAG 1.3.5); house numbers have none. */
  readonly token?: string;
  readonly hint?: TextKey;
  readonly isOptional?: boolean;
};

/** Input attributes of each address field. */
export const ADDRESS_INPUTS: Readonly<Record<Exclude<AddressField, 'country'>, AddressInput>> = {
  firstName: { token: 'given-name' },
  lastName: { token: 'family-name' },
  company: { token: 'organization', isOptional: true },
  street: { token: 'address-line1' },
  houseNumber: {},
  addition: { isOptional: true },
  postalCode: { token: 'postal-code', autoCapitalize: 'characters', spellCheck: false },
  city: { token: 'address-level2' },
  telephone: { token: 'tel', type: 'tel', inputMode: 'tel', hint: 'address.telephone-hint' },
  email: {
    token: 'email',
    type: 'email',
    inputMode: 'email',
    autoCapitalize: 'none',
    spellCheck: false,
    hint: 'cart.email-hint',
  },
};
