import type { ReactNode } from 'react';
import type { Address } from '#src/address/address.ts';
import { formatAddress } from '#src/address/format-address.ts';
import { formatTelephone } from '#src/address/format-telephone.ts';
import { countryOf } from '#src/shared/country.ts';
import { useShop } from '#ui/shop-context.tsx';
import styles from './AddressCard.module.css';

/** As it stands on a letter; the country is named where it is another than the shop's. */
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
