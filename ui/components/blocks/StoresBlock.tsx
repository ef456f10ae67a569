import type { ReactNode } from 'react';
import type { StoresBlock as Stores } from '#src/content/block.ts';
import { storesFor } from '#src/content/store-map.ts';
import type { Store } from '#src/content/store.ts';
import { phoneUrl } from '#src/content/linkify-contacts.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { countryOf } from '#src/shared/locale.ts';
import { slugify } from '#src/shared/normalize-text.ts';
import { useShop } from '../../shop-context.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import { StoreMapDrawing } from './StoreMapDrawing.tsx';
import { AppointmentForm } from './AppointmentForm.tsx';
import { StoreSearch } from './NearbyStores.tsx';
import styles from './StoresBlock.module.css';

/**
 * The stores of the shop's country, and those close to its border, on a map and below it: each with
 * its address, opening hours and the products on display. Others are linked only.
 */
export function StoresBlock({ block }: BlockProps<Stores>): ReactNode {
  const { text, locale, shell, stores } = useShop();
  const country = countryOf(locale);
  const { own, near, far } = storesFor(block.stores, country);
  const idOf = ({ name }: Store) => `store-${slugify(name, locale)}`;
  const isInCountry = own.some(({ place }) => (place?.country ?? country) === country);
  const isTitled = isInCountry && block.stores.length > 1;
  // Its answer is that page, and its stores are the ones that are accepted.
  const hasAppointments = splitUrl(stores.navigation.page.url).path === shell.storesUrl;
  return (
    <BlockSection title={block.title}>
      <div className={styles['block']}>
        <StoreMapDrawing stores={[...own, ...near]} idOf={idOf} />
        {block.stores.length > 1 && <StoreSearch block={block} />}
        <StoreList
          title={isTitled ? text(`address.country.${country}`) : undefined}
          stores={own}
          idOf={idOf}
        />
        {near.length > 0 && <StoreList title={text('stores.near')} stores={near} idOf={idOf} />}
        {far.length > 0 && <FarStores stores={far} />}
        {block.stores.length > 1 && hasAppointments && (
          <AppointmentForm
            stores={appointmentStores(block, [...own, ...near])}
            product={block.asked?.product?.name}
          />
        )}
      </div>
    </BlockSection>
  );
}

/** The stores that were found come first. */
const appointmentStores = ({ asked }: Stores, shown: readonly Store[]): readonly string[] => [
  ...new Set([...(asked?.nearby ?? []), ...shown].map(({ name }) => name)),
];

type StoreListProps = {
  readonly title: string | undefined;
  readonly stores: readonly Store[];
  readonly idOf: (store: Store) => string;
};

function StoreList({ title, stores, idOf }: StoreListProps): ReactNode {
  if (stores.length === 0) return null;
  return (
    <div className={styles['group']}>
      {title !== undefined && <h3>{title}</h3>}
      <ul className={styles['stores']}>
        {stores.map((store) => (
          <li key={store.name} className={styles['store']} id={idOf(store)} tabIndex={-1}>
            <StoreCard store={store} heading={title === undefined ? 'h3' : 'h4'} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Too far for most: their own pages say more. */
function FarStores({ stores }: { readonly stores: readonly Store[] }): ReactNode {
  const { text } = useShop();
  return (
    <p className={styles['far']}>
      {text('stores.far')}{' '}
      {stores.map(({ name, place, pagePath }, index) => (
        <span key={name}>
          {index > 0 && ', '}
          {pagePath === undefined ? name : <ContentLink link={{ title: name, url: pagePath }} />}
          {place && ` (${text(`address.country.${place.country}`)})`}
        </span>
      ))}
    </p>
  );
}

type StoreCardProps = { readonly store: Store; readonly heading: 'h3' | 'h4' };

function StoreCard({ store, heading: Heading }: StoreCardProps): ReactNode {
  const { text } = useShop();
  const { name, address, phone, hours, onDisplay, directions, pagePath } = store;
  return (
    <>
      <Heading className={styles['name']}>
        {pagePath === undefined ? name : <ContentLink link={{ title: name, url: pagePath }} />}
      </Heading>
      <address>
        {address.map((line) => (
          <span key={line}>{line}</span>
        ))}
        <a href={phoneUrl(phone)}>{phone}</a>
      </address>
      <dl>
        {hours.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
      <p>
        <strong>{text('stores.on-display')}</strong> {onDisplay}
      </p>
      <p>
        <strong>{text('stores.directions')}</strong> {directions}
      </p>
    </>
  );
}
