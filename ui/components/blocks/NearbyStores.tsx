import type { ReactNode } from 'react';
import { POSTCODE_PARAM, parsePostalCode } from '#src/address/postal-code.ts';
import type { StoresBlock } from '#src/content/block.ts';
import {
  type AskedProduct,
  type AskedStores,
  type FoundStore,
  PRODUCT_PARAM,
  toldKilometres,
  VARIANT_PARAM,
} from '#src/content/store-display.ts';
import type { Store } from '#src/content/store.ts';
import { withParameters } from '#src/routing/url-parts.ts';
import { countryOf } from '#src/shared/locale.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useFormText } from '../../i18n/form-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { ContentLink, PathLink } from '../ContentLink.tsx';
import { BedInput } from '../GetForm.tsx';
import { TextField } from '../form/Field.tsx';
import { POSTCODE_EXAMPLES } from '../product/DeliveryPostcode.tsx';
import postcodeStyles from '../product/DeliveryPostcode.module.css';
import styles from './NearbyStores.module.css';

/** Fragment of the form for an appointment, to which links and its action lead. */
export const APPOINTMENT_ID = 'appointment';

type NearbyStoresProps = { readonly block: StoresBlock };

/** Search for the stores near a postal code. A plain form, whose answer is a page of its own. */
export function StoreSearch({ block }: NearbyStoresProps): ReactNode {
  const { text, locale, stores } = useShop();
  const { postcode = '', product } = block.asked ?? {};
  const country = countryOf(locale);
  const isWrong = postcode !== '' && !parsePostalCode(postcode, country).ok;
  const [path = ''] = stores.navigation.page.url.split('?');
  return (
    <div className={styles['search']}>
      <form className={postcodeStyles['form']} method="get" action={path}>
        <BedInput />
        {product && <input type="hidden" name={PRODUCT_PARAM} value={product.sku} />}
        {product?.variant && (
          <input type="hidden" name={VARIANT_PARAM} value={product.variant.sku} />
        )}
        <TextField
          id="stores-postcode"
          name={POSTCODE_PARAM}
          label={text('delivery.postcode')}
          defaultValue={postcode}
          autoComplete="postal-code"
          maxLength={16}
          error={
            isWrong
              ? text('delivery.postcode-wrong', { example: POSTCODE_EXAMPLES[country] })
              : undefined
          }
        />
        <Button type="submit" variant="outlined">
          {text('stores.find')}
        </Button>
      </form>
      {block.asked && !(isWrong && !product) && (
        <FoundStores stores={block.stores} asked={block.asked} />
      )}
    </div>
  );
}

const appointmentUrl = (url: string, sku: string | undefined): string =>
  `${withParameters(url, sku === undefined ? [] : [`${PRODUCT_PARAM}=${sku}`])}#${APPOINTMENT_ID}`;

const goodsText = ({ size }: NonNullable<AskedProduct['variant']>, name: string): string =>
  size === undefined ? name : formatSize(size);

type FactProps = { readonly isGood: boolean; readonly words: string };

/** What a store has of a product. */
const Fact = ({ isGood, words }: FactProps): ReactNode => (
  <li className={isGood ? styles['good'] : undefined}>
    <Icon name={isGood ? 'check' : 'truck'} />
    {words}
  </li>
);

/** Name, distance, what it has of the product, and opening hours. */
function StoreFacts(props: FoundStore & { readonly store: Store }): ReactNode {
  const { store, kilometres, isOnDisplay, supply } = props;
  const { text } = useShop();
  return (
    <>
      <p className={styles['name']}>
        {store.pagePath === undefined ? (
          store.name
        ) : (
          <ContentLink link={{ title: store.name, url: store.pagePath }} />
        )}
        {kilometres !== undefined && (
          <small>{text('stores.distance', { kilometres: toldKilometres(kilometres) })}</small>
        )}
      </p>
      {(isOnDisplay ?? supply) !== undefined && (
        <ul className={styles['goods']}>
          {isOnDisplay && <Fact isGood words={text('stores.to-try')} />}
          {supply && (
            <Fact isGood={supply === 'in-stock'} words={text(`stores.supply.${supply}`)} />
          )}
        </ul>
      )}
      <dl className={styles['hours']}>
        {store.hours.map(({ days, times }) => (
          <div key={days}>
            <dt>{days}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

type FoundStoresProps = { readonly stores: readonly Store[]; readonly asked: AskedStores };

/** The stores that were found, nearest first: name, distance and opening hours. */
export function FoundStores({ stores, asked }: FoundStoresProps): ReactNode {
  const { text, shell } = useShop();
  const formText = useFormText();
  const { postcode, product, nearby } = asked;
  const found = nearby.flatMap((one) => {
    const store = stores.find(({ name }) => one.name === name);
    return store ? [{ ...one, store }] : [];
  });
  if (found.length === 0) return <p>{text('stores.none')}</p>;
  return (
    <>
      <h3>
        {product
          ? text('stores.nearest-product', { name: product.name })
          : text('stores.nearest', { code: postcode })}
      </h3>
      <ol className={styles['found']}>
        {found.map((one) => (
          <li key={one.name}>
            <StoreFacts {...one} />
          </li>
        ))}
      </ol>
      {product?.variant && (
        <p className={styles['note']}>
          {text('stores.supply-note', { goods: goodsText(product.variant, product.name) })}
        </p>
      )}
      {shell.storesUrl !== undefined && (
        <p>
          <PathLink href={appointmentUrl(shell.storesUrl, product?.sku)} rel="nofollow">
            {formText('appointment.title')}
          </PathLink>
        </p>
      )}
      {found.some(({ kilometres }) => kilometres !== undefined) && (
        <p className={styles['note']}>{text('stores.distance-note')}</p>
      )}
    </>
  );
}
