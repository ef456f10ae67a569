import { type ReactNode, useState } from 'react';
import type { PreferencesDocument, PreferencesLookup } from '#src/messages/preferences-document.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useShop, useStores, useText } from '../../shop-context.tsx';
import { EmailForm } from './EmailForm.tsx';
import { SuccessMessage, usePostedFormResult } from './FormResult.tsx';
import { ConfirmForm, PreferencesForm } from './PreferencesForm.tsx';
import styles from './SuccessMessage.module.css';
import { preferencesFormValues } from './use-preferences-form.ts';

type PreferencesProps = {
  /** Set only for visitors who came by the link in an e-mail. */
  readonly shown: PreferencesLookup | undefined;
};

/** E-mail preferences, or a form that requests the link to them (N2). */
export function Preferences({ shown: initial }: PreferencesProps): ReactNode {
  const text = useText();
  const [answer, setAnswer] = useState<PreferencesLookup>();
  const posted = usePostedFormResult('preferences');
  const shown = answer ?? initial;
  if (shown?.kind === 'found') {
    return <Found {...{ shown, onAnswer: setAnswer, takesFocus: answer !== undefined }} />;
  }
  if (shown?.kind === 'unavailable') return <PreferencesUnavailable onAnswer={setAnswer} />;
  return (
    <>
      {shown && (
        <p className={styles['trouble']} role="alert">
          {text('preferences.unknown')}
        </p>
      )}
      {!shown && isSavedNotice(posted.notice) && (
        <SuccessMessage>{text(SAVED_NOTICES[posted.notice])}</SuccessMessage>
      )}
      <PreferencesRequestForm />
    </>
  );
}

const SAVED_NOTICES = {
  'preferences-on': 'preferences.on',
  'preferences-off': 'preferences.off',
} as const;

const isSavedNotice = (notice: string | undefined): notice is keyof typeof SAVED_NOTICES =>
  notice !== undefined && Object.hasOwn(SAVED_NOTICES, notice);

type FoundProps = {
  readonly shown: { readonly preferences: PreferencesDocument };
  readonly onAnswer: (shown: PreferencesLookup) => void;
  /** True if they were just saved. */
  readonly takesFocus: boolean;
};

function Found({ shown: { preferences }, onAnswer, takesFocus: isAnswer }: FoundProps): ReactNode {
  const text = useText();
  const { email, status, customer } = preferences;
  const values = preferencesFormValues(preferences);
  if (status === 'unconfirmed') {
    const parts = { name: 'confirm', values: { ...values, is_subscribed: 'on' }, onAnswer };
    return (
      <>
        <h3>{text('preferences.confirm-title')}</h3>
        <p>{text('preferences.confirm-text', { email })}</p>
        <ConfirmForm {...parts} />
      </>
    );
  }
  const statusText: TextKey = customer.is_subscribed ? 'preferences.on' : 'preferences.off';
  return (
    <>
      {isAnswer && (
        <SuccessMessage key={JSON.stringify(values)} takesFocus>
          {text(statusText)}
        </SuccessMessage>
      )}
      <p>{text('preferences.for', { email })}</p>
      <PreferencesForm name="preferences" values={values} onAnswer={onAnswer} />
    </>
  );
}

/** Shown if preferences cannot be loaded: keeps the posted form and shows nothing else of them. */
function PreferencesUnavailable({ onAnswer }: Pick<FoundProps, 'onAnswer'>): ReactNode {
  const text = useText();
  const { page } = useStores().navigation;
  const { form } = usePostedFormResult('preferences');
  if (form) return <PreferencesForm name="preferences" values={{}} onAnswer={onAnswer} />;
  return (
    <>
      <p className={styles['trouble']} role="alert">
        {text('preferences.away')}
      </p>
      <p>
        <a href={page.url} rel="nofollow">
          {text('preferences.try-again')}
        </a>
      </p>
    </>
  );
}

/** Requests the link to one's preferences (N2); the answer does not reveal if there are any. */
function PreferencesRequestForm(): ReactNode {
  const { text, newsletter } = useShop();
  const posted = usePostedFormResult('preferences-request');
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted)
    return <SuccessMessage takesFocus>{text('preferences.requested')}</SuccessMessage>;
  return (
    <>
      {posted.notice === 'preferences-requested' && (
        <SuccessMessage>{text('preferences.requested')}</SuccessMessage>
      )}
      <EmailForm
        name="preferences-request"
        action="/newsletter/preferences/request"
        request={(subscription) => newsletter.requestPreferences(subscription)}
        button={text('preferences.request')}
        posted={posted}
        onAccepted={() => setAccepted(true)}
      />
    </>
  );
}
