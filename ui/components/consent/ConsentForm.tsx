import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type Consent, CONSENT_PURPOSES, isAnyGranted } from '#src/consent/consent.ts';
import { formatPurposes, purposesNeedingConsent } from '#src/measurement/consent-form.ts';
import { usePage, useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { Checkbox } from '../form/Field.tsx';
import styles from './ConsentForm.module.css';
import { useConsentForm } from './use-consent-form.ts';

type Props = {
  /** The saved choice; no box is ticked without one. */
  readonly choice: Consent | undefined;
};

/** Consent per purpose: refusing is as easy as accepting, and either can be changed later. */
export function ConsentForm({ choice }: Props): ReactNode {
  const { text, measurement } = useShop();
  const page = usePage();
  const element = useSyncedCheckboxes(choice);
  const form = useConsentForm();
  const purposes = purposesNeedingConsent(measurement?.settings);
  return (
    <form ref={element} className={styles['form']} {...form}>
      <input type="hidden" name="back" value={page.url} />
      {purposes.map((purpose) => (
        <Purpose key={purpose} purpose={purpose} choice={choice} />
      ))}
      <div className={styles['choices']}>
        <Button type="submit" name="choice" value="chosen">
          {text('consent.save')}
        </Button>
        <Button variant="outlined" type="submit" name="choice" value="none">
          {text('consent.refuse')}
        </Button>
        <Button variant="outlined" type="submit" name="choice" value={formatPurposes(purposes)}>
          {text('consent.accept')}
        </Button>
      </div>
      <output className={styles['state']}>{text(stateOf(choice))}</output>
    </form>
  );
}

/** Syncs the boxes with a choice made elsewhere; the form is not remounted, to keep the focus. */
function useSyncedCheckboxes(choice: Consent | undefined): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    for (const purpose of choice ? CONSENT_PURPOSES : []) {
      const box = form.current?.elements.namedItem(purpose);
      if (box instanceof HTMLInputElement) box.checked = choice?.[purpose] ?? false;
    }
  }, [choice]);
  return form;
}

function Purpose({ purpose, choice }: Props & { readonly purpose: keyof Consent }): ReactNode {
  const { text } = useShop();
  const note = `consent-${purpose}-note`;
  return (
    <div>
      <Checkbox
        id={`consent-${purpose}`}
        name={purpose}
        label={text(`consent.${purpose}`)}
        error={undefined}
        defaultChecked={choice?.[purpose] ?? false}
        aria-describedby={note}
      />
      <p className={styles['note']} id={note}>
        {text(`consent.${purpose}-note`)}
      </p>
    </div>
  );
}

function stateOf(choice: Consent | undefined) {
  if (!choice) return 'consent.state.open';
  if (!isAnyGranted(choice)) return 'consent.state.none';
  if (choice.statistics && choice.marketing) return 'consent.state.all';
  return choice.statistics ? 'consent.state.statistics' : 'consent.state.marketing';
}
