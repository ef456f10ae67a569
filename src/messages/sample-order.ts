import type { Address } from '../address/address.ts';
import { type AddressReason, addressRules } from '../address/validate-address.ts';
import { FABRICS } from '../catalog/fabrics.ts';
import { type BundlePart, FABRIC_PART } from '../catalog/bundle.ts';
import type { Picture, Product } from '../catalog/product.ts';
import { type FieldError, readForm } from '../shared/form.ts';
import { countryOf, type Locale } from '../shared/locale.ts';
import { err, ok, type Result } from '../shared/result.ts';

/** Samples that one letter holds. */
export const MAX_SAMPLES = 6;

/** A fabric of which a sample can be ordered. */
export type SampleFabric = {
  /** `velours_petrol`. */
  readonly key: string;
  readonly label: string;
  readonly picture?: Picture;
};

/** The part of an address that a letter to a shopper needs; its country is the shop's. */
export type SampleAddress = Omit<Address, 'company' | 'country' | 'telephone'>;

/** A shopper's order of samples by letter. They are free, and nothing is stored of it. */
export type SampleOrder = SampleAddress & {
  readonly locale: Locale;
  /** Name of the bed. */
  readonly product: string;
  /** Names of the fabrics, as the page has them. */
  readonly fabrics: readonly string[];
};

/** Fields of the address; those of fabrics are {@link fabricField}. */
export const SAMPLE_ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'street',
  'houseNumber',
  'addition',
  'postalCode',
  'city',
  'email',
] as const satisfies readonly (keyof SampleAddress)[];

export type SampleAddressField = (typeof SAMPLE_ADDRESS_FIELDS)[number];

/** A field of the form with an error; `fabrics` are all checkboxes together. */
export type SampleField = SampleAddressField | 'fabrics';

/** `too-many`: more than {@link MAX_SAMPLES} fabrics. */
export type SampleReason = AddressReason | 'too-many';

/** Name of the checkbox of a fabric. */
export const fabricField = (key: string): string => `fabric-${key}`;

/** The field that names the bed. */
export const SAMPLE_PRODUCT_FIELD = 'product';

/** Every field that a form of samples may have, of any bed. */
export const SAMPLE_FIELDS: readonly string[] = [
  SAMPLE_PRODUCT_FIELD,
  ...FABRICS.map(({ key }) => fabricField(key)),
  ...SAMPLE_ADDRESS_FIELDS,
];

/** Fabrics of a product of which samples are sent: those with a swatch, in the order of the part. */
export const sampleFabrics = ({ parts = [] }: Pick<Product, 'parts'>): readonly SampleFabric[] =>
  fabricsOf(parts.find(({ key }) => key === FABRIC_PART));

const fabricsOf = (part: BundlePart | undefined): readonly SampleFabric[] =>
  (part?.choices ?? []).flatMap(({ key, label, picture }) =>
    FABRICS.some((fabric) => fabric.key === key)
      ? [{ key, label, ...(picture && { picture }) }]
      : [],
  );

/** Parses the form of a bed with these fabrics, or returns all of its validation errors. */
export function readSampleOrder(
  typed: Readonly<Record<string, string>>,
  locale: Locale,
  bed: { readonly name: string; readonly fabrics: readonly SampleFabric[] },
): Result<SampleOrder, readonly FieldError<SampleField, SampleReason>[]> {
  const {
    company: _,
    country: _country,
    telephone: _telephone,
    ...rules
  } = addressRules({
    country: countryOf(locale),
  });
  const address = readForm<SampleAddress, AddressReason>(rules, typed);
  const ticked = bed.fabrics.filter(({ key }) => typed[fabricField(key)] === 'on');
  const error = fabricsError(ticked.length);
  const errors = [
    ...(error ? [{ field: 'fabrics', reason: error } as const] : []),
    ...(address.ok ? [] : address.error),
  ];
  if (!address.ok || error) return err(errors);
  const fabrics = ticked.map(({ label }) => label);
  return ok({ locale, product: bed.name, fabrics, ...address.value });
}

function fabricsError(count: number): 'missing' | 'too-many' | undefined {
  if (count === 0) return 'missing';
  return count > MAX_SAMPLES ? 'too-many' : undefined;
}
