import { observer } from 'mobx-react-lite';
import { useShop } from '../../shop-context.tsx';
import { Sheet } from '../dialog/Modal.tsx';
import { SearchForm } from './SearchForm.tsx';

/** Full-screen search on narrow screens. */
export const SearchOverlay = observer(function SearchOverlay() {
  const { text, stores } = useShop();
  const { search } = stores;
  return (
    <Sheet
      side="full"
      isOpen={search.isOverlayOpen}
      onClose={() => search.close()}
      title={text('search.submit')}
      closeLabel={text('search.close')}
    >
      <SearchForm surface="overlay" />
    </Sheet>
  );
});
