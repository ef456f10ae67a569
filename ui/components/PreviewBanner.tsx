import { observer } from 'mobx-react-lite';
import { withoutPreview } from '#src/content/preview.ts';
import { useStores, useText } from '../shop-context.tsx';
import { Container } from './Container.tsx';
import styles from './PreviewBanner.module.css';

/** Tells editors that they see a preview, with a link to the live page. Not shown to shoppers. */
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
        {/* Loads the server's page, without the drafts that this tab holds. */}
        <a href={withoutPreview(url)} data-load>
          {text('preview.leave')}
        </a>
      </Container>
    </aside>
  );
});
