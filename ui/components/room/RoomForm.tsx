import { type FormEvent, Fragment, type ReactNode, type Ref, useEffect, useRef } from 'react';
import { fieldsQuery } from '#src/room/form-url.ts';
import type { WayMeasure } from '#src/room/passage.ts';
import type { PlanLength } from '#src/room/plan-form.ts';
import { ROOM_ID, ROOM_PARAM, type RoomTool } from '#src/room/room-query.ts';
import {
  type LengthBounds,
  type LengthReason,
  MAX_LENGTH_CHARACTERS,
} from '#src/room/length-field.ts';
import { parseQuery, splitUrl } from '#src/routing/url-parts.ts';
import { useShop } from '../../shop-context.tsx';
import { Button } from '../Button.tsx';
import { TextField } from '../form/Field.tsx';
import type { FormError } from '../form/use-form.ts';
import { FormErrors } from '../form/FormErrors.tsx';
import { HiddenInputs } from '../GetForm.tsx';
import { sendRoomForm } from './send-room-form.ts';
import { type RoomText, type TranslateRoom, useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

type RoomFormProps = {
  readonly tool: RoomTool;
  /** URL of the page, whose other parameters the form keeps. */
  readonly url: string;
  /** Query parameters of its fields. */
  readonly names: readonly string[];
  /** What an unsent form is filled in with, as a query string. */
  readonly filledIn?: string | undefined;
  readonly errors: readonly FormError[];
  readonly submit: string;
  /** Called when a field changes. */
  readonly onEdit?: (form: HTMLFormElement) => void;
  /** Called with the values that are sent. */
  readonly onSend?: (values: ReturnType<typeof valuesOf>) => void;
  /** Shows the URL with the values that are sent; by default as a page. */
  readonly show?: (url: string) => void;
  readonly formRef?: Ref<HTMLFormElement>;
  readonly children: ReactNode;
};

/**
 * A form whose values are in the address, so that a measured home can be reloaded and shared. With
 * script the page changes in place, and the focus moves to the result or to the first error. Fields
 * begin anew if the address gets other values, as by Back, but not if it gets those that they are
 * filled in with: what the shopper has typed meanwhile stays.
 */
export function RoomForm(props: RoomFormProps): ReactNode {
  const { tool, url, names, filledIn, errors, submit, onEdit, onSend, formRef, children } = props;
  const { navigation } = useShop().stores;
  const showPage = (target: string): void =>
    void navigation.navigate(target, { history: 'push', scroll: 'keep' });
  const { show = showPage } = props;
  const submittedAt = useRef<string>(undefined);
  useEffect(() => {
    if (submittedAt.current === undefined || submittedAt.current === url) return;
    submittedAt.current = undefined;
    focusNews();
  }, [url]);
  const fields = fieldsQuery(url, names);
  const others = parseQuery(splitUrl(url).query).filter(
    ({ name }) => name !== ROOM_PARAM && !names.includes(name),
  );
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const values = valuesOf(event.currentTarget);
    onSend?.(values);
    const isAwaited = sendRoomForm(url, values, { navigate: show, focusNews });
    submittedAt.current = isAwaited ? url : undefined;
  };
  return (
    <form
      ref={formRef}
      className={styles['form']}
      method="get"
      action={`${splitUrl(url).path}#${ROOM_ID}`}
      autoComplete="off"
      noValidate
      onSubmit={send}
      onInput={(event) => onEdit?.(event.currentTarget)}
    >
      <HiddenInputs inputs={[...others, { name: ROOM_PARAM, value: tool }]} />
      <FormErrors errors={errors} />
      <Fragment key={fields === filledIn ? '' : fields}>{children}</Fragment>
      <Button className={styles['submit']} type="submit">
        {submit}
      </Button>
    </form>
  );
}

/** The result, or the first field with an error. */
const FIRST_NEWS = `#${ROOM_ID} :is([data-news], [aria-invalid])`;

const focusNews = (): void => document.querySelector<HTMLElement>(FIRST_NEWS)?.focus();

/** Names and values of the fields of a form; a field without a name stays in the tab. */
export const valuesOf = (form: HTMLFormElement): readonly (readonly [string, string])[] =>
  [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );

export const fieldId = (name: string): string => `room-${name}`;

type LengthFieldProps = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly typed: string | undefined;
  readonly error?: string | undefined;
  readonly isOptional?: boolean;
  readonly className?: string | undefined;
};

/** A field with a length in centimetres, as its label says. */
export const LengthField = ({ name, label, typed = '', ...field }: LengthFieldProps): ReactNode => (
  <TextField
    {...field}
    label={`${label} (cm)`}
    id={fieldId(name)}
    name={name}
    inputMode="decimal"
    autoComplete="off"
    maxLength={MAX_LENGTH_CHARACTERS + 3}
    defaultValue={typed}
  />
);

/** The text of an error of a length. */
function errorText(
  text: TranslateRoom,
  reason: LengthReason,
  bounds: LengthBounds,
  beyond: RoomText = 'error.beyond',
): string {
  if (reason === 'beyond') return text(beyond, bounds);
  return text(reason === 'missing' ? 'error.missing' : 'error.malformed');
}

/** The texts of errors by field, and with the name of each field as a list for the summary. */
export function useErrors<Field extends WayMeasure | PlanLength>(
  errors: readonly { readonly field: Field; readonly reason: LengthReason }[],
  boundsOf: (field: Field) => LengthBounds,
  beyondOf: (field: Field) => RoomText = () => 'error.beyond',
): { readonly list: readonly FormError[]; readonly of: (field: Field) => string | undefined } {
  const text = useRoomText();
  const texts = new Map(
    errors.map(({ field, reason }) => [
      field,
      errorText(text, reason, boundsOf(field), beyondOf(field)),
    ]),
  );
  const list = Array.from(texts, ([field, words]) => ({
    id: fieldId(field),
    text: `${text(`measure.${field}`)}: ${words}`,
  }));
  return { list, of: (field) => texts.get(field) };
}
