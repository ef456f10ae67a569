import { queryValue } from '../routing/url-parts.ts';
import type { FieldError } from '../shared/form.ts';
import { normalizeLine } from '../shared/normalize-text.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { type LengthBounds, lengthField, type LengthReason } from './length-field.ts';
import {
  type Door,
  DOOR_SWINGS,
  type DoorSwing,
  type Nightstands,
  NIGHTSTANDS,
  type RoomRequest,
  type Wall,
  wallLength,
  WALLS,
} from './room-plan.ts';

/** Lengths of the form, in display order. Only the first two are needed. */
export const PLAN_LENGTHS = [
  'room-width',
  'room-length',
  'room-door-width',
  'room-door-from',
  'bed-left',
  'bed-top',
] as const;

export type PlanLength = (typeof PLAN_LENGTHS)[number];

export const PLAN_BOUNDS: Readonly<Record<PlanLength, LengthBounds>> = {
  'room-width': { from: 100, to: 1500 },
  'room-length': { from: 100, to: 1500 },
  'room-door-width': { from: 40, to: 250 },
  'room-door-from': { from: 0, to: 1500 },
  'bed-left': { from: 0, to: 1500 },
  'bed-top': { from: 0, to: 1500 },
};

/** Query parameters of the choices. */
export const NIGHTSTANDS_PARAM = 'nightstands';
export const DOOR_WALL_PARAM = 'room-door';
export const DOOR_SWING_PARAM = 'room-door-opens';

/** Query parameters of the form. */
export const PLAN_PARAMS: readonly string[] = [
  ...PLAN_LENGTHS,
  NIGHTSTANDS_PARAM,
  DOOR_WALL_PARAM,
  DOOR_SWING_PARAM,
];

export type PlanError = FieldError<PlanLength, LengthReason>;

/** The room without its bed, and where the bed stands in it. */
export type ReadRoom = Omit<RoomRequest, 'bed' | 'heights'> & {
  readonly left?: number;
  readonly top?: number;
};

/** The form as an address has it. */
export type PlanForm = {
  readonly typed: Readonly<Partial<Record<PlanLength, string>>>;
  readonly nightstands: Nightstands;
  /** The wall with the door; absent if the door is left out. */
  readonly wall?: Wall;
  readonly swing: DoorSwing;
  /** What it says; absent if it has not been sent. */
  readonly read?: Result<ReadRoom, readonly PlanError[]>;
};

/** Width of a door that is not typed, in centimetres: a usual one with its frame. */
const DOOR_WIDTH = 83;

/**
 * Reads the form off a query string:
 * `?room-width=350&room-length=420&room-door=foot&room-door-from=20&bed-left=60`. Width and length of
 * the room are needed. Total: an unknown choice counts as the first one.
 */
export function parsePlanForm(query: string): PlanForm {
  const chosen = <T extends string>(name: string, choices: readonly T[]): T | undefined =>
    choices.find((one) => one === queryValue(query, name));
  const typed: Partial<Record<PlanLength, string>> = {};
  for (const name of PLAN_LENGTHS) {
    const value = queryValue(query, name);
    if (value !== undefined) typed[name] = value;
  }
  const wall = chosen(DOOR_WALL_PARAM, WALLS);
  const form = {
    typed,
    nightstands: chosen(NIGHTSTANDS_PARAM, NIGHTSTANDS) ?? NIGHTSTANDS[0],
    ...(wall && { wall }),
    swing: chosen(DOOR_SWING_PARAM, DOOR_SWINGS) ?? DOOR_SWINGS[0],
  };
  const isSent =
    typed['room-width'] !== undefined || queryValue(query, NIGHTSTANDS_PARAM) !== undefined;
  return isSent ? { ...form, read: readRoom(form) } : form;
}

const isFilledIn = (value: string | undefined): boolean => normalizeLine(value ?? '') !== '';

function readRoom({
  typed,
  nightstands,
  wall,
  swing,
}: Omit<PlanForm, 'read'>): Result<ReadRoom, readonly PlanError[]> {
  const errors: PlanError[] = [];
  const length = (field: PlanLength): number => {
    const read = lengthField(PLAN_BOUNDS[field])(typed[field] ?? '');
    if (!read.ok) errors.push({ field, reason: read.error });
    return read.ok ? read.value : 0;
  };
  const optional = (field: PlanLength): number | undefined =>
    isFilledIn(typed[field]) ? length(field) : undefined;
  const room = { width: length('room-width'), length: length('room-length') };
  const door: Door | undefined = wall && {
    wall,
    swing,
    width: optional('room-door-width') ?? DOOR_WIDTH,
    from: optional('room-door-from') ?? 0,
  };
  if (door && errors.length === 0 && door.from + door.width > wallLength(door.wall, room))
    errors.push({ field: 'room-door-from', reason: 'beyond' });
  const [left, top] = [optional('bed-left'), optional('bed-top')];
  if (errors.length > 0) return err(errors);
  return ok({
    ...room,
    nightstands,
    ...(door && { door }),
    ...(left !== undefined && { left }),
    ...(top !== undefined && { top }),
  });
}
