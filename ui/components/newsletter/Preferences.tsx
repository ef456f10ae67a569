import { type ReactNode, useState } from 'react';
import type { PreferencesDocument, PreferencesLookup } from '#src/messages/preferences-document.ts';
import { type FormText, useFormText } from '../../i18n/form-texts.ts';
import { useShop, useStores } from '../../shop-context.tsx';
import { EmailForm } from './EmailForm.tsx';
import { SuccessMessage, usePostedFormResult } from './FormResult.tsx';
import { ConfirmForm, PreferencesForm } from './PreferencesForm.tsx';
import styles from './SuccessMessage.module.css';
import { preferencesFormValues, type PreferencesFormOptions } from './use-preferences-form.ts';

type PreferencesProps = {
  /** Set only for visitors who came by the link in an e-mail. */
  readonly shown: PreferencesLookup | undefined;
};

/** E-mail preferences, or a form that requests the link to them (N2). */
export function Preferences({ shown: initial }: PreferencesProps): ReactNode {
  const text = useFormText();
  const [answer, setAnswer] = useState<PreferencesLookup>();
  const [isSaved, setSaved] = useState(false);
  const posted = usePostedFormResult('preferences');
  const shown = answer ?? initial;
  const form: FormProps = {
    // A form that an answer brings shows that answer, not what was posted before it.
    posted: answer ? undefined : posted,
    onSubmit: () => setSaved(false),
    onAnswer(answer) {
      setAnswer(answer);
      setSaved(true);
    },
  };
  if (shown?.kind === 'found') return <Found {...{ shown, isSaved, form }} />;
  if (shown?.kind === 'unavailable') return <PreferencesUnavailable form={form} />;
  return (
    <>
      {shown && (
        <p className={styles['trouble']} role="alert">
          {text('preferences.unknown')}
        </p>
      )}
      <PreferencesRequestForm />
    </>
  );
}

type FormProps = Pick<PreferencesFormOptions, 'posted' | 'onSubmit' | 'onAnswer'>;

type FoundProps = {
  readonly shown: { readonly preferences: PreferencesDocument };
  /** Whether they were just saved. */
  readonly isSaved: boolean;
  readonly form: FormProps;
};

function Found({ shown: { preferences }, isSaved, form }: FoundProps): ReactNode {
  const text = useFormText();
  const { email, status, customer } = preferences;
  const values = preferencesFormValues(preferences);
  if (status === 'unconfirmed') {
    const parts = { ...form, name: 'confirm', values: { ...values, is_subscribed: 'on' } };
    return (
      <>
        <h3>{text('preferences.confirm-title')}</h3>
        <p>{text('preferences.confirm-text', { email })}</p>
        <ConfirmForm {...parts} />
      </>
    );
  }
  const statusText: FormText = customer.is_subscribed ? 'preferences.on' : 'preferences.off';
  return (
    <>
      {isSaved && <SuccessMessage takesFocus>{text(statusText)}</SuccessMessage>}
      <p>{text('preferences.for', { email })}</p>
      <PreferencesForm {...form} name="preferences" values={values} />
    </>
  );
}

/** Shown if preferences cannot be loaded: keeps the posted form and shows nothing else of them. */
function PreferencesUnavailable({ form }: Pick<FoundProps, 'form'>): ReactNode {
  const text = useFormText();
  const { page } = useStores().navigation;
  if (form.posted?.form) return <PreferencesForm {...form} name="preferences" values={{}} />;
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

/**
 * Requests the link to one's preferences (N2); the answer does not reveal if there are any. Shows
 * the notice of a form that was posted without script, until the next submission.
 */
function PreferencesRequestForm(): ReactNode {
  const { newsletter } = useShop();
  const text = useFormText();
  const posted = usePostedFormResult('preferences-request');
  const [isSubmitted, setSubmitted] = useState(false);
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted)
    return <SuccessMessage takesFocus>{text('preferences.requested')}</SuccessMessage>;
  return (
    <>
      {!isSubmitted && isPreferencesNotice(posted.notice) && (
        <SuccessMessage>{text(NOTICE_TEXTS[posted.notice])}</SuccessMessage>
      )}
      <EmailForm
        name="preferences-request"
        action="/newsletter/preferences/request"
        request={(subscription) => newsletter.requestPreferences(subscription)}
        button={text('preferences.request')}
        posted={posted}
        onSubmit={() => setSubmitted(true)}
        onAccepted={() => setAccepted(true)}
      />
    </>
  );
}

const NOTICE_TEXTS = {
  'preferences-on': 'preferences.on',
  'preferences-off': 'preferences.off',
  'preferences-requested': 'preferences.requested',
} as const;

const isPreferencesNotice = (notice: string | undefined): notice is keyof typeof NOTICE_TEXTS =>
  notice !== undefined && Object.hasOwn(NOTICE_TEXTS, notice);
