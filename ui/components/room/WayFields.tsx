import { observer } from 'mobx-react-lite';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { fieldsQuery, withFormValues } from '#src/room/form-url.ts';
import type { WayMeasure } from '#src/room/passage.ts';
import {
  type Ascent,
  ASCENT_PARAM,
  ASCENTS,
  isOptionalMeasure,
  parseWayForm,
  WAY_BOUNDS,
  WAY_PARAMS,
  type WayForm,
} from '#src/room/way-form.ts';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { useHydrated } from '../../use-hydrated.ts';
import { LengthField, RoomForm, useErrors } from './RoomForm.tsx';
import { useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

type WayFieldsProps = {
  readonly url: string;
  readonly form: WayForm;
  readonly filledIn?: string | undefined;
  /** Label of the button. */
  readonly submit?: string;
  /** Called before the values are shown. */
  readonly onSend?: () => void;
  /** Called with a way that could be read, once it is kept. */
  readonly onKept?: () => void;
  /** Shows the URL with the values; by default as a page. */
  readonly show?: (url: string) => void;
};

/**
 * The measures of the chosen way; those of other ways are hidden, and kept. A form that has not been
 * sent begins with the way that the shopper measured in this tab.
 */
export const WayFields = observer(function WayFields(props: WayFieldsProps) {
  const { url, form, filledIn, submit, onSend, onKept, show } = props;
  const text = useRoomText();
  const errors = useErrors(form.read?.ok === false ? form.read.error : [], () => WAY_BOUNDS);
  const { deliveries } = useShop().stores;
  const known = useHydrated(deliveries.way, '');
  const { ascent: chosen, typed } = form.read ? form : parseWayForm(known);
  const field = (
    measure: WayMeasure,
    hint?: 'hint.stair-width' | 'hint.upper-width' | 'hint.headroom',
  ) => (
    <LengthField
      key={measure}
      name={measure}
      label={text(`measure.${measure}`)}
      hint={hint && text(hint)}
      typed={typed[measure]}
      isOptional={isOptionalMeasure(measure)}
      error={errors.of(measure)}
      className={classNames(
        styles[GROUPS[measure] ?? ''],
        measure === 'headroom' && styles['whole'],
      )}
    />
  );
  return (
    <RoomForm
      tool="way"
      url={url}
      names={WAY_PARAMS}
      filledIn={filledIn}
      errors={errors.list}
      submit={submit ?? text('way.submit')}
      onSend={(values) => {
        onSend?.();
        const query = fieldsQuery(withFormValues('/', values), WAY_PARAMS);
        if (!parseWayForm(query).read?.ok) return;
        deliveries.keepWay(query);
        onKept?.();
      }}
      {...(show && { show })}
    >
      <AscentChoice chosen={chosen} />
      <div className={styles['lengths']}>
        {field('stair-width', 'hint.stair-width')}
        {field('upper-width', 'hint.upper-width')}
        {field('headroom', 'hint.headroom')}
        {LIFT_MEASURES.map((measure) => field(measure))}
      </div>
      <fieldset className={styles['group']}>
        <legend>{text('way.door')}</legend>
        <p className={styles['hint']}>{text('way.door-hint')}</p>
        <div className={styles['lengths']}>
          {field('door-width')}
          {field('door-height')}
        </div>
      </fieldset>
    </RoomForm>
  );
});

/** What the shopper has chosen stays, also if it was before hydration. */
function AscentChoice({ chosen }: { readonly chosen: Ascent }): ReactNode {
  const text = useRoomText();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const before = useRef(chosen);
  useLayoutEffect(() => {
    const radios = fieldset.current?.querySelectorAll('input') ?? [];
    followChosen([...radios], before.current, chosen);
    before.current = chosen;
  }, [chosen]);
  return (
    <fieldset ref={fieldset} className={styles['ascents']}>
      <legend>{text('way.title')}</legend>
      {ASCENTS.map((ascent) => (
        <label key={ascent} className={styles['ascent']}>
          <input
            type="radio"
            name={ASCENT_PARAM}
            value={ascent}
            defaultChecked={ascent === chosen}
          />
          <AscentDrawing ascent={ascent} />
          <span>{text(`ascent.${ascent}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** Checks the radio button of a new value, unless the shopper has left that of the one before. */
export function followChosen(
  radios: readonly Pick<HTMLInputElement, 'value' | 'checked'>[],
  before: string,
  chosen: string,
): void {
  if (!radios.some(({ value, checked }) => checked && value === before)) return;
  for (const radio of radios) radio.checked = radio.value === chosen;
}

/** Class names by which only the measures of the chosen way are shown. */
const GROUPS: Readonly<Partial<Record<WayMeasure, string>>> = {
  'stair-width': 'ofStairs',
  headroom: 'ofStairs',
  'upper-width': 'ofTurn',
  'lift-door-width': 'ofLift',
  'lift-door-height': 'ofLift',
  'cabin-width': 'ofLift',
  'cabin-depth': 'ofLift',
  'cabin-height': 'ofLift',
};

const LIFT_MEASURES = [
  'lift-door-width',
  'lift-door-height',
  'cabin-width',
  'cabin-depth',
  'cabin-height',
] as const satisfies readonly WayMeasure[];

/** A small drawing of a way up. Its label says what it shows. */
const AscentDrawing = ({ ascent }: { readonly ascent: Ascent }): ReactNode => (
  <svg className={styles['ascentDrawing']} viewBox="0 0 48 48" aria-hidden="true">
    <path d={PATHS[ascent]} />
  </svg>
);

/** On a grid of 48 × 48: a door, steps from the side, stairs from above, a cabin. */
const PATHS: Readonly<Record<Ascent, string>> = {
  none: 'M4 42h40M14 42V8h20v34M29 26h1',
  straight: 'M4 42h8v-7h8v-7h8v-7h8v-7h8',
  quarter: 'M6 44V18h36M20 44V32h22M6 38h14M6 32h14M20 32V18M28 32V18M35 32V18M42 18v14',
  winding:
    'M24 6a18 18 0 1 0 18 18M42 24H27M24 6v15M20 24a4 4 0 1 0 8 0a4 4 0 1 0 -8 0M20 24H6M24 28v14M21.200 26.800L11.300 36.700M21.200 21.200L11.300 11.300M26.800 26.800L36.700 36.700',
  lift: 'M10 42V6h28v36zM24 6v36M15 22l3-4 3 4M27 26l3 4 3-4',
};
