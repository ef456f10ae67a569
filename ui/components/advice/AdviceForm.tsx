import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import {
  type AdviceField,
  type AdviceReason,
  BED_WIDTHS,
  BUDGET,
  MAX_NUMBER_LENGTH,
  TEMPERATURES,
} from '#src/advice/advice-request.ts';
import { POSITIONS, SHAPES } from '#src/advice/advice-rules.ts';
import type { ShownAdvice } from '#src/advice/shown-advice.ts';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { formatAmount } from '#src/pricing/money.ts';
import type { MyBed } from '#src/my-bed/my-bed.ts';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { useMyBed, useStores, useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Button } from '../Button.tsx';
import { Checkbox, TextField } from '../form/Field.tsx';
import { FormErrors } from '../form/FormErrors.tsx';
import { SelectField } from '../form/SelectField.tsx';
import { textFields, usePostInPlace } from '../form/use-post-in-place.ts';
import { PositionDrawing, ShapeDrawing } from './AdviceDrawings.tsx';
import { PostForm } from '../ContentLink.tsx';
import styles from './AdviceForm.module.css';
import { type AdviceText, useAdviceText } from './advice-text.ts';

type AdviceFormProps = {
  readonly rules: ShownAdvice['rules'];
  /** What was posted, to be corrected or changed. */
  readonly posted: PostedForm | undefined;
};

type Fields = {
  readonly valueOf: (field: AdviceField) => string;
  readonly errorOf: (field: AdviceField) => string | undefined;
};

/**
 * The questions. A post is the only way that answers leave the form: no address and no storage of
 * the browser ever has them.
 */
export function AdviceForm({ rules, posted }: AdviceFormProps): ReactNode {
  const text = useAdviceText();
  const fields = useFields(rules, posted);
  const { isSending, post } = usePostAdvice();
  const errors = (posted?.errors ?? []).flatMap(({ field }) => {
    const error = fields.errorOf(field as AdviceField);
    return error === undefined ? [] : [{ id: idOf(field), text: error }];
  });
  return (
    <PostForm
      className={styles['form']}
      action={`${ACTION}#${ADVICE_ID}`}
      autoComplete="off"
      // The browser's own bubbles go away; the answer to a post names each mistake on the page.
      noValidate
      onSubmit={post}
    >
      <FormErrors errors={errors} />
      <div className={styles['sleepers']}>
        <SleeperFields number={1} fields={fields} />
        <SleeperFields number={2} fields={fields} />
      </div>
      <BedFields fields={fields} isPosted={posted !== undefined} />
      <p className={styles['privacy']}>{text('form.privacy')}</p>
      <Button className={styles['submit']} type="submit" isPending={isSending}>
        {text('form.submit')}
      </Button>
    </PostForm>
  );
}

const ACTION = '/advice/result';

/** Fragment of the form's action: skips the head of the page. */
export const ADVICE_ID = 'advice';

/** Posts the form without leaving the page; if no answer comes, the browser submits it. */
function usePostAdvice() {
  const { navigation } = useStores();
  return usePostInPlace({
    action: ACTION,
    fieldsOf: (form) => ({
      ...textFields(new FormData(form)),
      ...previewFields(navigation.page),
    }),
    news: FIRST_NEWS,
  });
}

/** The preview that the answer is to be shown in. */
const previewFields = ({ preview }: Pick<PageModel, 'preview'>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(preview?.query ?? {}).filter(
      (field): field is [string, string] => field[1] !== undefined,
    ),
  );

/** The result, or the first field with an error. */
const FIRST_NEWS = `#${ADVICE_ID} :is(h2[tabindex], [aria-invalid])`;

const idOf = (field: string): string => `advice-${field}`;

function useFields(rules: ShownAdvice['rules'], posted: PostedForm | undefined): Fields {
  const text = useAdviceText();
  return {
    valueOf: (field) => posted?.values[field] ?? '',
    errorOf(field) {
      const error = posted?.errors.find((one) => one.field === field);
      if (!error) return undefined;
      return text(errorKey(field, error.reason), boundsOf(field, rules));
    },
  };
}

function boundsOf(
  field: AdviceField,
  { kilograms, heights }: ShownAdvice['rules'],
): Readonly<Record<string, string | number>> {
  if (field === 'budget') {
    return { from: formatAmount(BUDGET.from * 100), to: formatAmount(BUDGET.to * 100) };
  }
  return field.startsWith('weight') ? kilograms : heights;
}

/** A reason that only a program's post can have counts as the most common one. */
function errorKey(field: AdviceField, reason: string): AdviceText {
  const known = reason as AdviceReason;
  if (field === 'budget')
    return known === 'beyond' ? 'error.budget.beyond' : 'error.budget.malformed';
  const name = field.startsWith('weight') ? 'weight' : 'height';
  if (known === 'beyond') return `error.${name}.beyond`;
  return known === 'missing' && name === 'weight'
    ? 'error.weight.missing'
    : `error.${name}.malformed`;
}

type SleeperFieldsProps = { readonly number: 1 | 2; readonly fields: Fields };

function SleeperFields({ number, fields }: SleeperFieldsProps): ReactNode {
  const text = useAdviceText();
  const isOptional = number === 2;
  return (
    <fieldset className={styles['sleeper']}>
      <legend>{text(number === 1 ? 'form.first' : 'form.second')}</legend>
      {isOptional && <p className={styles['hint']}>{text('form.second-hint')}</p>}
      <div className={styles['numbers']}>
        <NumberField
          name={`weight${number}`}
          label={text('form.weight')}
          {...{ fields, isOptional }}
        />
        <NumberField
          name={`height${number}`}
          label={text('form.height')}
          fields={fields}
          isOptional
        />
      </div>
      <Choices
        name={`position${number}`}
        label={text('form.position')}
        isShort
        chosen={fields.valueOf(`position${number}`) || 'mixed'}
        choices={POSITIONS.map((position) => ({
          value: position,
          label: text(`position.${position}`),
          drawing: <PositionDrawing position={position} />,
        }))}
      />
      <Choices
        name={`shape${number}`}
        label={text('form.shape')}
        chosen={fields.valueOf(`shape${number}`)}
        choices={[
          ...SHAPES.map((shape) => ({
            value: shape,
            label: text(`shape.${shape}`),
            drawing: <ShapeDrawing shape={shape} />,
          })),
          { value: '', label: text('shape.unknown') },
        ]}
      />
      <SelectField
        id={idOf(`temperature${number}`)}
        name={`temperature${number}`}
        label={text('form.temperature')}
        defaultValue={fields.valueOf(`temperature${number}`)}
        choices={TEMPERATURES.map((value) => ({ value, label: text(`temperature.${value}`) }))}
      />
      <fieldset className={styles['ticks']}>
        <legend>{text('form.complaints')}</legend>
        <Tick name={`shoulder${number}`} label={text('form.shoulder')} fields={fields} />
        <Tick name={`back${number}`} label={text('form.back')} fields={fields} />
      </fieldset>
    </fieldset>
  );
}

type NumberFieldProps = {
  readonly name: AdviceField;
  readonly label: string;
  readonly fields: Fields;
  readonly isOptional: boolean;
};

const NumberField = ({ name, label, fields, isOptional }: NumberFieldProps): ReactNode => (
  <TextField
    id={idOf(name)}
    name={name}
    label={label}
    inputMode="numeric"
    autoComplete="off"
    maxLength={MAX_NUMBER_LENGTH}
    defaultValue={fields.valueOf(name)}
    error={fields.errorOf(name)}
    isOptional={isOptional}
  />
);

type TickProps = { readonly name: AdviceField; readonly label: string; readonly fields: Fields };

const Tick = ({ name, label, fields }: TickProps): ReactNode => (
  <Checkbox
    id={idOf(name)}
    name={name}
    label={label}
    defaultChecked={fields.valueOf(name) === 'on'}
  />
);

type ChoicesProps = {
  /** Set if the labels are short, so that a phone has two beside each other. */
  readonly isShort?: boolean;
  readonly name: AdviceField;
  readonly label: string;
  readonly chosen: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    readonly drawing?: ReactNode;
  }[];
};

/** Radio buttons, each with its drawing. */
const Choices = ({ name, label, chosen, choices, isShort }: ChoicesProps): ReactNode => (
  <fieldset className={classNames(styles['choices'], isShort && styles['positions'])}>
    <legend>{label}</legend>
    {choices.map((choice) => (
      <label key={choice.value} className={styles['choice']}>
        <input
          type="radio"
          name={name}
          value={choice.value}
          defaultChecked={choice.value === chosen}
        />
        {choice.drawing}
        <span>{choice.label}</span>
      </label>
    ))}
  </fieldset>
);

type BedFieldsProps = { readonly fields: Fields; readonly isPosted: boolean };

function BedFields({ fields, isPosted }: BedFieldsProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  return (
    <fieldset className={styles['bed']}>
      <legend>{text('form.bed')}</legend>
      <div className={styles['numbers']}>
        <WidthField posted={isPosted ? fields.valueOf('width') : undefined} />
        <TextField
          id={idOf('budget')}
          name="budget"
          label={text('form.budget')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={MAX_NUMBER_LENGTH}
          defaultValue={fields.valueOf('budget')}
          error={fields.errorOf('budget')}
          isOptional
        />
      </div>
      <Tick name="restless" label={text('form.restless')} fields={fields} />
      <small className={styles['hint']}>{shopText('product.firmness.note')}</small>
    </fieldset>
  );
}

type WidthFieldProps = { readonly posted: string | undefined };

/** What was posted, else the width of the shopper's bed: that of the address until hydration. */
const WidthField = observer(function WidthField({ posted }: WidthFieldProps) {
  const text = useAdviceText();
  const bed = useMyBed();
  const chosen = posted ?? widthOf(bed);
  return (
    <SelectField
      // A bed that is said while the form is open is chosen in it, too.
      key={chosen}
      id={idOf('width')}
      name="width"
      label={text('form.width')}
      defaultValue={chosen}
      choices={[
        { value: '', label: text('form.width-open') },
        ...BED_WIDTHS.map((width) => ({
          value: String(width),
          label: text('bed.cm', { number: width }),
        })),
      ]}
      isOptional
    />
  );
});

/** Empty for a bed of another width than the form offers. */
const widthOf = (bed: MyBed | undefined): string =>
  String(BED_WIDTHS.find((width) => width === bed?.width) ?? '');
