import { type ReactNode, useState } from 'react';
import type { Notification } from '../stores/notification.ts';
import { Button } from '../components/Button.tsx';
import { Disclosure } from '../components/Disclosure.tsx';
import { Carousel } from '../components/carousel/Carousel.tsx';
import { Dialog, Sheet } from '../components/dialog/Modal.tsx';
import { ProductCard } from '../components/product/ProductCard.tsx';
import { Tabs } from '../components/tabs/Tabs.tsx';
import { useShop, useStores } from '../shop-context.tsx';
import styles from './Styleguide.module.css';
import { LONG_MESSAGE, sampleHit } from './samples.ts';

export const Disclosures = (): ReactNode => (
  <div className={styles['wide']}>
    <Disclosure summary="A row that is closed" heading={3}>
      What it holds.
    </Disclosure>
    <Disclosure summary="A row that is open" heading={3} isOpen>
      What it holds, which may be long enough to want a second line on a phone.
    </Disclosure>
    <Disclosure summary="What is an inline one?" variant="inline">
      An explanation where it is wanted.
    </Disclosure>
  </div>
);

export const TabStates = (): ReactNode => (
  <div className={styles['wide']}>
    <Tabs
      label="Samples"
      items={[
        { id: 'first', title: 'First', panel: 'The first panel.' },
        { id: 'second', title: 'Second', panel: 'The second panel.' },
        { id: 'third', title: 'Disabled', panel: 'Not to be seen.', isDisabled: true },
        { id: 'fourth', title: 'Fourth', panel: 'The fourth panel.' },
      ]}
    />
  </div>
);

const SLIDES = ['1', '2', '3', '4', '5', '6', '7', '8'];

export function Carousels(): ReactNode {
  const hit = sampleHit(useShop().shell.menu);
  return (
    <div className={styles['wide']}>
      <Carousel label="Samples">
        {SLIDES.map((slide) => (
          <li key={slide}>
            <ProductCard hit={{ ...hit, sku: slide, name: `Lund ${slide}` }} sizes="15rem" />
          </li>
        ))}
      </Carousel>
    </div>
  );
}

const SIDES = ['right', 'left', 'bottom', 'full', 'dialog'] as const;

export function DialogSamples(): ReactNode {
  const [open, setOpen] = useState<(typeof SIDES)[number]>();
  const close = (): void => setOpen(undefined);
  const overlay = { title: `A ${open ?? ''} one`, onClose: close, children: <p>What it holds.</p> };
  const footer = <Button onClick={close}>Done</Button>;
  return (
    <div className={styles['row']}>
      {SIDES.map((side) => (
        <Button key={side} variant="outlined" onClick={() => setOpen(side)}>
          {side}
        </Button>
      ))}
      <Dialog {...overlay} isOpen={open === 'dialog'} footer={footer} />
      {SIDES.map(
        (side) =>
          side !== 'dialog' && (
            <Sheet key={side} {...overlay} side={side} isOpen={open === side} footer={footer} />
          ),
      )}
    </div>
  );
}

const TYPES: readonly Notification['type'][] = ['success', 'warning', 'error'];

export function NotificationSamples(): ReactNode {
  const { notifications } = useStores();
  return (
    <div className={styles['row']}>
      {TYPES.map((type) => (
        <Button
          key={type}
          variant="outlined"
          onClick={() => notifications.add(type, `A notification of ${type}`)}
        >
          {type}
        </Button>
      ))}
      <Button variant="outlined" onClick={() => notifications.add('error', LONG_MESSAGE)}>
        long
      </Button>
    </div>
  );
}
