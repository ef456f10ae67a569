import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withFormValues } from '#src/room/form-url.ts';
import { openRoomTool, withRoomTool } from '#src/room/room-query.ts';
import {
  ASCENTS,
  askedMeasures,
  isOptionalMeasure,
  parseWayForm,
  urlWithKnownWay,
} from '#src/room/way-form.ts';
import { anyRequestUrl } from '../../support/arbitraries/routing.ts';

describe('parseWayForm', () => {
  it('RM4 reads a way with its door, in centimetres', () => {
    const query =
      '?up=quarter&stair-width=80&upper-width=82,5&headroom=205+cm&door-width=83&door-height=201.5';
    expect(parseWayForm(query).read).toEqual({
      ok: true,
      value: [
        { kind: 'quarter', measures: { 'stair-width': 80, 'upper-width': 82.5, headroom: 205 } },
        { kind: 'door', measures: { 'door-width': 83, 'door-height': 201.5 } },
      ],
    });
  });

  it('RM4 leaves the door out if nothing is typed of it, except on the ground floor', () => {
    expect(parseWayForm('?up=winding&stair-width=80&headroom=205&door-width=+').read).toMatchObject(
      {
        value: [{ kind: 'winding' }],
      },
    );
    expect(parseWayForm('?up=none&stair-width=80').read).toEqual({
      ok: false,
      error: [
        { field: 'door-width', reason: 'missing' },
        { field: 'door-height', reason: 'missing' },
      ],
    });
  });

  it.each(['straight', 'quarter', 'winding'])(
    'RM4 takes a %s stair without its headroom, but not a wrong one',
    (ascent) => {
      const query = `?up=${ascent}&stair-width=80&upper-width=80`;
      const { read } = parseWayForm(`${query}&headroom=+`);
      expect(read?.ok && read.value[0]?.measures).not.toHaveProperty('headroom');
      expect(read).toMatchObject({ value: [{ kind: ascent, measures: { 'stair-width': 80 } }] });
      expect(parseWayForm(`${query}&headroom=high`).read).toEqual({
        ok: false,
        error: [{ field: 'headroom', reason: 'malformed' }],
      });
    },
  );

  it('RM4 takes the width of the stairs for that after the turn, unless it is typed', () => {
    expect(parseWayForm('?up=quarter&stair-width=72&upper-width=+').read).toEqual({
      ok: true,
      value: [{ kind: 'quarter', measures: { 'stair-width': 72, 'upper-width': 72 } }],
    });
    expect(parseWayForm('?up=quarter').read).toEqual({
      ok: false,
      error: [{ field: 'stair-width', reason: 'missing' }],
    });
    expect(parseWayForm('?up=quarter&stair-width=72&upper-width=wide').read).toEqual({
      ok: false,
      error: [{ field: 'upper-width', reason: 'malformed' }],
    });
  });

  it('RM4 calls optional what a stair with a width can be read without', () => {
    const stairs = ['straight', 'quarter', 'winding'] as const;
    for (const measure of stairs.flatMap(askedMeasures)) {
      expect(isOptionalMeasure(measure)).toBe(measure !== 'stair-width');
    }
    const read = stairs.map((up) => parseWayForm(`?up=${up}&stair-width=72`).read?.ok);
    expect(read).toEqual([true, true, true]);
  });

  it('RM4 says of every field what is wrong with it', () => {
    const query = '?up=lift&lift-door-width=wide&lift-door-height=2000&cabin-width=&door-width=83';
    expect(parseWayForm(query).read).toEqual({
      ok: false,
      error: [
        { field: 'lift-door-width', reason: 'malformed' },
        { field: 'lift-door-height', reason: 'beyond' },
        { field: 'cabin-width', reason: 'missing' },
        { field: 'cabin-depth', reason: 'missing' },
        { field: 'cabin-height', reason: 'missing' },
        { field: 'door-height', reason: 'missing' },
      ],
    });
  });

  it('RM4 reads nothing that has not been sent, and keeps what another way needs', () => {
    expect(parseWayForm('?room=way')).toStrictEqual({ ascent: 'quarter', typed: {} });
    expect(parseWayForm('?room=way&up=straight').read).toMatchObject({ ok: false });
    expect(parseWayForm('?up=none&headroom=205')).toMatchObject({ typed: { headroom: '205' } });
    expect(parseWayForm('?up=rope').ascent).toBe('quarter');
  });

  it('RM4 reads any address without an error', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ASCENTS), anyRequestUrl, (ascent, url) => {
        const { read } = parseWayForm(`?up=${ascent}&headroom=205&${url}`);
        const fields = read && !read.ok ? read.error.map(({ field }) => field) : [];
        expect(askedMeasures(ascent)).toEqual(expect.arrayContaining(fields));
      }),
    );
  });
});

describe('openRoomTool', () => {
  it('RM4 is what an address opens, and other parameters stay', () => {
    const url = withRoomTool('/aurora?maat=160x200&room=way&headroom=205', 'plan');
    expect(url).toBe('/aurora?maat=160x200&headroom=205&room=plan');
    expect(openRoomTool('?room=plan')).toBe('plan');
    expect(openRoomTool('?room=sofa')).toBeUndefined();
    expect(openRoomTool('')).toBeUndefined();
  });

  it('RM4 writes the fields of a form into an address, without those that are empty', () => {
    const url = withFormValues('/aurora?maat=160x200&headroom=205&up=lift', [
      ['room', 'way'],
      ['up', 'straight'],
      ['headroom', ''],
      ['stair-width', '82,5 cm'],
    ]);
    expect(url).toBe('/aurora?maat=160x200&room=way&up=straight&stair-width=82%2C5%20cm');
  });
});

describe('urlWithKnownWay', () => {
  it('RM4 gives a page the way that was measured before, unless it has one or that cannot be read', () => {
    const way = '?up=winding&stair-width=77';
    const url = '/bed?maat=160x200&room=way';
    const known = urlWithKnownWay(url, way);
    expect(known).toBe(`${url}&up=winding&stair-width=77`);
    expect(urlWithKnownWay(known ?? '', '?up=straight&stair-width=90')).toBeUndefined();
    expect(urlWithKnownWay(`${url}&up=straight`, way)).toBeUndefined();
    expect(urlWithKnownWay(url, '')).toBeUndefined();
    expect(urlWithKnownWay(url, '?up=winding&stair-width=wide')).toBeUndefined();
  });
});
