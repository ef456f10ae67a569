import type { FormEvent, ReactNode } from 'react';
import { type CartDelivery, formatSlot } from '#src/delivery/cart-delivery.ts';
import type { OpenDay } from '#src/delivery/delivery-slots.ts';
import type { OfferedService } from '#src/delivery/paid-services.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { Disclosure } from '../Disclosure.tsx';
import { Checkbox } from '../form/Field.tsx';
import { Amount } from '../PriceTag.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { type DeliveryText, useDeliveryText } from './delivery-text.ts';
import { PostForm } from '../ContentLink.tsx';
import styles from './SlotForm.module.css';

/** Days that are shown at once; the later ones are folded away. */
const DAYS_AT_ONCE = 5;

/** A window with so few stops left says so. */
const FEW_LEFT = 2;

type SlotFormProps = {
  readonly delivery: CartDelivery;
  /** The form as it was posted without script. */
  readonly posted: PostedForm | undefined;
  /** Why the last choice in this tab was refused; empty if it was not. */
  readonly refusal: string;
  readonly isPending: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
};

/** Form for day, window and services of a delivery. */
export function SlotForm({
  delivery,
  posted,
  refusal: latest,
  isPending,
  onSubmit,
}: SlotFormProps): ReactNode {
  const { words } = useDeliveryText();
  const { days, services, chosen, postalCode } = delivery;
  const wasTyped = posted?.values['slot'] !== undefined;
  const selected = wasTyped ? posted.values['slot'] : chosen && formatSlot(chosen);
  const refusal = latest === '' ? (posted?.errors[0]?.reason ?? '') : latest;
  const later = days.slice(DAYS_AT_ONCE);
  const isLater = later.some((day) => hasSlot(day, selected));
  return (
    <PostForm className={styles['form']} action="/cart/delivery" onSubmit={onSubmit}>
      <input type="hidden" name="postal_code" value={postalCode} />
      <fieldset className={styles['slots']}>
        <legend>{words('slots')}</legend>
        <DayRows days={days.slice(0, DAYS_AT_ONCE)} selected={selected} />
        {later.length > 0 && (
          <Disclosure summary={words('more')} variant="inline" isOpen={isLater}>
            <DayRows days={later} selected={selected} />
          </Disclosure>
        )}
      </fieldset>
      {services.length > 0 && (
        <fieldset className={styles['services']}>
          <legend>{words('services')}</legend>
          {services.map((offered) => (
            <Service
              key={offered.service}
              offered={offered}
              isChosen={
                wasTyped
                  ? posted.values[offered.service] === 'on'
                  : chosen?.services.includes(offered.service) === true
              }
            />
          ))}
        </fieldset>
      )}
      {refusal !== '' && (
        <p className={styles['refusal']} role="alert">
          {words(REFUSALS.get(refusal) ?? 'refused.other')}
        </p>
      )}
      <Button type="submit" isPending={isPending}>
        {words(chosen?.state === 'held' ? 'hold-other' : 'hold')}
      </Button>
    </PostForm>
  );
}

const REFUSALS: ReadonlyMap<string, DeliveryText> = new Map([
  ['missing', 'refused.missing'],
  ['no-capacity', 'refused.no-capacity'],
  ['too-early', 'refused.too-early'],
  ['booked', 'refused.booked'],
]);

const hasSlot = ({ day, windows }: OpenDay, selected: string | undefined): boolean =>
  windows.some(({ window }) => formatSlot({ day, window }) === selected);

type DayRowsProps = { readonly days: readonly OpenDay[]; readonly selected: string | undefined };

/** A row per day with its windows; all of them are one choice. */
function DayRows({ days, selected }: DayRowsProps): ReactNode {
  const text = useText();
  const { words, windowText } = useDeliveryText();
  return days.map(({ day, windows }) => (
    <div key={day} className={styles['day']}>
      <span className={styles['name']} aria-hidden="true">
        {dayText(text, day)}
      </span>
      <div className={styles['windows']}>
        {windows.map(({ window, left }) => (
          <label key={window} className={styles['window']}>
            <input
              type="radio"
              name="slot"
              value={formatSlot({ day, window })}
              defaultChecked={formatSlot({ day, window }) === selected}
              required
            />
            <span>
              <VisuallyHidden>{dayText(text, day)}, </VisuallyHidden>
              {windowText(window)}{' '}
              {left <= FEW_LEFT && <small>{words('left', { stops: left })}</small>}
            </span>
          </label>
        ))}
      </div>
    </div>
  ));
}

type ServiceProps = { readonly offered: OfferedService; readonly isChosen: boolean };

function Service({ offered: { service, price }, isChosen }: ServiceProps): ReactNode {
  const text = useText();
  const { words } = useDeliveryText();
  return (
    <div className={styles['service']}>
      <Checkbox
        id={`delivery-${service}`}
        name={service}
        label={words(`service.${service}`)}
        defaultChecked={isChosen}
        aria-describedby={`delivery-${service}-price`}
      />
      <span className={styles['price']} id={`delivery-${service}-price`}>
        {price.cents > 0 ? <Amount money={price} /> : text('cart.delivery-free')}
      </span>
    </div>
  );
}
