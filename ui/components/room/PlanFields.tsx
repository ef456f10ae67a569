import type { ReactNode, RefObject } from 'react';
import {
  DOOR_SWING_PARAM,
  DOOR_WALL_PARAM,
  NIGHTSTANDS_PARAM,
  PLAN_BOUNDS,
  PLAN_PARAMS,
  type PlanForm,
  type PlanLength,
} from '#src/room/plan-form.ts';
import { DOOR_SWINGS, NIGHTSTANDS, WALLS } from '#src/room/room-plan.ts';
import { SelectField } from '../form/SelectField.tsx';
import { fieldId, LengthField, RoomForm, useErrors } from './RoomForm.tsx';
import { useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

type PlanFieldsProps = {
  readonly url: string;
  readonly form: PlanForm;
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly onEdit: (form: HTMLFormElement) => void;
};

type LengthHint = 'hint.bed-left' | 'hint.room-door-from';

/** The room, its door, and where the bed stands in it. */
export function PlanFields({ url, form, formRef, onEdit }: PlanFieldsProps): ReactNode {
  const text = useRoomText();
  const errors = useErrors(
    form.read?.ok === false ? form.read.error : [],
    (field) => PLAN_BOUNDS[field],
    (field) => (field === 'room-door-from' ? 'error.door-beyond' : 'error.beyond'),
  );
  const length = (name: PlanLength, hint?: LengthHint) => (
    <LengthField
      name={name}
      label={text(`measure.${name}`)}
      hint={hint && text(hint)}
      typed={form.typed[name]}
      error={errors.of(name)}
    />
  );
  return (
    <RoomForm
      tool="plan"
      url={url}
      names={PLAN_PARAMS}
      errors={errors.list}
      submit={text(form.read ? 'plan.submit' : 'plan.submit-first')}
      onEdit={onEdit}
      formRef={formRef}
    >
      <fieldset className={styles['group']}>
        <legend>{text('plan.room')}</legend>
        <div className={styles['lengths']}>
          {length('room-width')}
          {length('room-length')}
        </div>
        <Choice
          name={NIGHTSTANDS_PARAM}
          label={text('nightstands.title')}
          value={form.nightstands}
          choices={NIGHTSTANDS.map((value) => ({ value, label: text(`nightstands.${value}`) }))}
        />
      </fieldset>
      <DoorFields form={form} length={length} />
      <fieldset className={styles['group']}>
        <legend>{text('plan.place')}</legend>
        <div className={styles['lengths']}>
          {length('bed-left', 'hint.bed-left')}
          {length('bed-top')}
        </div>
      </fieldset>
    </RoomForm>
  );
}

type DoorFieldsProps = {
  readonly form: PlanForm;
  readonly length: (name: PlanLength, hint?: LengthHint) => ReactNode;
};

function DoorFields({ form, length }: DoorFieldsProps): ReactNode {
  const text = useRoomText();
  return (
    <fieldset className={styles['group']}>
      <legend>{text('plan.door')}</legend>
      <Choice
        name={DOOR_WALL_PARAM}
        label={text('plan.door-wall')}
        value={form.wall ?? ''}
        choices={[
          { value: '', label: text('plan.door-none') },
          ...WALLS.map((value) => ({ value, label: text(`plan.door-${value}`) })),
        ]}
      />
      <Choice
        name={DOOR_SWING_PARAM}
        label={text('plan.opens')}
        value={form.swing}
        choices={DOOR_SWINGS.map((value) => ({ value, label: text(`plan.opens-${value}`) }))}
      />
      <div className={styles['lengths']}>
        {length('room-door-from', 'hint.room-door-from')}
        {length('room-door-width')}
      </div>
    </fieldset>
  );
}

type ChoiceProps = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly label: string }[];
};

const Choice = ({ name, label, value, choices }: ChoiceProps): ReactNode => (
  <SelectField
    id={fieldId(name)}
    name={name}
    label={label}
    defaultValue={value}
    choices={choices}
  />
);
