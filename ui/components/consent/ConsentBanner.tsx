import { observer } from 'mobx-react-lite';
import { formatPurposes, purposesNeedingConsent } from '#src/measurement/consent-form.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import { Button, LinkButton } from '../Button.tsx';
import { Container } from '../Container.tsx';
import styles from './ConsentBanner.module.css';
import { useConsentForm } from './use-consent-form.ts';

/**
 * Asks for consent below every page until it is answered, without covering content. It is in every
 * page's HTML; the boot script and styles hide it once answered. Refusing is as easy as accepting.
 */
export const ConsentBanner = observer(function ConsentBanner() {
  const { shell, text, stores, measurement } = useShop();
  const purposes = purposesNeedingConsent(measurement?.settings);
  const { page } = stores.navigation;
  const form = useConsentForm();
  if (stores.consent.choice || page.preview || hasConsentForm(page)) return null;
  return (
    <section className={styles['banner']} aria-labelledby="consent-title" data-consent-banner="">
      <Container className={styles['inside']}>
        <div>
          <p className={styles['title']} id="consent-title">
            {text('consent.title')}
          </p>{' '}
          <p className={styles['text']}>
            {text(purposes.includes('marketing') ? 'consent.intro' : 'consent.intro-statistics')}
          </p>
        </div>
        <form className={styles['choices']} {...form}>
          <input type="hidden" name="back" value={page.url} />
          <Button type="submit" name="choice" value="none">
            {text('consent.refuse')}
          </Button>
          <Button type="submit" name="choice" value={formatPurposes(purposes)}>
            {text('consent.accept')}
          </Button>
          {shell.cookiesUrl && (
            <LinkButton variant="outlined" href={shell.cookiesUrl}>
              {text('consent.choose')}
            </LinkButton>
          )}
        </form>
      </Container>
    </section>
  );
});

const hasConsentForm = (page: PageModel): boolean =>
  'blocks' in page && page.blocks.some(({ type }) => type === 'consent');
