import { observer } from 'mobx-react-lite';
import type { FormEvent, ReactNode } from 'react';
import { BED_FIELDS, BED_LIMITS, bedFormAction, formatBed, withBed } from '#src/my-bed/my-bed.ts';
import { Icon } from '../../icons/Icon.tsx';
import { bedText } from '../../format-numbers.ts';
import { useMyBed, usePage, useShop, useText } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { Dropdown } from '../Dropdown.tsx';
import { formQuery, HiddenInputs } from '../GetForm.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { classNames } from '../../theme/class-names.ts';
import styles from './MyBedForm.module.css';

/**
 * The shopper's bed in the header of every page, with the form that says it. Without script the form
 * leads to the same page with the bed in its address, which its links keep.
 */
export const MyBedChip = observer(function MyBedChip() {
  const { text, stores } = useShop();
  const { bed } = stores.myBed;
  return (
    <Dropdown
      className={styles['chip']}
      label={
        <>
          <Icon name="position" />
          {bed ? (
            <>
              <VisuallyHidden>{text('bed.yours')}: </VisuallyHidden>
              {bedText(bed)}
            </>
          ) : (
            text('bed.set')
          )}
        </>
      }
    >
      <MyBedForm key={bed && formatBed(bed)} />
    </Dropdown>
  );
});

type MyBedFormProps = {
  /** Set on the page of the bed, which says why, and which the form of the header links to. */
  readonly isOnPage?: true;
};

/** Says the shopper's bed, or changes it. */
export const MyBedForm = observer(function MyBedForm({ isOnPage }: MyBedFormProps) {
  const { text, stores, shell } = useShop();
  const linkTo = useLinkTo();
  const { myBed, navigation } = stores;
  const bed = useMyBed();
  const { path, kept, url: without } = bedFormAction(usePage().url);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const form = event.currentTarget;
    form.closest('details')?.removeAttribute('open');
    void myBed.submit(path + formQuery(new FormData(form)));
  };
  return (
    <form
      className={classNames(styles['form'], isOnPage && styles['onPage'])}
      method="get"
      action={path}
      onSubmit={submit}
    >
      <HiddenInputs inputs={kept} />
      {!isOnPage && <p>{text('bed.why')}</p>}
      <div className={styles['size']}>
        <Centimetres field="width" value={bed?.width} isRequired />
        <Centimetres field="length" value={bed?.length} isRequired />
      </div>
      <label className={styles['two']}>
        <input
          type="checkbox"
          name={BED_FIELDS.mattresses}
          value="2"
          defaultChecked={bed?.mattresses === 2}
        />
        {text('bed.two')}
      </label>
      <Centimetres field="mattressHeight" value={bed?.mattressHeight} />
      <Button type="submit">{text('bed.save')}</Button>
      {bed && (
        <a
          href={without}
          rel="nofollow"
          onClick={onPlainClick(() => {
            myBed.forget();
            void navigation.navigate(without, { history: 'replace', scroll: 'keep' });
          })}
        >
          {text('bed.remove')}
        </a>
      )}
      {!isOnPage && shell.myBedUrl !== undefined && (
        <a {...linkTo(withBed(shell.myBedUrl, bed))}>{text('bed.page')}</a>
      )}
    </form>
  );
});

type CentimetresProps = {
  readonly field: keyof typeof BED_LIMITS;
  readonly value: number | undefined;
  readonly isRequired?: true;
};

const LABELS = {
  width: 'bed.width',
  length: 'bed.length',
  mattressHeight: 'bed.height',
} as const;

function Centimetres({ field, value, isRequired }: CentimetresProps): ReactNode {
  const text = useText();
  return (
    <label className={styles['field']}>
      <span>{text(LABELS[field])}</span>
      <input
        type="number"
        inputMode="numeric"
        name={BED_FIELDS[field]}
        {...BED_LIMITS[field]}
        defaultValue={value}
        required={isRequired}
      />
    </label>
  );
}
