import type { ReactNode } from 'react';
import type { Address } from '#src/address/address.ts';
import { sameAddress } from '#src/address/format-address.ts';
import type { CommandResult } from '#src/cart/command-result.ts';
import type { AddressFields } from '#src/address/validate-address.ts';
import { parseEmail } from '#src/shared/email.ts';
import { useShop, useStores } from '../../shop-context.tsx';
import type { CartStore } from '../../stores/cart-store.ts';
import type { IsErrorShownInForm } from '../../stores/cart-notifier.ts';
import { classNames } from '../../theme/class-names.ts';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import styles from './CartCustomerDetails.module.css';
import type { CartCustomerDetailsProps } from './CartCustomerDetails.tsx';
import { EditableDetail } from './EditableDetail.tsx';
import { GiftNote } from './GiftNote.tsx';

/** Shipping and billing address: the same one unless the shopper says otherwise. */
export function CartAddresses({ cart, posted }: CartCustomerDetailsProps): ReactNode {
  const { text } = useShop();
  const shipping = cart.shippingAddresses[0];
  const billing = cart.billingAddress ?? undefined;
  const isOne = shipping !== undefined && billing !== undefined && sameAddress(shipping, billing);
  const email = cart.email !== null && parseEmail(cart.email).ok ? cart.email : undefined;
  const form = { email, isAlsoBilling: !billing || isOne };
  const isBillingPosted = posted?.form === 'billing-address';
  const hasNoAddress = !shipping && !billing && !isBillingPosted;
  return (
    <div className={styles['addresses']}>
      <AddressRow
        kind="shipping"
        address={shipping}
        posted={posted}
        form={form}
        note={<GiftNote cart={cart} />}
      />
      <AddressRow
        className={classNames(hasNoAddress && styles['follows'])}
        kind="billing"
        address={billing}
        posted={posted}
        form={form}
        summary={isOne ? text('address.same') : undefined}
      />
    </div>
  );
}

type AddressRowProps = {
  readonly kind: 'shipping' | 'billing';
  readonly address: Address | undefined;
  readonly posted: PostedOrNone;
  readonly form: { readonly email: string | undefined; readonly isAlsoBilling: boolean };
  /** Replaces the address if it is already shown above. */
  readonly summary?: string | undefined;
  /** Above the button of the form. */
  readonly note?: ReactNode;
  readonly className?: string;
};

type PostedOrNone = CartCustomerDetailsProps['posted'];

function AddressRow({
  kind,
  address,
  posted,
  form,
  summary,
  note,
  className,
}: AddressRowProps): ReactNode {
  const { text } = useShop();
  const { cart } = useStores();
  const postedAddress = posted?.form === `${kind}-address` ? posted : undefined;
  return (
    <EditableDetail
      id={`cart-${kind}`}
      className={className}
      title={text(`address.${kind}`)}
      value={summary ? <p>{summary}</p> : address && <AddressCard address={address} />}
      placeholder={text(`address.${kind}-none`)}
      version={JSON.stringify([address, form])}
      isOpen={postedAddress !== undefined}
      savedMessage={text('address.saved')}
    >
      {({ onSaved, cancel }) => (
        <AddressForm
          {...form}
          note={note}
          cancel={cancel}
          kind={kind}
          address={address}
          posted={postedAddress}
          send={async (typed, isAlsoBilling) => {
            const subject = { kind, email: form.email };
            const result = await saveAddress(cart, subject, { typed, isAlsoBilling });
            if (result.kind === 'granted') onSaved();
            return result.kind === 'refused' ? result.errors[0] : undefined;
          }}
        />
      )}
    </EditableDetail>
  );
}

type AddressCommands = Pick<CartStore, 'setShippingAddress' | 'setBillingAddress' | 'setEmail'>;

/**
 * Saves an address. An e-mail address given with it becomes the cart's before the form closes:
 * otherwise the form of the other address would still ask for it.
 */
export async function saveAddress(
  cart: AddressCommands,
  { kind, email }: { readonly kind: 'shipping' | 'billing'; readonly email: string | undefined },
  { typed, isAlsoBilling }: { readonly typed: AddressFields; readonly isAlsoBilling: boolean },
): Promise<CommandResult> {
  const result =
    kind === 'shipping'
      ? await cart.setShippingAddress(typed, showsFirstErrorInForm())
      : await cart.setBillingAddress(typed, showsFirstErrorInForm());
  if (result.kind !== 'granted') return result;
  if (email === undefined && typed.email !== undefined) await cart.setEmail(typed.email);
  return isAlsoBilling ? cart.setBillingAddress(typed, showsFirstErrorInForm()) : result;
}

/** The form itself announces the first error of an address. */
function showsFirstErrorInForm(): IsErrorShownInForm {
  let isFirst = true;
  return (code) => {
    const isShown = isFirst && code !== 'busy';
    isFirst = false;
    return isShown;
  };
}
