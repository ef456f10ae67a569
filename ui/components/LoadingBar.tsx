import { observer } from 'mobx-react-lite';
import { useStores, useText } from '../shop-context.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './LoadingBar.module.css';

/**
 * Shows, and announces once, that the next page is loading; then announces the new page's title. A
 * listing that is filtered or paged announces its results itself (EL10), so this stays silent.
 */
export const LoadingBar = observer(function LoadingBar() {
  const text = useText();
  const { status, announcedTitle, isUpdatingListing } = useStores().navigation;
  const isLoading = status === 'loading';
  return (
    <output className={isLoading ? styles['bar'] : undefined}>
      <VisuallyHidden>
        {isLoading ? !isUpdatingListing && text('page.loading') : announcedTitle}
      </VisuallyHidden>
    </output>
  );
});
