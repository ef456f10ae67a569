import { observer } from 'mobx-react-lite';
import { useShop } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** Announces the number of suggestions once they are loaded. */
export const SearchStatus = observer(function SearchStatus({
  isShown,
}: {
  readonly isShown: boolean;
}) {
  const { text, stores } = useShop();
  const { hasCurrentAnswer, suggestions } = stores.search;
  const count = suggestions.length;
  const message =
    count === 0 ? text('search.no-suggestions') : text('search.suggestions', { count });
  return (
    <VisuallyHidden>
      <output>{isShown && hasCurrentAnswer ? message : ''}</output>
    </VisuallyHidden>
  );
});
