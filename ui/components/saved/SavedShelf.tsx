import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Icon } from '#ui/icons/Icon.tsx';
import { useShop, useStores } from '#ui/shop-context.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { PutBack } from '../cart/PutBack.tsx';
import { SAVED_ID } from './saved-id.ts';
import { SavedCard } from './SavedCard.tsx';
import styles from './SavedShelf.module.css';

/**
 * The saved products in one row. Its height is the same when empty, so that nothing shifts once the
 * list is loaded. Absent without script, which the saved list needs.
 */
export const SavedShelf = observer(function SavedShelf() {
  const { text, stores } = useShop();
  const { saved } = stores;
  const shelf = useRef<HTMLElement>(null);
  useSavedGoods();
  // The pressed button is removed with its card.
  const holdFocus = (): void => shelf.current?.focus({ preventScroll: true });
  const undo = (): void => {
    holdFocus();
    saved.undoRemove();
  };
  const { removed } = saved;
  return (
    <section
      ref={shelf}
      className={styles['shelf']}
      id={SAVED_ID}
      tabIndex={-1}
      aria-labelledby="saved-title"
    >
      <h2 id="saved-title">{text('saved.title')}</h2>
      <p className={styles['hint']}>
        <Icon name="heart" />
        {text('saved.hint')}
      </p>
      {removed && (
        <PutBack
          key={removed.url}
          words={text('saved.told-left', { name: removed.name })}
          onUndo={undo}
        />
      )}
      <Goods onMoved={holdFocus} />
    </section>
  );
});

/** Loads current product data, and drops the undo offer of an earlier visit to the page. */
function useSavedGoods(): void {
  const { saved } = useStores();
  const asked = saved.goods.map(({ url }) => url).join(' ');
  useEffect(() => {
    if (asked !== '') void saved.ask(asked.split(' '));
  }, [saved, asked]);
  useEffect(() => saved.forgetRemoved(), [saved]);
}

type GoodsProps = { readonly onMoved: () => void };

const Goods = observer(function Goods({ onMoved }: GoodsProps) {
  const { text, stores } = useShop();
  const { saved } = stores;
  return (
    <div className={styles['place']}>
      {saved.isKnown && saved.count === 0 && <p className={styles['none']}>{text('saved.none')}</p>}
      {saved.count > 0 && (
        <Carousel label={text('saved.list')} view="wide">
          {saved.goods.map((good) => (
            <li key={good.url} className={styles['good']}>
              <SavedCard good={good} found={saved.found.get(good.url)} onMoved={onMoved} />
            </li>
          ))}
        </Carousel>
      )}
    </div>
  );
});
