import type { FormEvent, ReactNode } from 'react';
import { DELIVERED_PARAM, type DeliveryDays, isNoDay } from '#src/delivery/delivered-by.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { dayText } from '../../i18n/day-text.ts';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { HiddenInputs } from '../GetForm.tsx';
import { FacetOption } from './FacetOption.tsx';
import { useFilterActions } from './FilterLink.tsx';
import { listingLinks } from './listing-links.ts';
import styles from './PriceFacet.module.css';

type DeliveryFacetProps = { readonly listing: ListingPage; readonly delivery: DeliveryDays };

/** The days by which a listing can be delivered, and a form for any other day. */
export function DeliveryFacet({ listing, delivery }: DeliveryFacetProps): ReactNode {
  const text = useText();
  const { days, chosen } = delivery;
  const links = listingLinks(listing);
  return (
    <>
      <ul>
        {days.map(({ day, count }) => (
          <li key={day}>
            <FacetOption
              variant="list"
              text={text('filter.delivered-by', { day: dayText(text, day) })}
              count={count}
              isChosen={day === chosen}
              href={links.deliveredBy(day === chosen ? undefined : day)}
            />
          </li>
        ))}
      </ul>
      <OtherDay listing={listing} chosen={chosen} />
    </>
  );
}

type OtherDayProps = { readonly listing: ListingPage; readonly chosen: string | undefined };

function OtherDay({ listing, chosen }: OtherDayProps): ReactNode {
  const text = useText();
  const actions = useFilterActions();
  const links = listingLinks(listing);
  const { path, inputs } = links.forms.day;
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    const day = new FormData(event.currentTarget).get(DELIVERED_PARAM);
    if (!actions || typeof day !== 'string' || isNoDay(day)) return;
    event.preventDefault();
    actions.applyUrl(links.deliveredBy(day));
  };
  return (
    <form className={classNames(styles['form'], styles['below'])} action={path} onSubmit={submit}>
      <label className={styles['field']}>
        <span>{text('filter.delivered-other')}</span>
        <span className={styles['input']}>
          <input
            key={chosen}
            type="date"
            name={DELIVERED_PARAM}
            min={listing.today}
            defaultValue={chosen}
            required
          />
        </span>
      </label>
      <HiddenInputs inputs={inputs} />
      <button type="submit">{text('filter.delivered-show')}</button>
    </form>
  );
}
