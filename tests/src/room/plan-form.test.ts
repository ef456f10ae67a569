import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAN_LENGTHS, parsePlanForm } from '#src/room/plan-form.ts';
import { anyRequestUrl } from '../../support/arbitraries/routing.ts';

const withDoorAt = (from: number) =>
  parsePlanForm(`?room-width=350&room-length=400&room-door=head&room-door-from=${from}`).read;

const roomOf = (width: number, length: number) =>
  parsePlanForm(`?room-width=${width}&room-length=${length}&bed-top=0`).read;

describe('parsePlanForm', () => {
  it('RM6 reads a room with its door, and where the bed stands', () => {
    const query =
      '?room-width=350&room-length=420,5&nightstands=left&room-door=foot&room-door-from=20&room-door-width=90&room-door-opens=out&bed-left=60';
    expect(parsePlanForm(query).read).toEqual({
      ok: true,
      value: {
        width: 350,
        length: 420.5,
        nightstands: 'left',
        door: { wall: 'foot', from: 20, width: 90, swing: 'out' },
        left: 60,
      },
    });
  });

  it('RM6 needs no more than the measures of the room', () => {
    expect(parsePlanForm('?room-width=350&room-length=400').read).toStrictEqual({
      ok: true,
      value: { width: 350, length: 400, nightstands: 'both' },
    });
    expect(parsePlanForm('?room-width=350&room-length=400&room-door=left').read).toMatchObject({
      value: { door: { from: 0, width: 83, swing: 'in-near' } },
    });
    expect(parsePlanForm('?room=plan&bed-left=60').read).toBeUndefined();
    expect(parsePlanForm('?room=plan&nightstands=both').read).toMatchObject({ ok: false });
  });

  it('RM6 says of every field what is wrong with it', () => {
    expect(
      parsePlanForm('?room-width=35&room-length=&room-door=left&room-door-width=x&bed-left=-3')
        .read,
    ).toEqual({
      ok: false,
      error: [
        { field: 'room-width', reason: 'beyond' },
        { field: 'room-length', reason: 'missing' },
        { field: 'room-door-width', reason: 'malformed' },
        { field: 'bed-left', reason: 'malformed' },
      ],
    });
  });

  it('RM6 reads rooms from one metre to fifteen, and a bed at its walls', () => {
    expect(roomOf(100, 1500)).toStrictEqual({
      ok: true,
      value: { width: 100, length: 1500, nightstands: 'both', top: 0 },
    });
    expect(roomOf(99, 1501)).toEqual({
      ok: false,
      error: [
        { field: 'room-width', reason: 'beyond' },
        { field: 'room-length', reason: 'beyond' },
      ],
    });
    expect(parsePlanForm('').typed).toStrictEqual({});
  });

  it('RM6 says nothing of where a door is in a room that it cannot read', () => {
    const { read } = parsePlanForm('?room-width=35&room-length=400&room-door=foot');
    expect(read).toEqual({ ok: false, error: [{ field: 'room-width', reason: 'beyond' }] });
  });

  it('RM6 refuses a door that is not within its wall', () => {
    expect(withDoorAt(267)).toMatchObject({ ok: true });
    expect(withDoorAt(268)).toEqual({
      ok: false,
      error: [{ field: 'room-door-from', reason: 'beyond' }],
    });
  });

  it('RM6 reads any address without an error', () => {
    fc.assert(
      fc.property(anyRequestUrl, (url) => {
        const { read } = parsePlanForm(`?room-width=300&${url}`);
        const fields = read && !read.ok ? read.error.map(({ field }) => field) : [];
        expect(PLAN_LENGTHS).toEqual(expect.arrayContaining(fields));
      }),
    );
  });
});
