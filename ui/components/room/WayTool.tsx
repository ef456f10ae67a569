import { when } from 'mobx';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { WayMeasure } from '#src/room/passage.ts';
import { type Packing, packingOf } from '#src/room/packages.ts';
import { roomFit } from '#src/room/room-fit.ts';
import {
  type Ascent,
  ASCENT_PARAM,
  ASCENTS,
  isOptionalMeasure,
  parseWayForm,
  urlWithKnownWay,
  WAY_BOUNDS,
  WAY_PARAMS,
  type WayForm,
} from '#src/room/way-form.ts';
import { fieldsQuery, withFormValues } from '#src/room/form-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Disclosure } from '../Disclosure.tsx';
import { AscentDrawing } from './AscentDrawing.tsx';
import { LengthField, RoomForm, useErrors } from './RoomForm.tsx';
import type { RoomProps } from './RoomSection.tsx';
import { useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';
import { PackageTable, UnknownPackages } from './PackageTable.tsx';
import { WayResult } from './WayResult.tsx';

/** Whether a bed gets into the bedroom: the way as a form, and what passes it. */
export function WayTool(props: RoomProps): ReactNode {
  const packing = packingOf(props.selection);
  return packing ? <WayOfPackages {...props} packing={packing} /> : <UnknownPackages />;
}

type WayOfPackagesProps = RoomProps & { readonly packing: Packing };

function WayOfPackages({ page, selection, urlOf, packing }: WayOfPackagesProps): ReactNode {
  const text = useRoomText();
  const { leaveToForm, filledIn } = useKnownWay(page.url);
  const form = parseWayForm(splitUrl(page.url).query);
  const fit = form.read?.ok ? roomFit(selection, form.read.value) : undefined;
  return (
    <div className={styles['tool']}>
      <WayFields url={page.url} form={form} filledIn={filledIn} onSend={leaveToForm} />
      <div className={styles['outcome']}>
        {fit && form.read?.ok ? (
          <WayResult
            page={page}
            selection={selection}
            urlOf={urlOf}
            fit={fit}
            way={form.read.value}
          />
        ) : (
          <>
            <h3>{text('packages.title')}</h3>
            <PackageTable
              selection={selection}
              packages={packing.packages.map((found) => ({ found }))}
              unknown={packing.unknown}
            />
          </>
        )}
        <Rules />
      </div>
    </div>
  );
}

type KnownWay = {
  /** Leaves the page to the form. */
  readonly leaveToForm: () => void;
  /** The way that is worked out, as a query string; the form is filled in with it. */
  readonly filledIn: string | undefined;
};

/** Works out a way that was measured in this tab, for another bed, without a press. */
function useKnownWay(url: string): KnownWay {
  const { deliveries, navigation } = useShop().stores;
  const stop = useRef(() => {});
  const [filledIn, setFilledIn] = useState<string>();
  useEffect(() => {
    const known = () => urlWithKnownWay(url, deliveries.way);
    // The way is restored after hydration.
    stop.current = when(
      () => known() !== undefined,
      () => {
        const target = known() ?? url;
        setFilledIn(fieldsQuery(target, WAY_PARAMS));
        void navigation.navigate(target, { history: 'replace', scroll: 'keep' });
      },
    );
    return () => stop.current();
  }, [url, deliveries, navigation]);
  return { leaveToForm: () => stop.current(), filledIn };
}

type WayFieldsProps = {
  readonly url: string;
  readonly form: WayForm;
  readonly filledIn: string | undefined;
  /** Called before the values are shown. */
  readonly onSend: () => void;
};

/**
 * The measures of the chosen way; those of other ways are hidden, and kept. A form that has not been
 * sent begins with the way that the shopper measured in this tab.
 */
const WayFields = observer(function WayFields({ url, form, filledIn, onSend }: WayFieldsProps) {
  const text = useRoomText();
  const errors = useErrors(form.read?.ok === false ? form.read.error : [], () => WAY_BOUNDS);
  const { deliveries } = useShop().stores;
  const { ascent: chosen, typed } = form.read ? form : parseWayForm(deliveries.way);
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
      submit={text('way.submit')}
      onSend={(values) => {
        onSend();
        const query = fieldsQuery(withFormValues('/', values), WAY_PARAMS);
        if (parseWayForm(query).read?.ok) deliveries.keepWay(query);
      }}
    >
      <AscentChoice key={chosen} chosen={chosen} />
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

function AscentChoice({ chosen }: { readonly chosen: Ascent }): ReactNode {
  const text = useRoomText();
  return (
    <fieldset className={styles['ascents']}>
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

/** What the computation assumes. */
function Rules(): ReactNode {
  const text = useRoomText();
  return (
    <Disclosure summary={text('how.title')} variant="inline">
      <ul className={styles['rules']}>
        {(['how.clearance', 'how.slope', 'how.corner', 'how.bend'] as const).map((rule) => (
          <li key={rule}>{text(rule)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
