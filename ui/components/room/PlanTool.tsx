import { type ReactNode, useRef, useState } from 'react';
import {
  parsePlanForm,
  PLAN_PARAMS,
  type PlanForm,
  type PlanLength,
  type ReadRoom,
} from '#src/room/plan-form.ts';
import { type Footprint, planRoom, WALKING_SPACE } from '#src/room/room-plan.ts';
import { fieldsQuery, withFormValues } from '#src/room/form-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { formatSize } from '../../format-numbers.ts';
import { useHasScript } from '../../use-hydrated.ts';
import { type BedPlace, PlanDrawing } from './PlanDrawing.tsx';
import { PlanFields } from './PlanFields.tsx';
import { PlanReport } from './PlanReport.tsx';
import { valuesOf } from './RoomForm.tsx';
import type { RoomProps } from './RoomSection.tsx';
import { useLengthText, useRoomText } from './room-text.ts';
import { SleeperHeights } from './SleeperHeights.tsx';
import styles from './RoomTools.module.css';

export type PlanProps = Pick<RoomProps, 'footprint' | 'Person' | 'sleepersOn'> & {
  /** URL of the page, which has the room. */
  readonly url: string;
  /** Draws two halves. */
  readonly isSplit: boolean;
};

/**
 * A bed to scale in the shopper's room. The server draws what the address says; with script the
 * drawing follows the fields, and the bed can be dragged.
 */
export function PlanTool({ url, footprint, isSplit, Person, sleepersOn }: PlanProps): ReactNode {
  const text = useRoomText();
  const hasScript = useHasScript();
  const form = parsePlanForm(splitUrl(url).query);
  const formElement = useRef<HTMLFormElement>(null);
  const sent = fieldsQuery(url, PLAN_PARAMS);
  const [edited, setEdited] = useState<{ readonly sent: string; readonly form: PlanForm }>();
  // Other fields have begun: Back to these is not to bring the edit back, either.
  if (edited && edited.sent !== sent) setEdited(undefined);
  const [heights, setHeights] = useState<readonly (number | undefined)[]>([]);
  const edit = (element: HTMLFormElement): void => {
    const values = valuesOf(element);
    setEdited({ sent, form: parsePlanForm(withFormValues('/', values).slice(1)) });
  };
  const moveBed = (place: BedPlace): void => {
    const element = formElement.current;
    if (!element) return;
    writeField(element, 'bed-left', place.left);
    writeField(element, 'bed-top', place.top);
    edit(element);
  };
  // Fields that are wrong while they are being typed leave the drawing as it was.
  const shown = edited?.sent === sent && edited.form.read?.ok ? edited.form : form;
  const isExample = !shown.read?.ok;
  const read = shown.read?.ok ? shown.read.value : exampleRoom(footprint);
  return (
    <div className={styles['tool']}>
      <div className={styles['outcome']}>
        <PlanFields url={url} form={form} formRef={formElement} onEdit={edit} />
      </div>
      <div className={styles['outcome']}>
        {isExample && <h3>{text('plan.example')}</h3>}
        <PlannedRoom
          read={read}
          footprint={footprint}
          heights={heights}
          isSplit={isSplit}
          Person={Person}
          sleepers={sleepersOn(footprint.width, footprint.length, heights)}
          onMove={hasScript && !isExample ? moveBed : undefined}
        />
        {hasScript && <SleeperHeights onChange={setHeights} />}
      </div>
    </div>
  );
}

/** A room in which a bed stands well, until there is one to draw. */
const exampleRoom = ({ width, length, headboard }: Footprint): ReadRoom => ({
  width: width + 2 * WALKING_SPACE + 30,
  length: length + headboard + 2 * WALKING_SPACE,
  nightstands: 'both',
  door: { wall: 'foot', from: 20, width: 83, swing: 'in-near' },
});

/** Writes what was dragged into its field, where it can be read and corrected. */
function writeField(form: HTMLFormElement, name: PlanLength, value: number): void {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLInputElement) field.value = String(Math.round(value));
}

type PlannedRoomProps = {
  readonly read: ReadRoom;
  readonly footprint: Footprint;
  readonly heights: readonly (number | undefined)[];
  readonly isSplit: boolean;
  readonly Person: RoomProps['Person'];
  readonly sleepers: ReturnType<RoomProps['sleepersOn']>;
  readonly onMove: ((place: BedPlace) => void) | undefined;
};

function PlannedRoom(props: PlannedRoomProps): ReactNode {
  const text = useRoomText();
  const lengthText = useLengthText();
  const { read, footprint, heights, isSplit, Person, sleepers, onMove } = props;
  const { left, top, ...room } = read;
  const place = { ...(left !== undefined && { left }), ...(top !== undefined && { top }) };
  const plan = planRoom({
    ...room,
    bed: { ...footprint, ...place },
    heights,
  });
  const sizes = {
    room: `${lengthText(room.width)} × ${lengthText(room.length)}`,
    bed: formatSize(`${footprint.width}x${footprint.length}`),
  };
  if (!plan.ok) {
    return (
      <p className={styles['note']} tabIndex={-1} data-news="">
        {text('plan.too-large', sizes)}
      </p>
    );
  }
  return (
    <>
      <PlanDrawing
        plan={plan.value}
        isSplit={isSplit}
        Person={Person}
        sleepers={sleepers}
        label={text('plan.drawing', sizes)}
        onMove={onMove}
      />
      <p className={styles['hint']}>
        {onMove && <span data-added="">{text('plan.drag')} </span>}
        {footprint.headboard > 0
          ? text('plan.headboard', { thickness: footprint.headboard })
          : text('plan.edge')}
      </p>
      <PlanReport plan={plan.value} />
    </>
  );
}
