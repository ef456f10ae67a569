import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import {
  hingeOf,
  type PlacedDoor,
  type Rectangle,
  type RoomPlan,
  type WalkingSpace,
  walkingStrip,
} from '#src/room/room-plan.ts';
import { classNames } from '../../theme/class-names.ts';
import type { RoomProps } from './RoomSection.tsx';
import { useLengthText, useRoomText } from './room-text.ts';
import styles from './PlanDrawing.module.css';

/** Where the bed stands, in centimetres from the left wall and from the wall behind it. */
export type BedPlace = { readonly left: number; readonly top: number };

type PlanDrawingProps = {
  readonly plan: RoomPlan;
  /** Draws a line down the middle of the bed, for two halves. */
  readonly isSplit: boolean;
  readonly Person: RoomProps['Person'];
  /** From the upper left corner of what is slept on. */
  readonly sleepers: ReturnType<RoomProps['sleepersOn']>;
  readonly label: string;
  /** Moves the bed; `undefined` without script. */
  readonly onMove: ((place: BedPlace) => void) | undefined;
};

/** Distance that an arrow key moves the bed, in centimetres. */
const STEP = 5;
/** Space around the room for walls and measures, in centimetres. */
const MARGIN = 34;

/** A room from above, to scale. The bed can be dragged, or moved by arrow keys. */
export function PlanDrawing(props: PlanDrawingProps): ReactNode {
  const { plan, isSplit, Person, sleepers, label, onMove } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const size = { width: plan.width + 2 * MARGIN, length: plan.length + 2 * MARGIN };
  return (
    <svg
      ref={drawing}
      className={styles['plan']}
      data-plan=""
      viewBox={`${-MARGIN} ${-MARGIN} ${size.width} ${size.length}`}
      fontSize={Math.max(size.width, size.length) / 26}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn from data
      role={onMove ? 'group' : 'img'}
      aria-label={label}
    >
      <rect className={styles['room']} width={plan.width} height={plan.length} />
      {plan.spaces.map((space) => (
        <Strip key={space.side} plan={plan} space={space} />
      ))}
      {plan.door && <DoorOpening door={plan.door} />}
      {plan.nightstands.map((one) => (
        <rect key={one.side} className={styles['nightstand']} rx={3} {...boundsOf(one)} />
      ))}
      <Bed {...{ plan, isSplit, Person, sleepers, drawing, onMove }} />
      <RoomMeasures plan={plan} />
    </svg>
  );
}

const boundsOf = ({ left, top, width, length }: Rectangle) => ({
  x: left,
  y: top,
  width,
  height: length,
});

/** The strip beside the bed that is to be free, with what is free there. */
function Strip({
  plan,
  space: { side, free, state },
}: {
  readonly plan: RoomPlan;
  readonly space: WalkingSpace;
}): ReactNode {
  const lengthText = useLengthText();
  const strip = walkingStrip(plan, side);
  if (state === 'none') return null;
  return (
    <g className={classNames(styles['strip'], styles[state])}>
      <rect {...boundsOf(strip)} />
      <text
        x={strip.left + strip.width / 2}
        y={strip.top + strip.length * (side === 'foot' ? 0.5 : 0.62)}
        textAnchor="middle"
        dominantBaseline="middle"
      >
        {lengthText(free)}
      </text>
    </g>
  );
}

/** The gap in the wall, the leaf when it is open, and the way of its edge. */
function DoorOpening({ door }: { readonly door: PlacedDoor }): ReactNode {
  const { wall, floor, width } = door;
  const isUpright = wall === 'left' || wall === 'right';
  const x = wall === 'right' ? floor.left + floor.width : floor.left;
  const y = wall === 'foot' ? floor.top + floor.length : floor.top;
  const gap = `M${x} ${y}${isUpright ? 'v' : 'h'}${width}`;
  const hinge = hingeOf(door);
  if (!hinge) return <path className={styles['gap']} d={gap} />;
  const end = isUpright
    ? { x, y: hinge.y === y ? y + width : y }
    : { x: hinge.x === x ? x + width : x, y };
  const leaf = isUpright
    ? { x: wall === 'right' ? x - width : x + width, y: hinge.y }
    : { x: hinge.x, y: wall === 'foot' ? y - width : y + width };
  const sweep = isClockwise(hinge, end, leaf) ? 1 : 0;
  return (
    <>
      <path className={styles['gap']} d={gap} />
      <path
        className={styles['swing']}
        d={`M${end.x} ${end.y}A${width} ${width} 0 0 ${sweep} ${leaf.x} ${leaf.y}L${hinge.x} ${hinge.y}`}
      />
    </>
  );
}

type Point = { readonly x: number; readonly y: number };

const isClockwise = (center: Point, from: Point, to: Point): boolean =>
  (from.x - center.x) * (to.y - center.y) - (from.y - center.y) * (to.x - center.x) > 0;

type BedProps = Pick<PlanDrawingProps, 'plan' | 'isSplit' | 'Person' | 'sleepers' | 'onMove'> & {
  readonly drawing: RefObject<SVGSVGElement | null>;
};

function Bed({ plan, isSplit, Person, sleepers, drawing, onMove }: BedProps): ReactNode {
  const { bed, headboard } = plan;
  const handles = useMoving(plan, drawing, onMove);
  const pillow = bed.width / sleepers.length;
  return (
    <g transform={`translate(${bed.left} ${bed.top})`} {...handles}>
      {headboard > 0 && (
        <rect className={styles['headboard']} width={bed.width} height={headboard} />
      )}
      <g transform={`translate(0 ${headboard})`}>
        <rect
          className={styles['goods']}
          width={bed.width}
          height={bed.length - headboard}
          rx={4}
        />
        {isSplit && (
          <path className={styles['seam']} d={`M${bed.width / 2} 0v${bed.length - headboard}`} />
        )}
        {sleepers.map(({ middle }) => (
          <rect
            key={middle}
            className={styles['pillow']}
            x={middle - Math.min(30, pillow * 0.4)}
            y={6}
            width={Math.min(60, pillow * 0.8)}
            height={36}
            rx={8}
          />
        ))}
        {sleepers.map((sleeper) => (
          <Person key={sleeper.middle} sleeper={sleeper} />
        ))}
      </g>
    </g>
  );
}

/** Pointer and arrow keys move the bed; a slider tells assistive technology where it is. */
function useMoving(
  { bed, width, length }: RoomPlan,
  drawing: RefObject<SVGSVGElement | null>,
  onMove: PlanDrawingProps['onMove'],
) {
  const text = useRoomText();
  const lengthText = useLengthText();
  /** From the pointer to the corner of the bed, while it is dragged. */
  const [grip, setGrip] = useState<Point>();
  if (!onMove) return {};
  const pointAt = (event: PointerEvent): Point | undefined => {
    const matrix = drawing.current?.getScreenCTM()?.inverse();
    return matrix && new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  };
  const moveTo = (left: number, top: number): void =>
    onMove({
      left: Math.min(width - bed.width, Math.max(0, Math.round(left))),
      top: Math.min(length - bed.length, Math.max(0, Math.round(top))),
    });
  return {
    tabIndex: 0,
    role: 'slider',
    'aria-label': text('bed.move'),
    'aria-valuemin': 0,
    'aria-valuemax': Math.floor(width - bed.width),
    'aria-valuenow': Math.round(bed.left),
    'aria-valuetext': text('bed.at', { left: lengthText(bed.left), top: lengthText(bed.top) }),
    onPointerDown(event: PointerEvent<SVGGElement>) {
      const point = pointAt(event);
      if (!point) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setGrip({ x: point.x - bed.left, y: point.y - bed.top });
    },
    onPointerMove(event: PointerEvent) {
      const point = grip && pointAt(event);
      if (point) moveTo(point.x - grip.x, point.y - grip.y);
    },
    onPointerUp: () => setGrip(undefined),
    onPointerCancel: () => setGrip(undefined),
    onKeyDown(event: KeyboardEvent) {
      const step = ARROWS[event.key];
      if (!step) return;
      event.preventDefault();
      moveTo(bed.left + step.x * STEP, bed.top + step.y * STEP);
    },
  };
}

const ARROWS: Readonly<Partial<Record<string, Point>>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Width and length of the room, outside its walls. */
function RoomMeasures({ plan: { width, length } }: Pick<PlanDrawingProps, 'plan'>): ReactNode {
  const lengthText = useLengthText();
  return (
    <g className={styles['measures']}>
      <text x={width / 2} y={-14} textAnchor="middle">{`${lengthText(width)} cm`}</text>
      <text
        transform={`translate(${-14} ${length / 2}) rotate(-90)`}
        textAnchor="middle"
      >{`${lengthText(length)} cm`}</text>
    </g>
  );
}
