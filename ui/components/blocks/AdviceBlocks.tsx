import type { ReactNode } from 'react';
import type { AdviceBlock as Advice, AdviceRuleBlock as Rule } from '#src/content/form-block.ts';
import { Disclosure } from '../Disclosure.tsx';
import { ADVICE_ID, AdviceForm } from '../advice/AdviceForm.tsx';
import { AdviceResult } from '../advice/AdviceResult.tsx';
import { AdviceRule } from '../advice/AdviceRule.tsx';
import { DraftEffect, DraftIssues } from '../advice/DraftEffect.tsx';
import { useAdviceText } from '../advice/advice-text.ts';
import { ContentButton } from '../ContentLink.tsx';
import { usePostedFormResult } from '../newsletter/FormResult.tsx';
import styles from './AdviceBlocks.module.css';
import { type BlockProps, BlockSection } from './BlockSection.tsx';

/** The mattress advice: its form, or its result above the form. */
export function AdviceBlock({ block }: BlockProps<Advice>): ReactNode {
  const { title, text: intro, link, shown } = block;
  const text = useAdviceText();
  const { form: posted } = usePostedFormResult('advice');
  if (!shown) return <Unavailable title={title} text={text('result.unavailable')} />;
  const { rules, found, isCodeUnknown, isDraft } = shown;
  const form = <AdviceForm rules={rules} posted={posted} />;
  return (
    <BlockSection title={found ? '' : title}>
      <div className={styles['advice']} id={ADVICE_ID}>
        {isDraft && <p>{text('draft.used')}</p>}
        {found ? (
          <>
            <AdviceResult found={found} rules={rules} link={link} />
            <Disclosure summary={text('form.again')} heading={2}>
              {form}
            </Disclosure>
          </>
        ) : (
          <>
            {isCodeUnknown && <p className={styles['unknown']}>{text('result.unknown-code')}</p>}
            <p>{intro}</p>
            {form}
          </>
        )}
      </div>
    </BlockSection>
  );
}

/** The rule of the advice. */
export function AdviceRuleBlock({ block }: BlockProps<Rule>): ReactNode {
  const { title, text: intro, link, shown, draftIssues } = block;
  const text = useAdviceText();
  if (draftIssues) {
    return (
      <BlockSection title={title}>
        <DraftIssues issues={draftIssues} />
      </BlockSection>
    );
  }
  if (!shown) return <Unavailable title={title} text={text('rule.unavailable')} />;
  return (
    <BlockSection title={title}>
      <div className={styles['advice']}>
        <p>{intro}</p>
        {shown.draft && <DraftEffect effect={shown.draft} />}
        <AdviceRule rules={shown.rules} />
        <p>
          <ContentButton link={link} variant="filled" />
        </p>
      </div>
    </BlockSection>
  );
}

const Unavailable = ({ title, text }: { readonly title: string; readonly text: string }) => (
  <BlockSection title={title}>
    <p role="alert">{text}</p>
  </BlockSection>
);
