import type { ReactNode } from 'react';
import type { Address } from '#src/address/address.ts';
import { formatAddress } from '#src/address/format-address.ts';
import { formatTelephone } from '#src/address/telephone.ts';
import { countryOf } from '#src/shared/locale.ts';
import { useShop } from '../../shop-context.tsx';
import styles from './AddressCard.module.css';

/** A postal address as on a letter; names the country if it is not the shop's own. */
export function AddressCard({ address }: { readonly address: Address }): ReactNode {
  const { text, locale } = useShop();
  const { country, telephone } = address;
  const abroad = country === countryOf(locale) ? [] : [text(`address.country.${country}`)];
  return (
    <address className={styles['address']}>
      {[...formatAddress(address), ...abroad, formatTelephone(telephone, country)].join('\n')}
    </address>
  );
}
