import { observer } from 'mobx-react-lite';
import { useShop } from '#ui/shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';

/** How many suggestions there are, said aloud once they have come. */
export const SearchStatus = observer(function SearchStatus({
  isShown,
}: {
  readonly isShown: boolean;
}) {
  const { text, stores } = useShop();
  const { isAnswered, suggestions } = stores.search;
  const count = suggestions.length;
  const said = count === 0 ? text('search.no-suggestions') : text('search.suggestions', { count });
  return (
    <VisuallyHidden>
      <output>{isShown && isAnswered ? said : ''}</output>
    </VisuallyHidden>
  );
});
