import type { ReactNode } from 'react';
import { LEGAL_GUARANTEE_PATH, legalGuaranteeNotice } from '#src/duties/legal-guarantee.ts';
import { languageOf } from '#src/shared/locale.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { Container } from '../Container.tsx';
import styles from './LegalGuarantee.module.css';
import { useDuties } from './use-duties.ts';

/**
 * The sentence that leads to the notice on the legal guarantee, before an order. Renders nothing on
 * a day before the notice is due.
 */
export function LegalGuaranteeSentence(): ReactNode {
  const text = useText();
  const linkTo = useLinkTo();
  if (useDuties()['legal-guarantee'] === undefined) return null;
  return (
    <p className={styles['sentence']} data-duty="legal-guarantee">
      <svg viewBox="0 0 24 24" aria-hidden="true" className={styles['mark']}>
        <path fill="#039" d="M12 1 3 4v7c0 6 4 10 9 12 5-2 9-6 9-12V4z" />
        <path fill="none" stroke="#fc0" strokeWidth="2.5" d="m7.5 12 3.2 3.2 6-6.4" />
      </svg>
      <a {...linkTo(LEGAL_GUARANTEE_PATH)}>{text('legal-guarantee.sentence')}</a>
    </p>
  );
}

/** The notice itself, unaltered, with the link that its QR code holds. */
export function LegalGuaranteeNotice(): ReactNode {
  const { locale, text } = useShop();
  const { path, width, height, link } = legalGuaranteeNotice(languageOf(locale));
  return (
    <Container>
      <figure className={styles['notice']} data-notice="legal-guarantee">
        <img src={path} width={width} height={height} alt={text('legal-guarantee.notice')} />
        <figcaption>
          <a href={link}>{text('legal-guarantee.more')}</a>
        </figcaption>
      </figure>
    </Container>
  );
}
