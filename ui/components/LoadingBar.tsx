import { observer } from 'mobx-react-lite';
import { useStores, useText } from '../shop-context.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './LoadingBar.module.css';

/** Shows, and says once, that the next page is on its way; then says which page has come. */
export const LoadingBar = observer(function LoadingBar() {
  const text = useText();
  const { status, arrivedAt } = useStores().navigation;
  const isLoading = status === 'loading';
  return (
    <output className={isLoading ? styles['bar'] : undefined}>
      <VisuallyHidden>{isLoading ? text('page.loading') : arrivedAt}</VisuallyHidden>
    </output>
  );
});
