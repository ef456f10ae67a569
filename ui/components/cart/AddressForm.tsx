import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { Address, AddressField } from '#src/address/address.ts';
import { splitStreet, type SplitStreet } from '#src/address/house-number.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import type { FormInput } from '#src/shared/form.ts';
import { cartErrorText } from '../../i18n/cart-error-text.ts';
import { useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { Checkbox } from '../form/Field.tsx';
import { AddressFields } from './AddressFields.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './CartForm.module.css';
import { useAddressForm, type AddressFormField, type SendAddress } from './use-address-form.ts';

type AddressFormProps = {
  readonly kind: 'shipping' | 'billing';
  /** The saved address, to be changed. */
  readonly address: Address | undefined;
  /** The cart's e-mail address. */
  readonly email: string | undefined;
  readonly posted: PostedForm | undefined;
  /** Whether to use the shipping address for billing too, unless the shopper says otherwise. */
  readonly isAlsoBilling: boolean;
  readonly send: SendAddress;
  /** Above the buttons. */
  readonly note: ReactNode;
  /** Cancel button, beside the submit button. */
  readonly cancel: ReactNode;
};

/** Form for the shipping or billing address (C9). A plain form, which script submits in place. */
export const AddressForm = observer(function AddressForm(props: AddressFormProps) {
  const { kind, posted, isAlsoBilling, email, note, cancel } = props;
  const text = useText();
  const { form, country, refusal } = useAddressForm(props);
  const checkbox = form.field('also_billing');
  return (
    <PostForm className={styles['form']} action={`/cart/${kind}-address`} {...form.props}>
      <FormErrors {...form.summary} />
      <AddressFields form={form} country={country} kind={kind} email={email}>
        <SplitOffer values={form.values} onTake={form.setValues} />
      </AddressFields>
      {kind === 'shipping' && (
        <Checkbox
          id={checkbox.id}
          name={checkbox.name}
          label={text('address.also-billing')}
          defaultChecked={posted ? posted.values['also_billing'] === 'on' : isAlsoBilling}
        />
      )}
      {note}
      {refusal && (
        <p className={styles['refusal']} role="alert">
          {cartErrorText(text, refusal)}
        </p>
      )}
      <Button type="submit" isPending={form.isSending}>
        {text('address.save')}
      </Button>
      {cancel}
    </PostForm>
  );
});

type SplitOfferProps = {
  readonly values: FormInput<AddressFormField>;
  readonly onTake: (values: FormInput<AddressField>) => void;
};

/** Offers to split a house number off the street field, where many browsers fill it in. */
function SplitOffer({ values, onTake }: SplitOfferProps): ReactNode {
  const text = useText();
  const split = values.houseNumber?.trim() === '' ? splitStreet(values.street ?? '') : undefined;
  if (!split) return null;
  const { street, houseNumber, addition = '' } = split;
  return (
    <Button
      variant="quiet"
      className={styles['offer']}
      onClick={() => onTake({ street, houseNumber, addition })}
    >
      {text('address.split', { street, number: numberOf(split) })}
    </Button>
  );
}

const numberOf = ({ houseNumber, addition }: SplitStreet): string =>
  addition === undefined ? houseNumber : `${houseNumber} ${addition}`;
