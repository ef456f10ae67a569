import { type ReactNode, useState } from 'react';
import { useShop } from '../../shop-context.tsx';
import { PathLink } from '../ContentLink.tsx';
import { EmailForm } from './EmailForm.tsx';
import { type PostedFormResult, SuccessMessage, usePostedFormResult } from './FormResult.tsx';

export type NewsletterFormProps = {
  readonly name: string;
  readonly posted?: PostedFormResult | undefined;
  readonly ground?: 'light' | 'dark';
};

/**
 * Newsletter sign-up (N2). The answer is the same whether the address is known or not: only the
 * e-mail tells its reader more.
 */
export function NewsletterForm({ name, posted, ground }: NewsletterFormProps): ReactNode {
  const { text, newsletter, shell } = useShop();
  const [isAccepted, setAccepted] = useState(false);
  if (isAccepted) return <SuccessMessage takesFocus>{text('newsletter.accepted')}</SuccessMessage>;
  if (posted?.notice === 'newsletter-accepted') {
    return (
      <SuccessMessage>
        {text('newsletter.accepted')}{' '}
        {shell.newsletterUrl && (
          <PathLink href={shell.newsletterUrl}>{text('newsletter.again')}</PathLink>
        )}
      </SuccessMessage>
    );
  }
  return (
    <EmailForm
      name={name}
      action="/newsletter/subscribe"
      request={(subscription) => newsletter.subscribe(subscription)}
      button={text('newsletter.submit')}
      posted={posted}
      onAccepted={() => setAccepted(true)}
      {...(ground && { ground })}
    />
  );
}

export type PostedNewsletterFormProps = Pick<NewsletterFormProps, 'name'>;

/** The sign-up with what was posted to it. */
export function PostedNewsletterForm({ name }: PostedNewsletterFormProps): ReactNode {
  return <NewsletterForm name={name} posted={usePostedFormResult('newsletter')} />;
}
