import type { ReactNode } from 'react';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { SAMPLES_PATH } from '#src/messages/letter-pages.ts';
import {
  fabricField,
  MAX_SAMPLES,
  SAMPLE_ADDRESS_FIELDS,
  SAMPLE_PRODUCT_FIELD,
  type SampleAddressField,
  type SampleFabric,
} from '#src/messages/sample-order.ts';
import type { AddressField } from '#src/address/address.ts';
import type { AddressReason } from '#src/address/validate-address.ts';
import { countryOf } from '#src/shared/locale.ts';
import type { ShownSamplesForm } from '#src/use-cases/page-model.ts';
import { addressErrorText } from '../../i18n/address-text.ts';
import { useFormText } from '../../i18n/form-texts.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { PathLink, PostForm } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { AddressFields } from '../cart/AddressFields.tsx';
import { FieldError } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import type { FormError } from '../form/use-form.ts';
import { FormFailure, SuccessMessage, usePostedFormResult } from '../newsletter/FormResult.tsx';
import styles from './SamplesForm.module.css';

type SamplesFormProps = { readonly form: ShownSamplesForm };

/** Order of samples by letter (FS1), which the browser posts; nothing typed is in an address. */
export function SamplesForm({ form }: SamplesFormProps): ReactNode {
  const text = useFormText();
  const { form: posted, failure, notice } = usePostedFormResult('samples');
  const { product, fabrics, isAway } = form;
  if (notice === 'samples-ordered') return <Ordered form={form} />;
  if (isAway) {
    return (
      <>
        {failure ? (
          <FormFailure failure={failure} />
        ) : (
          <p role="alert">{text('samples.unavailable')}</p>
        )}
        {posted && <SendAgain posted={posted} />}
      </>
    );
  }
  if (!product || fabrics.length === 0) return <p>{text('samples.choose')}</p>;
  return (
    <>
      <p>
        {text('samples.about')} <PathLink href={product.url}>{product.name}</PathLink>
      </p>
      <p>{text('samples.intro')}</p>
      <Fields form={form} sku={product.sku} posted={posted} />
      {failure && <FormFailure failure={failure} />}
    </>
  );
}

function Ordered({ form: { product } }: SamplesFormProps): ReactNode {
  const text = useFormText();
  return (
    <>
      <SuccessMessage takesFocus>{text('samples.done')}</SuccessMessage>
      {product && (
        <PathLink href={product.url}>{text('samples.back', { name: product.name })}</PathLink>
      )}
    </>
  );
}

/** What was typed, to be sent once more: the catalogue was away, and shows no fabrics now. */
function SendAgain({ posted }: { readonly posted: PostedForm }): ReactNode {
  const text = useFormText();
  return (
    <PostForm action={ACTION}>
      {Object.entries(posted.values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">{text('samples.submit')}</Button>
    </PostForm>
  );
}

const ACTION = `${SAMPLES_PATH}/order`;

type FieldsProps = SamplesFormProps & {
  readonly sku: string;
  /** What was posted, to be corrected or sent again. */
  readonly posted: PostedForm | undefined;
};

function Fields({ form: { fabrics, ticked }, sku, posted }: FieldsProps): ReactNode {
  const text = useFormText();
  const { locale, text: shopText } = useShop();
  const errors = useErrors(posted);
  const [first] = errors;
  const country = countryOf(locale);
  const isTicked = (key: string): boolean =>
    posted ? posted.values[fabricField(key)] === 'on' : ticked.includes(key);
  const field = (name: AddressField) => ({
    id: idOf(name),
    name,
    defaultValue: posted?.values[name] ?? '',
    error: errors.find(({ id }) => id === idOf(name))?.text,
    autoFocus: first !== undefined && first.id === idOf(name),
  });
  return (
    <PostForm className={styles['form']} action={ACTION}>
      <FormErrors errors={errors} />
      <input type="hidden" name={SAMPLE_PRODUCT_FIELD} value={sku} />
      <Swatches
        fabrics={fabrics}
        isTicked={isTicked}
        error={errors.find(({ id }) => id === FABRICS_ID)?.text}
      />
      <fieldset className={styles['address']}>
        <legend>{text('samples.address')}</legend>
        <p>{text('samples.country', { country: shopText(`address.country.${country}`) })}</p>
        <AddressFields
          form={{ field }}
          country={country}
          kind="shipping"
          email={undefined}
          only={SAMPLE_ADDRESS_FIELDS}
        />
      </fieldset>
      <p className={styles['terms']}>{text('samples.terms')}</p>
      <Button type="submit">{text('samples.submit')}</Button>
    </PostForm>
  );
}

type SwatchesProps = {
  readonly fabrics: readonly SampleFabric[];
  readonly isTicked: (key: string) => boolean;
  readonly error: string | undefined;
};

/** Every fabric with its texture; the whole swatch is the label of its checkbox. */
function Swatches({ fabrics, isTicked, error }: SwatchesProps): ReactNode {
  const text = useFormText();
  return (
    <fieldset
      className={styles['fabrics']}
      id={FABRICS_ID}
      tabIndex={-1}
      aria-describedby={error && `${FABRICS_ID}-error`}
    >
      <legend>{text('samples.fabrics', { most: String(MAX_SAMPLES) })}</legend>
      {error && <FieldError id={FABRICS_ID} error={error} />}
      <ul className={styles['swatches']}>
        {fabrics.map(({ key, label, picture }) => (
          <li key={key}>
            <label className={styles['swatch']}>
              {picture && <Image picture={{ ...picture, alt: '' }} sizes="8rem" />}
              <span className={styles['name']}>
                <input
                  type="checkbox"
                  name={fabricField(key)}
                  value="on"
                  defaultChecked={isTicked(key)}
                />
                <span>{label}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

const idOf = (name: AddressField): string => `samples-${name}`;
const FABRICS_ID = 'samples-fabrics';

/** Validation errors in the order of the form, with how to fix each. */
function useErrors(posted: PostedForm | undefined): readonly FormError[] {
  const text = useText();
  const formText = useFormText();
  const { locale } = useShop();
  return (posted?.errors ?? []).flatMap(({ field, reason }) => {
    if (field === 'fabrics') {
      const key = reason === 'too-many' ? 'samples.error.too-many' : 'samples.error.none';
      return [{ id: FABRICS_ID, text: formText(key, { most: String(MAX_SAMPLES) }) }];
    }
    const known: SampleAddressField | undefined = SAMPLE_ADDRESS_FIELDS.find(
      (one) => one === field,
    );
    if (!known) return [];
    const fault = ADDRESS_REASONS.find((one) => one === reason) ?? 'malformed';
    return [{ id: idOf(known), text: addressErrorText(text, known, fault, countryOf(locale)) }];
  });
}

const ADDRESS_REASONS = [
  'missing',
  'too-long',
  'malformed',
] as const satisfies readonly AddressReason[];
