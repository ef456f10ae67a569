import type { AddressField } from '#src/address/address.ts';
import type { AddressReason } from '#src/address/validate-address.ts';
import type { Country } from '#src/shared/locale.ts';
import type { TextKey, Translate } from './texts.ts';

/** Label of an address field, by country and in the shop's language. */
export function addressLabel(text: Translate, field: AddressField, country: Country): string {
  switch (field) {
    case 'addition':
    case 'city':
      return text(`address.${field}.${country}`);
    case 'email':
      return text('cart.email');
    case 'firstName':
    case 'lastName':
    case 'company':
    case 'street':
    case 'houseNumber':
    case 'postalCode':
    case 'country':
    case 'telephone':
      return text(`address.${field}`);
  }
}

/** Validation error of an address field, with how to fix it (C9). */
export function addressErrorText(
  text: Translate,
  field: AddressField,
  reason: AddressReason,
  country: Country,
): string {
  switch (reason) {
    case 'missing':
      return text(MISSING[field] ?? MALFORMED[field]);
    case 'too-long':
      return text('address.error.too-long', { field: addressLabel(text, field, country) });
    case 'malformed':
    case 'unknown-country':
    case 'not-delivered':
      return text(field === 'postalCode' ? POSTAL_CODES[country] : MALFORMED[field]);
  }
}

/** Company and addition are optional; a country is always selected. */
const MISSING: Readonly<Partial<Record<AddressField, TextKey>>> = {
  firstName: 'address.error.firstName.missing',
  lastName: 'address.error.lastName.missing',
  street: 'address.error.street.missing',
  houseNumber: 'address.error.houseNumber.missing',
  postalCode: 'address.error.postalCode.missing',
  city: 'address.error.city.missing',
  telephone: 'address.error.telephone.missing',
  email: 'address.error.email.missing',
};

const MALFORMED: Readonly<Record<AddressField, TextKey>> = {
  firstName: 'address.error.firstName',
  lastName: 'address.error.lastName',
  company: 'address.error.company',
  street: 'address.error.street',
  houseNumber: 'address.error.houseNumber',
  addition: 'address.error.addition',
  postalCode: 'address.error.postalCode.missing',
  city: 'address.error.city',
  country: 'address.error.country',
  telephone: 'address.error.telephone',
  email: 'address.error.email',
};

const POSTAL_CODES: Readonly<Record<Country, TextKey>> = {
  NL: 'address.error.postalCode.NL',
  BE: 'address.error.postalCode.BE',
  DE: 'address.error.postalCode.DE',
  AT: 'address.error.postalCode.AT',
};
