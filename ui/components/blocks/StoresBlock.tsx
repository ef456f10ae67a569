import type { ReactNode } from 'react';
import type { StoresBlock as Stores } from '#src/content/block.ts';
import type { Store } from '#src/content/store.ts';
import { phoneUrl } from '#src/content/linkify-contacts.ts';
import { ContentLink } from '../ContentLink.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './StoresBlock.module.css';

/** The stores, each with its address, opening hours and the products on display. */
export function StoresBlock({ block }: BlockProps<Stores>): ReactNode {
  return (
    <BlockSection title={block.title}>
      <ul className={styles['stores']}>
        {block.stores.map((store) => (
          <li key={store.name} className={styles['store']}>
            <StoreCard store={store} />
          </li>
        ))}
      </ul>
    </BlockSection>
  );
}

function StoreCard({ store }: { readonly store: Store }): ReactNode {
  const { name, address, phone, hours, onDisplay, directions, pagePath } = store;
  return (
    <>
      <h3>
        {pagePath === undefined ? name : <ContentLink link={{ title: name, url: pagePath }} />}
      </h3>
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
      <p>{onDisplay}</p>
      <p>{directions}</p>
    </>
  );
}
