import { err, ok, type Result } from '../shared/result.ts';

/*
 * A bedroom from above. All lengths in centimetres; the origin is its upper left corner. The head of
 * the bed is towards the upper wall.
 */

export const WALLS = ['head', 'right', 'foot', 'left'] as const;

export type Wall = (typeof WALLS)[number];

/** `in-near`: hinged at the end from which {@link Door.from} counts. `out`: it opens outwards or slides. */
export const DOOR_SWINGS = ['in-near', 'in-far', 'out'] as const;

export type DoorSwing = (typeof DOOR_SWINGS)[number];

export type Door = {
  readonly wall: Wall;
  /** Distance from the left wall, or of a door in a side wall from the head wall. */
  readonly from: number;
  readonly width: number;
  readonly swing: DoorSwing;
};

/** On which sides of the bed nightstands are. */
export const NIGHTSTANDS = ['both', 'left', 'right', 'none'] as const;

export type Nightstands = (typeof NIGHTSTANDS)[number];

export type Side = 'left' | 'right';

/** The floor that a bed takes. */
export type Footprint = {
  readonly width: number;
  /** Of what is slept on. */
  readonly length: number;
  /** Thickness of the headboard behind it. */
  readonly headboard: number;
};

/** A room and what stands in it. */
export type RoomRequest = {
  /** Length of the wall behind the bed. */
  readonly width: number;
  readonly length: number;
  readonly bed: Footprint & {
    /** Distance from the left wall; by default the bed stands in the middle. */
    readonly left?: number;
    /** Distance from the wall behind it. */
    readonly top?: number;
  };
  readonly nightstands: Nightstands;
  readonly door?: Door;
  /** Heights of the sleepers, as far as they are known; each is told once. */
  readonly heights?: readonly (number | undefined)[];
};

export type Rectangle = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly length: number;
};

/** Free floor beside the bed. */
export type WalkingSpace = {
  readonly side: Side | 'foot';
  /** From the bed to the wall. */
  readonly free: number;
  /** `kept`: {@link WALKING_SPACE} or more. `none`: the bed stands at the wall. */
  readonly state: 'kept' | 'narrow' | 'none';
};

export type RoomConflict =
  | { readonly kind: 'no-room-for-nightstand'; readonly side: Side }
  | { readonly kind: 'door-hits'; readonly what: 'bed' | 'nightstand' }
  | { readonly kind: 'door-blocked' }
  | { readonly kind: 'no-way-in' }
  | { readonly kind: 'bed-too-short'; readonly height: number; readonly needed: number };

export type RoomPlan = {
  readonly width: number;
  readonly length: number;
  /** With its headboard. */
  readonly bed: Rectangle;
  readonly headboard: number;
  readonly nightstands: readonly (Rectangle & { readonly side: Side })[];
  readonly door?: PlacedDoor;
  /** Left, right and foot. */
  readonly spaces: readonly [WalkingSpace, WalkingSpace, WalkingSpace];
  readonly conflicts: readonly RoomConflict[];
};

/** A door within its wall, with the floor that it sweeps or that has to be free in front of it. */
export type PlacedDoor = Door & { readonly floor: Rectangle };

/** Free floor that a person needs to walk along a bed, to make it and to get up. */
export const WALKING_SPACE = 70;

/** Width and depth of a nightstand. */
const NIGHTSTAND = { width: 45, depth: 40 };

/** What a bed is to be longer than its sleeper, as the shop advises. */
const SPARE_LENGTH = 20;

/** In which measures a bed is larger than its room. */
export type TooLarge = readonly ('width' | 'length')[];

/**
 * Places bed, nightstands and door. The bed is moved to where it is within the walls, and the door
 * to where it is within its wall; fails if the bed is larger than the room.
 */
export function planRoom(request: RoomRequest): Result<RoomPlan, TooLarge> {
  const { width, length } = request;
  const { headboard } = request.bed;
  const outer = { width: request.bed.width, length: request.bed.length + headboard };
  const tooLarge = (['width', 'length'] as const).filter((one) => outer[one] > request[one]);
  if (tooLarge.length > 0) return err(tooLarge);
  const bed = placedBed(request, outer);
  const sides = SIDES.filter((side) => [side, 'both'].includes(request.nightstands));
  const stands = sides.map((side) => nightstandAt(side, bed));
  const nightstands = stands.filter((one) => isWithin(one, request));
  const door = request.door && placedDoor(request.door, request);
  const spaces = spacesAround(bed, request);
  return ok({
    width,
    length,
    bed,
    headboard,
    nightstands,
    ...(door && { door }),
    spaces,
    conflicts: [
      ...stands
        .filter((one) => !nightstands.includes(one))
        .map(({ side }) => ({ kind: 'no-room-for-nightstand' as const, side })),
      ...(door ? doorConflicts(door, bed, nightstands) : []),
      ...(spaces.every(({ state }) => state !== 'kept') ? [{ kind: 'no-way-in' as const }] : []),
      ...[...new Set(request.heights)].flatMap((height) =>
        height === undefined ? [] : tooShort(height, request.bed.length),
      ),
    ],
  });
}

const tooShort = (height: number, length: number): readonly RoomConflict[] => {
  const needed = height + SPARE_LENGTH;
  return needed > length ? [{ kind: 'bed-too-short', height, needed }] : [];
};

const SIDES: readonly Side[] = ['left', 'right'];

function placedBed(
  { width, length, bed }: RoomRequest,
  outer: Pick<Rectangle, 'width' | 'length'>,
): Rectangle {
  const free = { width: width - outer.width, length: length - outer.length };
  return {
    left: between(bed.left ?? free.width / 2, 0, free.width),
    top: between(bed.top ?? 0, 0, free.length),
    ...outer,
  };
}

const between = (value: number, from: number, to: number): number =>
  Math.min(to, Math.max(from, value));

const nightstandAt = (side: Side, bed: Rectangle): Rectangle & { readonly side: Side } => ({
  side,
  left: side === 'left' ? bed.left - NIGHTSTAND.width : bed.left + bed.width,
  top: bed.top,
  width: NIGHTSTAND.width,
  length: NIGHTSTAND.depth,
});

const isWithin = (one: Rectangle, room: Pick<RoomRequest, 'width' | 'length'>): boolean =>
  one.left >= 0 && one.left + one.width <= room.width && one.top + one.length <= room.length;

function spacesAround(
  bed: Rectangle,
  room: Pick<RoomRequest, 'width' | 'length'>,
): RoomPlan['spaces'] {
  return [
    spaceAt('left', bed.left),
    spaceAt('right', room.width - bed.left - bed.width),
    spaceAt('foot', room.length - bed.top - bed.length),
  ];
}

function spaceAt(side: WalkingSpace['side'], free: number): WalkingSpace {
  const narrow = free > 0 ? ('narrow' as const) : ('none' as const);
  return { side, free, state: free >= WALKING_SPACE ? 'kept' : narrow };
}

/** The strip of floor beside the bed that is to be kept, as far as it is within the walls. */
export function walkingStrip({ bed, spaces }: RoomPlan, side: WalkingSpace['side']): Rectangle {
  const free = spaces.find((one) => one.side === side)?.free ?? 0;
  const across = Math.min(free, WALKING_SPACE);
  switch (side) {
    case 'left':
      return { ...bed, left: bed.left - across, width: across };
    case 'right':
      return { ...bed, left: bed.left + bed.width, width: across };
    case 'foot':
      return { ...bed, top: bed.top + bed.length, length: across };
  }
}

/** Length of a wall. */
export const wallLength = (wall: Wall, room: Pick<RoomRequest, 'width' | 'length'>): number =>
  wall === 'head' || wall === 'foot' ? room.width : room.length;

function placedDoor(door: Door, room: Pick<RoomRequest, 'width' | 'length'>): PlacedDoor {
  const along = wallLength(door.wall, room);
  const width = Math.min(door.width, along);
  const from = between(door.from, 0, along - width);
  const depth = door.swing === 'out' ? WALKING_SPACE : width;
  const placed = { ...door, from, width };
  switch (door.wall) {
    case 'head':
      return { ...placed, floor: { left: from, top: 0, width, length: depth } };
    case 'foot':
      return { ...placed, floor: { left: from, top: room.length - depth, width, length: depth } };
    case 'left':
      return { ...placed, floor: { left: 0, top: from, width: depth, length: width } };
    case 'right':
      return {
        ...placed,
        floor: { left: room.width - depth, top: from, width: depth, length: width },
      };
  }
}

/** Where the hinge of a door is; `undefined` if it does not open into the room. */
export function hingeOf({ wall, floor, swing }: PlacedDoor): Point | undefined {
  if (swing === 'out') return undefined;
  const isFar = swing === 'in-far';
  const isUpright = wall === 'left' || wall === 'right';
  return {
    x: floor.left + (wall === 'right' || (!isUpright && isFar) ? floor.width : 0),
    y: floor.top + (wall === 'foot' || (isUpright && isFar) ? floor.length : 0),
  };
}

type Point = { readonly x: number; readonly y: number };

function doorConflicts(
  door: PlacedDoor,
  bed: Rectangle,
  nightstands: readonly Rectangle[],
): readonly RoomConflict[] {
  const hinge = hingeOf(door);
  const isHit = (one: Rectangle): boolean => {
    const common = intersection(one, door.floor);
    if (!common || !hinge) return common !== undefined;
    const x = between(hinge.x, common.left, common.left + common.width) - hinge.x;
    const y = between(hinge.y, common.top, common.top + common.length) - hinge.y;
    return Math.hypot(x, y) < door.width;
  };
  if (!hinge) return [bed, ...nightstands].some(isHit) ? [{ kind: 'door-blocked' }] : [];
  return [
    ...(isHit(bed) ? [{ kind: 'door-hits' as const, what: 'bed' as const }] : []),
    ...(nightstands.some(isHit)
      ? [{ kind: 'door-hits' as const, what: 'nightstand' as const }]
      : []),
  ];
}

/** What two rectangles have in common; `undefined` if they only touch. */
function intersection(one: Rectangle, other: Rectangle): Rectangle | undefined {
  const left = Math.max(one.left, other.left);
  const top = Math.max(one.top, other.top);
  const width = Math.min(one.left + one.width, other.left + other.width) - left;
  const length = Math.min(one.top + one.length, other.top + other.length) - top;
  return width > 0 && length > 0 ? { left, top, width, length } : undefined;
}
