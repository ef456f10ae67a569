import { useState, type ReactNode } from 'react';
import { useShop } from '#ui/shop-context.tsx';
import { EmailForm } from './EmailForm.tsx';
import { SuccessMessage } from './SuccessMessage.tsx';
import { usePostedFormResult } from './use-posted-form-result.ts';

/** Requests the link to one's preferences (N2); the answer does not reveal if there are any. */
export function PreferencesRequestForm(): ReactNode {
  const { text, newsletter } = useShop();
  const posted = usePostedFormResult('preferences-request');
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted) return <SuccessMessage isAnswer>{text('preferences.requested')}</SuccessMessage>;
  return (
    <>
      {posted.notice === 'preferences-requested' && (
        <SuccessMessage>{text('preferences.requested')}</SuccessMessage>
      )}
      <EmailForm
        name="preferences-request"
        action="/newsletter/preferences/request"
        ask={(wish) => newsletter.requestPreferences(wish)}
        button={text('preferences.request')}
        posted={posted}
        onAccepted={() => setAccepted(true)}
      />
    </>
  );
}
