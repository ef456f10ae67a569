import type { ReactNode } from 'react';
import type { Locale } from '#src/shared/locale.ts';
import type { MissingContent } from '#src/use-cases/missing-content.ts';
import type { Translate } from '../i18n/texts.ts';
import { StandalonePage } from './StandalonePage.tsx';

type SetupPageProps = {
  readonly locale: Locale;
  /** At least one. */
  readonly missing: readonly MissingContent[];
  readonly translate: Translate;
};

/** Equal in every language. */
const COMMANDS = {
  seed: 'npm run contentstack:export',
  check: 'npm run doctor',
  read: 'docs/contentstack.md',
};

/** Replaces the pages of a shop whose editors have not begun: what is missing, and where to begin. */
export const SetupPage = ({ locale, missing, translate }: SetupPageProps): ReactNode => (
  <StandalonePage title={translate('setup.title')} text={translate('setup.text')}>
    <section className="setup-missing">
      <h2>{translate('setup.missing', { locale })}</h2>
      <ul>
        {missing.map((one) => (
          <li key={one}>{translate(`setup.missing.${one}`)}</li>
        ))}
      </ul>
      <p>
        {translate('setup.seed')} <code>{COMMANDS.seed}</code>
      </p>
      <p>
        {translate('setup.check')} <code>{COMMANDS.check}</code>
      </p>
      <p>
        {translate('setup.read')} <code>{COMMANDS.read}</code>
      </p>
    </section>
  </StandalonePage>
);
