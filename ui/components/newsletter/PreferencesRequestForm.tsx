import { useState, type ReactNode } from 'react';
import { useShop } from '#ui/shop-context.tsx';
import { EmailForm } from './EmailForm.tsx';
import { Said } from './Said.tsx';
import { usePosted } from './use-posted.ts';

/** Requests the link to one's preferences (N2); the answer does not reveal if there are any. */
export function PreferencesRequestForm(): ReactNode {
  const { text, newsletter } = useShop();
  const posted = usePosted('preferences-request');
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted) return <Said isAnswer>{text('preferences.requested')}</Said>;
  return (
    <>
      {posted.notice === 'preferences-requested' && <Said>{text('preferences.requested')}</Said>}
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
