import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useStores } from '../../shop-context.tsx';
import { Carousel } from '../carousel/Carousel.tsx';
import { UndoMessage } from '../cart/UndoMessage.tsx';
import { SAVED_SECTION_ID } from './SavedProductsLink.tsx';
import { SavedProductCard } from './SavedProductCard.tsx';
import styles from './SavedProductsSection.module.css';

/**
 * The saved products in one row. Its height is the same when empty, so that nothing shifts once the
 * list is loaded. Absent without script, which the saved list needs.
 */
export const SavedProductsSection = observer(function SavedProductsSection() {
  const { text, stores } = useShop();
  const { saved } = stores;
  const section = useRef<HTMLElement>(null);
  useLoadSavedProducts();
  // The pressed button is removed with its card.
  const focusSection = (): void => section.current?.focus({ preventScroll: true });
  const undo = (): void => {
    focusSection();
    saved.undoRemove();
  };
  const { removed } = saved;
  return (
    <section
      ref={section}
      className={styles['shelf']}
      id={SAVED_SECTION_ID}
      tabIndex={-1}
      aria-labelledby="saved-title"
    >
      <h2 id="saved-title">{text('saved.title')}</h2>
      <p className={styles['hint']}>
        <Icon name="heart" />
        {text('saved.hint')}
      </p>
      {removed && (
        <UndoMessage
          key={removed.url}
          message={text('saved.told-left', { name: removed.name })}
          onUndo={undo}
        />
      )}
      <SavedProductList onMoved={focusSection} />
    </section>
  );
});

/** Loads current product data, and drops the undo offer of an earlier visit to the page. */
function useLoadSavedProducts(): void {
  const { saved } = useStores();
  const joinedUrls = saved.products.map(({ url }) => url).join(' ');
  useEffect(() => {
    if (joinedUrls !== '') void saved.loadStates(joinedUrls.split(' '));
  }, [saved, joinedUrls]);
  useEffect(() => saved.forgetRemoved(), [saved]);
}

type SavedProductListProps = { readonly onMoved: () => void };

const SavedProductList = observer(function SavedProductList({ onMoved }: SavedProductListProps) {
  const { text, stores } = useShop();
  const { saved } = stores;
  return (
    <div className={styles['place']}>
      {saved.isKnown && saved.count === 0 && <p className={styles['none']}>{text('saved.none')}</p>}
      {saved.count > 0 && (
        <Carousel label={text('saved.list')} view="wide">
          {saved.products.map((savedProduct) => (
            <li key={savedProduct.url} className={styles['good']}>
              <SavedProductCard
                savedProduct={savedProduct}
                state={saved.states.get(savedProduct.url)}
                onMoved={onMoved}
              />
            </li>
          ))}
        </Carousel>
      )}
    </div>
  );
});
