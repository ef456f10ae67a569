import { observer } from 'mobx-react-lite';
import { useStores, useText } from '../shop-context.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';
import styles from './LoadingBar.module.css';

/**
 * Shows, and says once, that the next page is on its way; then says which page has come. A listing
 * that is narrowed or turned says itself what was found (EL10), and needs no second voice.
 */
export const LoadingBar = observer(function LoadingBar() {
  const text = useText();
  const { status, arrivedAt, isTurning } = useStores().navigation;
  const isLoading = status === 'loading';
  return (
    <output className={isLoading ? styles['bar'] : undefined}>
      <VisuallyHidden>{isLoading ? !isTurning && text('page.loading') : arrivedAt}</VisuallyHidden>
    </output>
  );
});
