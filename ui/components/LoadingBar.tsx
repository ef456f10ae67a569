import { observer } from 'mobx-react-lite';
import { useStores, useText } from '../shop-context.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './LoadingBar.module.css';

/** Shows, and says once, that the next page is on its way. */
export const LoadingBar = observer(function LoadingBar() {
  const text = useText();
  const isLoading = useStores().navigation.status === 'loading';
  return (
    <output className={isLoading ? styles['bar'] : undefined}>
      {isLoading && <VisuallyHidden>{text('page.loading')}</VisuallyHidden>}
    </output>
  );
});
