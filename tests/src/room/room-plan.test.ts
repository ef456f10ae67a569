import fc, { type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Door,
  DOOR_SWINGS,
  hingeOf,
  NIGHTSTANDS,
  planRoom,
  type Rectangle,
  type RoomPlan,
  type RoomRequest,
  WALKING_SPACE,
  walkingStrip,
  wallLength,
  WALLS,
} from '#src/room/room-plan.ts';

const ROOM: RoomRequest = {
  width: 350,
  length: 400,
  bed: { width: 160, length: 200, headboard: 0 },
  nightstands: 'both',
};

const planOf = (request: Partial<RoomRequest> = {}): RoomPlan => {
  const plan = planRoom({ ...ROOM, ...request });
  if (!plan.ok) throw new Error(plan.error.join());
  return plan.value;
};

const conflictsOf = (request: Partial<RoomRequest>) => planOf(request).conflicts;

const door = (more: Partial<Door>): Door => ({
  wall: 'foot',
  from: 0,
  width: 80,
  swing: 'in-near',
  ...more,
});

const even = (min: number, max: number) =>
  fc.integer({ min: min / 2, max: max / 2 }).map((half) => 2 * half);

const anyDoor: Arbitrary<Door> = fc.record({
  wall: fc.constantFrom(...WALLS),
  from: even(0, 600),
  width: even(40, 120),
  swing: fc.constantFrom(...DOOR_SWINGS),
});

/** A room with a bed that fits into it, wherever it is put. */
const anyRoom: Arbitrary<RoomRequest> = fc
  .record(
    {
      bed: fc.record(
        {
          width: even(60, 220),
          length: even(120, 230),
          headboard: even(0, 12),
          left: even(-100, 700),
          top: even(-100, 700),
        },
        { requiredKeys: ['width', 'length', 'headboard'] },
      ),
      free: fc.record({ width: even(0, 400), length: even(0, 400) }),
      nightstands: fc.constantFrom(...NIGHTSTANDS),
      door: anyDoor,
    },
    { requiredKeys: ['bed', 'free', 'nightstands'] },
  )
  .map(roomOf);

function roomOf({
  bed,
  free,
  ...others
}: Omit<RoomRequest, 'width' | 'length'> & {
  readonly free: Pick<RoomRequest, 'width' | 'length'>;
}) {
  return {
    ...others,
    bed,
    width: bed.width + free.width,
    length: bed.length + bed.headboard + free.length,
  };
}

const planned = (request: RoomRequest): RoomPlan => planOf(request);

/** The same room in a mirror on its left wall. */
function mirroredRoom(request: RoomRequest): RoomRequest {
  const { width, bed, nightstands } = request;
  return {
    ...request,
    bed: { ...bed, ...(bed.left !== undefined && { left: width - bed.left - bed.width }) },
    nightstands: ({ left: 'right', right: 'left', both: 'both', none: 'none' } as const)[
      nightstands
    ],
    ...(request.door && { door: mirroredDoor(request.door, width) }),
  };
}

function mirroredDoor(one: Door, width: number): Door {
  if (one.wall === 'left') return { ...one, wall: 'right' };
  if (one.wall === 'right') return { ...one, wall: 'left' };
  const swing = ({ 'in-near': 'in-far', 'in-far': 'in-near', out: 'out' } as const)[one.swing];
  return { ...one, from: width - one.from - one.width, swing };
}

const kinds = ({ conflicts }: RoomPlan): readonly string[] =>
  conflicts
    .map((one) => ('what' in one ? `${one.kind} ${one.what}` : one.kind))
    .toSorted((one, other) => one.localeCompare(other));

const mirrored = ({ width }: RoomPlan, one: Rectangle): Rectangle => ({
  left: width - one.left - one.width,
  top: one.top,
  width: one.width,
  length: one.length,
});

describe('planRoom', () => {
  it('RM5 puts the bed in the middle of its wall, with nightstands and what is free', () => {
    const plan = planOf();
    expect(plan.bed).toEqual({ left: 95, top: 0, width: 160, length: 200 });
    expect(plan.nightstands.map(({ side, left }) => [side, left])).toEqual([
      ['left', 50],
      ['right', 255],
    ]);
    expect(plan.spaces).toEqual([
      { side: 'left', free: 95, state: 'kept' },
      { side: 'right', free: 95, state: 'kept' },
      { side: 'foot', free: 200, state: 'kept' },
    ]);
    expect(plan.conflicts).toEqual([]);
  });

  it('RM5 says on which side less than 70 cm is left', () => {
    const { spaces } = planOf({ bed: { ...ROOM.bed, left: 0 }, width: 225, length: 270 });
    expect(spaces.map(({ state }) => state)).toEqual(['none', 'narrow', 'kept']);
    expect(conflictsOf({ width: 160, length: 250, nightstands: 'none' })).toEqual([
      { kind: 'no-way-in' },
    ]);
  });

  it('RM5 leaves out a nightstand without room, and says so', () => {
    const request = { bed: { ...ROOM.bed, left: 44 } };
    expect(planOf(request).nightstands.map(({ side }) => side)).toEqual(['right']);
    expect(conflictsOf(request)).toEqual([{ kind: 'no-room-for-nightstand', side: 'left' }]);
  });

  it.each([
    ['at the foot', door({}), []],
    ['beside the bed', door({ wall: 'left', from: 150 }), []],
    [
      'hinged far from the bed',
      door({ wall: 'head', from: 0, width: 60 }),
      [{ kind: 'door-hits', what: 'nightstand' }],
    ],
    [
      'into the bed',
      door({ wall: 'left', from: 60, width: 110 }),
      [{ kind: 'door-hits', what: 'bed' }],
    ],
    ['outwards', door({ wall: 'head', from: 120, swing: 'out' }), [{ kind: 'door-blocked' }]],
  ] as const)('RM5 says what a door opens against: %s', (_, placed, expected) => {
    expect(conflictsOf({ door: placed })).toEqual(expected);
  });

  it('RM5 knows that a door swings a quarter circle, not a square', () => {
    const bed = { ...ROOM.bed, left: 60 };
    const of = (swing: Door['swing']) =>
      conflictsOf({ nightstands: 'none', bed, door: door({ wall: 'left', from: 190, swing }) });
    expect(of('in-near')).toEqual([{ kind: 'door-hits', what: 'bed' }]);
    expect(of('in-far')).toEqual([]);
  });

  it('RM5 puts the floor of a door where it opens, and its hinge at its end', () => {
    const placed = (wall: Door['wall'], swing: Door['swing']) => {
      const { door: found } = planOf({ door: door({ wall, from: 100, swing }) });
      return found && { ...found.floor, hinge: hingeOf(found) };
    };
    const across = { left: 100, width: 80, length: 80 };
    const along = { top: 100, width: 80, length: 80 };
    expect(placed('head', 'in-near')).toEqual({ ...across, top: 0, hinge: { x: 100, y: 0 } });
    expect(placed('head', 'in-far')).toEqual({ ...across, top: 0, hinge: { x: 180, y: 0 } });
    expect(placed('foot', 'in-near')).toEqual({ ...across, top: 320, hinge: { x: 100, y: 400 } });
    expect(placed('left', 'in-near')).toEqual({ ...along, left: 0, hinge: { x: 0, y: 100 } });
    expect(placed('left', 'in-far')).toEqual({ ...along, left: 0, hinge: { x: 0, y: 180 } });
    expect(placed('right', 'in-far')).toEqual({ ...along, left: 270, hinge: { x: 350, y: 180 } });
    expect(placed('foot', 'out')).toEqual({ ...across, top: 330, length: WALKING_SPACE });
    expect(planOf()).not.toHaveProperty('door');
  });

  it('RM5 lets a door open up to the bed and along it', () => {
    const bed = { ...ROOM.bed, left: 80 };
    const at = (width: number) =>
      conflictsOf({ bed, nightstands: 'none', door: door({ wall: 'left', from: 0, width }) });
    expect([at(80), at(81)]).toEqual([[], [{ kind: 'door-hits', what: 'bed' }]]);
    const beside = (left: number) =>
      conflictsOf({
        bed: { ...ROOM.bed, left },
        nightstands: 'none',
        door: door({ wall: 'head', from: 0, swing: 'out' }),
      });
    expect([beside(80), beside(79)]).toEqual([[], [{ kind: 'door-blocked' }]]);
    const below = (top: number) =>
      conflictsOf({
        bed: { ...ROOM.bed, top },
        nightstands: 'none',
        door: door({ from: 120, swing: 'out' }),
      });
    expect([below(130), below(131)]).toEqual([[], [{ kind: 'door-blocked' }]]);
    // The corner of the bed is a metre from the hinge: 60, 80 and 100 are a right-angled triangle.
    const corner = (left: number) =>
      conflictsOf({
        bed: { ...ROOM.bed, left, top: 80 },
        nightstands: 'none',
        door: door({ wall: 'left', width: 100 }),
      });
    expect([corner(60), corner(59)]).toEqual([[], [{ kind: 'door-hits', what: 'bed' }]]);
  });

  it('RM5 knows the length of each wall', () => {
    expect(WALLS.map((wall) => wallLength(wall, { width: 350, length: 400 }))).toEqual([
      350, 400, 350, 400,
    ]);
  });

  it('RM5 gives nightstands room up to the walls', () => {
    const standsOf = (width: number, length = 400) =>
      planOf({ width, length }).nightstands.map(({ side }) => side);
    expect(standsOf(250)).toEqual(['left', 'right']);
    expect(standsOf(249)).toEqual([]);
    const low = { bed: { width: 160, length: 30, headboard: 0 } };
    expect(planOf({ ...low, length: 40 }).nightstands).toHaveLength(2);
    expect(planOf({ ...low, length: 39 }).nightstands).toHaveLength(0);
  });

  it('RM5 keeps a strip of floor on each side of the bed', () => {
    const plan = planOf({ bed: { ...ROOM.bed, left: 40 } });
    expect(walkingStrip(plan, 'left')).toEqual({ left: 0, top: 0, width: 40, length: 200 });
    expect(walkingStrip(plan, 'right')).toEqual({ left: 200, top: 0, width: 70, length: 200 });
    expect(walkingStrip(plan, 'foot')).toEqual({ left: 40, top: 200, width: 160, length: 70 });
  });

  it('RM5 counts the headboard of a bed, and not for its sleeper', () => {
    const bed = { ...ROOM.bed, headboard: 10 };
    expect(planOf({ bed }).bed.length).toBe(210);
    expect(planRoom({ ...ROOM, bed, length: 209 })).toEqual({ ok: false, error: ['length'] });
    expect(conflictsOf({ bed, heights: [180] })).toEqual([]);
    expect(conflictsOf({ bed, heights: [181] })).toHaveLength(1);
  });

  it('RM5 says if the bed is too short for a sleeper', () => {
    expect(conflictsOf({ heights: [180, undefined] })).toEqual([]);
    expect(conflictsOf({ heights: [180, 198] })).toEqual([
      { kind: 'bed-too-short', height: 198, needed: 218 },
    ]);
  });

  it('RM5 says it once for two sleepers of the same height', () => {
    expect(conflictsOf({ heights: [198, 198] })).toEqual(conflictsOf({ heights: [198] }));
  });

  it('RM5 refuses a bed that is larger than the room', () => {
    expect(planRoom({ ...ROOM, width: 150 })).toEqual({ ok: false, error: ['width'] });
    expect(planRoom({ ...ROOM, width: 150, length: 190 })).toEqual({
      ok: false,
      error: ['width', 'length'],
    });
  });

  it('RM5 keeps bed, nightstands and door within the walls, and apart', () => {
    fc.assert(
      fc.property(anyRoom, (request) => {
        const { width, length, bed, nightstands, ...plan } = planned(request);
        for (const one of [bed, ...nightstands]) {
          expect(Math.min(one.left, one.top)).toBeGreaterThanOrEqual(0);
          expect(one.left + one.width).toBeLessThanOrEqual(width);
          expect(one.top + one.length).toBeLessThanOrEqual(length);
        }
        for (const { side, left, width: across } of nightstands) {
          expect(side === 'left' ? left + across : left).toBe(
            side === 'left' ? bed.left : bed.left + bed.width,
          );
        }
        expect(plan.door?.from ?? 0).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('RM5 divides the room among bed and free floor without a rest', () => {
    fc.assert(
      fc.property(anyRoom, (request) => {
        const plan = planned(request);
        const [left, right, foot] = plan.spaces;
        expect(left.free + plan.bed.width + right.free).toBe(plan.width);
        expect(plan.bed.top + plan.bed.length + foot.free).toBe(plan.length);
        for (const { side, free, state } of plan.spaces) {
          const strip = walkingStrip(plan, side);
          const across = side === 'foot' ? strip.length : strip.width;
          expect(across).toBe(Math.min(free, WALKING_SPACE));
          expect(state === 'kept').toBe(across === WALKING_SPACE);
        }
      }),
    );
  });

  it('RM5 plans a mirrored room as the mirror image of the plan', () => {
    fc.assert(
      fc.property(anyRoom, (request) => {
        const [plan, mirror] = [planned(request), planned(mirroredRoom(request))];
        expect(mirror.bed).toEqual(mirrored(plan, plan.bed));
        expect(mirror.spaces.map(({ free }) => free)).toEqual(
          [plan.spaces[1], plan.spaces[0], plan.spaces[2]].map(({ free }) => free),
        );
        expect(mirror.door?.floor).toEqual(plan.door && mirrored(plan, plan.door.floor));
        expect(kinds(mirror)).toEqual(kinds(plan));
      }),
    );
  });
});
