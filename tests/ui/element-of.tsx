import type { ReactNode } from 'react';
import type { Shop } from '#ui/shop.ts';
import { markup } from './render-page.tsx';

/** The element that a component returns in a shop, with its keys and handlers, which no HTML has. */
export function elementOf<T extends ReactNode>(shop: Shop, component: () => T): T {
  const returned: T[] = [];
  const Capture = (): ReactNode => {
    returned.push(component());
    return null;
  };
  markup(shop, <Capture />);
  const [element] = returned;
  if (element === undefined) throw new Error('The component was not rendered');
  return element;
}
