import { observer } from 'mobx-react-lite';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { parsePostalCode } from '#src/address/postal-code.ts';
import {
  type CartDelivery,
  type ChosenDelivery,
  parseSlot,
  servicesOfCart,
} from '#src/delivery/cart-delivery.ts';
import { PAID_SERVICES } from '#src/delivery/paid-services.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { shopTime } from '#src/shared/calendar-day.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import type { CartDeliveryStore } from '../../stores/cart-delivery-store.ts';
import { Button } from '../Button.tsx';
import { TextField } from '../form/Field.tsx';
import { POSTCODE_EXAMPLES } from '../product/DeliveryPostcode.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './CartDeliverySection.module.css';
import { useDeliveryText } from './delivery-text.ts';
import { LostAppointment } from './LostAppointment.tsx';
import { SlotForm } from './SlotForm.tsx';

type SectionProps = {
  readonly cartId: string;
  readonly store: CartDeliveryStore;
  readonly posted: PostedForm | undefined;
};

/**
 * When the shop's van comes and what its crew does. Plain forms, which script submits in place.
 * Nothing is shown for a cart that a parcel service brings.
 */
export const CartDeliverySection = observer(function CartDeliverySection(props: SectionProps) {
  const { cartId, store, posted } = props;
  const { delivery } = store;
  const { words, appointmentText } = useDeliveryText();
  const [announcement, setAnnouncement] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  if (!delivery) return null;
  const { chosen } = delivery;
  const isFixed = chosen?.state === 'held' || chosen?.state === 'booked';
  const announce = (message: string): void => {
    setAnnouncement(message);
    // The button that was pressed is removed or folded away.
    heading.current?.focus();
  };
  const isPosted = posted?.form === 'delivery';
  return (
    <section className={styles['section']} aria-labelledby="cart-delivery" aria-busy={store.isBusy}>
      <h2 id="cart-delivery" ref={heading} tabIndex={-1}>
        {words('title')}
      </h2>
      {isFixed ? (
        <Appointment delivery={delivery} chosen={chosen} />
      ) : (
        <p className={styles['intro']}>{words('intro')}</p>
      )}
      <LostAppointment delivery={delivery} />
      {chosen?.state !== 'booked' && (
        <Folded isFolded={isFixed && !isPosted} key={`${isFixed} ${chosen?.heldUntil}`}>
          <Place delivery={delivery} store={store} cartId={cartId} />
          <Choice
            {...props}
            delivery={delivery}
            onChosen={(slot) => announce(words('saved', { appointment: appointmentText(slot) }))}
          />
          {chosen && <Release {...props} onReleased={() => announce(words('released'))} />}
        </Folded>
      )}
      <VisuallyHidden>
        <output>{announcement}</output>
      </VisuallyHidden>
    </section>
  );
});

type AppointmentProps = { readonly delivery: CartDelivery; readonly chosen: ChosenDelivery };

/** The slot that is held or booked, until when, and the services. */
function Appointment({ delivery, chosen }: AppointmentProps): ReactNode {
  const { words, appointmentText } = useDeliveryText();
  return (
    <div className={styles['appointment']}>
      <Icon name="truck" />
      <div>
        <p className={styles['when']}>{appointmentText(chosen)}</p>
        <p>{words('to', { code: delivery.postalCode })}</p>
        <p>
          {chosen.state === 'booked'
            ? words('booked')
            : words('held', { time: shopTime(chosen.heldUntil) })}
        </p>
        <ul className={styles['chosen']}>
          {servicesOfCart(delivery).map(({ service }) => (
            <li key={service}>{words(`service.${service}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** The forms, folded away once there is an appointment. */
function Folded({
  isFolded,
  children,
}: {
  readonly isFolded: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { words } = useDeliveryText();
  if (!isFolded) return children;
  return (
    <details className={styles['folded']}>
      <summary>{words('change')}</summary>
      {children}
    </details>
  );
}

type FormProps = {
  readonly delivery: CartDelivery;
  readonly store: CartDeliveryStore;
  readonly cartId: string;
};

/** Where to: the postal code of the shipping address, or a field for one. */
function Place({ delivery, store, cartId }: FormProps): ReactNode {
  const { text, stores } = useShop();
  const { words } = useDeliveryText();
  const { postalCode, country, isOfAddress, problem } = delivery;
  if (isOfAddress) {
    return <p className={styles['place']}>{words('place', { code: postalCode })}</p>;
  }
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('postal_code');
    if (typeof typed !== 'string') return;
    if (parsePostalCode(typed, country).ok) stores.deliveries.setPostalCode(typed);
    void store.load(cartId, typed);
  };
  return (
    <PostForm className={styles['code']} action="/cart/delivery-days" onSubmit={submit}>
      <TextField
        key={postalCode}
        id="cart-delivery-postal-code"
        name="postal_code"
        label={text('delivery.postcode')}
        defaultValue={postalCode}
        autoComplete="postal-code"
        maxLength={16}
        error={
          problem === 'malformed-postal-code'
            ? text('delivery.postcode-wrong', { example: POSTCODE_EXAMPLES[country] })
            : undefined
        }
      />
      <Button type="submit" variant="outlined" isPending={store.isBusy}>
        {text('delivery.postcode-show')}
      </Button>
    </PostForm>
  );
}

type ChoiceProps = SectionProps & {
  readonly delivery: CartDelivery;
  readonly onChosen: (slot: { readonly day: string; readonly window: string }) => void;
};

/** Days, windows and services; or why there are no days. */
const Choice = observer(function Choice(props: ChoiceProps) {
  const { delivery, store, cartId, posted, onChosen } = props;
  const { words } = useDeliveryText();
  const { problem, postalCode, days } = delivery;
  if (problem === 'no-postal-code' || problem === 'malformed-postal-code') return null;
  if (problem !== undefined)
    return <p className={styles['place']}>{words(`problem.${problem}`)}</p>;
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const value = data.get('slot');
    const slot = typeof value === 'string' ? parseSlot(value) : undefined;
    if (!slot || store.isBusy) return;
    const services = PAID_SERVICES.filter((service) => data.has(service));
    if (await store.choose(cartId, { postalCode, slot, services })) onChosen(slot);
  };
  return (
    <SlotForm
      key={`${postalCode} ${days[0]?.day}`}
      delivery={delivery}
      posted={posted?.form === 'delivery' ? posted : undefined}
      refusal={store.refusal}
      isPending={store.isBusy}
      onSubmit={(event) => void submit(event)}
    />
  );
});

type ReleaseProps = SectionProps & { readonly onReleased: () => void };

const Release = observer(function Release({ store, cartId, onReleased }: ReleaseProps) {
  const { words } = useDeliveryText();
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!store.isBusy && (await store.release(cartId))) onReleased();
  };
  return (
    <PostForm action="/cart/delivery/remove" onSubmit={(event) => void submit(event)}>
      <Button type="submit" variant="quiet" isPending={store.isBusy}>
        {words('release')}
      </Button>
    </PostForm>
  );
});
