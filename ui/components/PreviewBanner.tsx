import { observer } from 'mobx-react-lite';
import { withoutPreview } from '#src/content/preview-address.ts';
import { useStores, useText } from '../shop-context.tsx';
import { Container } from './Container.tsx';
import styles from './PreviewBanner.module.css';

/** Tells editors what they look at, and how to see what everybody sees; shoppers never meet it. */
export const PreviewBanner = observer(function PreviewBanner() {
  const text = useText();
  const { preview, url } = useStores().navigation.page;
  if (!preview) return null;
  return (
    <aside className={styles['banner']} aria-label={text('preview.title')}>
      <Container className={styles['words']}>
        <p>
          <strong>{text('preview.title')}</strong> {text(`preview.${preview.shows}`)}
        </p>
        {/* The server's page, and nothing of the draft that this tab has. */}
        <a href={withoutPreview(url)} data-load>
          {text('preview.leave')}
        </a>
      </Container>
    </aside>
  );
});
