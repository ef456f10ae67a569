import { parseQuery, queryValue, splitUrl } from '../routing/url-parts.ts';
import type { FieldError } from '../shared/form.ts';
import { normalizeLine } from '../shared/normalize-text.ts';
import { err, ok, type Result } from '../shared/result.ts';
import { fieldsQuery, withFormValues } from './form-url.ts';
import { type LengthBounds, lengthField, type LengthReason } from './length-field.ts';
import {
  MAX_MEASURE,
  measuresOf,
  type Obstacle,
  type ObstacleKind,
  type Way,
  type WayMeasure,
} from './passage.ts';

/** How a bedroom is reached: on the ground floor, by a stair or by a lift. */
export const ASCENTS = ['none', 'straight', 'quarter', 'winding', 'lift'] as const;

export type Ascent = (typeof ASCENTS)[number];

/** Query parameter of the ascent; every measure has a parameter of its own name. */
export const ASCENT_PARAM = 'up';

/** All measures of the form, in display order. */
const WAY_MEASURES: readonly WayMeasure[] = (['quarter', 'lift', 'door'] as const).flatMap(
  measuresOf,
);

/** Query parameters of the form. */
export const WAY_PARAMS: readonly string[] = [ASCENT_PARAM, ...WAY_MEASURES];

export const WAY_BOUNDS: LengthBounds = { from: 30, to: MAX_MEASURE };

/** Measures that a stair may be without. */
const OPTIONAL: ReadonlySet<WayMeasure> = new Set(['upper-width', 'headroom']);

/** Whether a field may stay empty; of the door both may, unless it is all that is in the way. */
export const isOptionalMeasure = (measure: WayMeasure): boolean =>
  OPTIONAL.has(measure) || measuresOf('door').includes(measure);

export type WayError = FieldError<WayMeasure, LengthReason>;

/** The form as an address has it. */
export type WayForm = {
  readonly ascent: Ascent;
  readonly typed: Readonly<Partial<Record<WayMeasure, string>>>;
  /** What it says; absent if it has not been sent. */
  readonly read?: Result<Way, readonly WayError[]>;
};

/** The measures that the form asks for an ascent, those of the door last. */
export const askedMeasures = (ascent: Ascent): readonly WayMeasure[] => [
  ...(ascent === 'none' ? [] : measuresOf(ascent)),
  ...measuresOf('door'),
];

/**
 * Reads the form off a query string:
 * `?up=quarter&stair-width=80&upper-width=80&headroom=205&door-width=83`. The door may be left out;
 * half of it may not. Of the ascent only the headroom may, which few have measured, and the width after
 * the turn, which is then that of the stairs. Total: an unknown ascent is a quarter turn.
 */
export function parseWayForm(query: string): WayForm {
  const ascent = ASCENTS.find((one) => one === queryValue(query, ASCENT_PARAM));
  const typed: Partial<Record<WayMeasure, string>> = {};
  for (const measure of WAY_MEASURES) {
    const value = queryValue(query, measure);
    if (value !== undefined) typed[measure] = value;
  }
  const form = { ascent: ascent ?? 'quarter', typed };
  return queryValue(query, ASCENT_PARAM) !== undefined
    ? { ...form, read: readWay(form.ascent, typed) }
    : form;
}

/**
 * The URL of a page with a way that was measured before; `undefined` if it has sent one, or that way
 * cannot be read.
 */
export function urlWithKnownWay(url: string, way: string): string | undefined {
  const isSent = parseWayForm(splitUrl(url).query).read !== undefined;
  if (isSent || parseWayForm(way).read?.ok !== true) return undefined;
  return withFormValues(
    url,
    parseQuery(fieldsQuery(`/${way}`, WAY_PARAMS)).map(({ name, value }) => [name, value]),
  );
}

function readWay(ascent: Ascent, typed: WayForm['typed']): Result<Way, readonly WayError[]> {
  const isDoorTyped = measuresOf('door').some((measure) => isFilledIn(typed[measure]));
  const obstacles = [
    ...(ascent === 'none' ? [] : [readObstacle(ascent, typed)]),
    ...(ascent === 'none' || isDoorTyped ? [readObstacle('door', typed)] : []),
  ];
  const errors = obstacles.flatMap((one) => (one.ok ? [] : one.error));
  return errors.length > 0
    ? err(errors)
    : ok(obstacles.flatMap((one) => (one.ok ? [one.value] : [])));
}

const isFilledIn = (value: string | undefined): boolean => normalizeLine(value ?? '') !== '';

function readObstacle(
  kind: ObstacleKind,
  typed: WayForm['typed'],
): Result<Obstacle, readonly WayError[]> {
  const measures: Partial<Record<WayMeasure, number>> = {};
  const errors: WayError[] = [];
  for (const field of measuresOf(kind)) {
    if (OPTIONAL.has(field) && !isFilledIn(typed[field])) continue;
    const length = readLength(typed[field] ?? '');
    if (length.ok) measures[field] = length.value;
    else errors.push({ field, reason: length.error });
  }
  if (errors.length > 0) return err(errors);
  const stairs = measures['stair-width'];
  return ok({
    kind,
    measures:
      kind === 'quarter' && stairs !== undefined
        ? { 'upper-width': stairs, ...measures }
        : measures,
  });
}

const readLength = lengthField(WAY_BOUNDS);
