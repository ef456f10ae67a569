import { tagManagerScript, type MalformedTagManager } from '#src/content/tag-manager.ts';
import type { MeasurementSettings } from '#src/measurement/consent-form.ts';
import { readMatch, whenMissing } from '#src/shared/json-reader.ts';
import { err, ok, type Result } from '#src/shared/result.ts';
import {
  booleanSetting,
  listSetting,
  orUnset,
  type SettingsOf,
  textSetting,
} from './setting-types.ts';
import { redactSetting } from './unusable-setting.ts';

/** Measurement after consent (H14), and the hosts that browsers may send it to. */
export type MeasurementConfig = MeasurementSettings & {
  /** Sources in content security policy syntax: `https://*.measure.example`. */
  readonly hosts: readonly string[];
};

const SOURCE = /^https:\/\/(?:\*\.)?(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d{1,5})?$/iu;

/** Comma-separated hosts; a wildcard covers the hosts below a name, never all hosts. */
const sources = listSetting(
  readMatch(SOURCE, 'must be hosts like https://*.measure.example,https://b.example'),
);

export const MEASUREMENT_SETTINGS = {
  TAG_MANAGER_HOST: textSetting,
  TAG_MANAGER_ID: textSetting,
  TAG_MANAGER_AUTH: textSetting,
  TAG_MANAGER_ENVIRONMENT: textSetting,
  MEASUREMENT_HOSTS: orUnset(sources),
  SEARCH_EVENTS: whenMissing(booleanSetting, false),
};

type Settings = SettingsOf<typeof MEASUREMENT_SETTINGS>;

/**
 * Returns `undefined` if nothing is configured: nothing is loaded then, and no consent is
 * requested. Each error is one line.
 */
export function toMeasurement(
  settings: Settings,
): Result<MeasurementConfig | undefined, readonly string[]> {
  const faults = halfConfigured(settings);
  if (faults.length > 0) return err(faults);
  const script = tagManagerScript(tagManagerOf(settings));
  if (!script.ok) return err([describeMalformed(script.error, settings)]);
  const searchEvents = settings.SEARCH_EVENTS;
  if (!script.value) return ok(searchEvents ? { searchEvents, hosts: [] } : undefined);
  const { src: tagScript } = script.value;
  const hosts = [new URL(tagScript).origin, ...(settings.MEASUREMENT_HOSTS ?? [])];
  return ok({ tagScript, searchEvents, hosts });
}

function tagManagerOf({
  TAG_MANAGER_HOST: host,
  TAG_MANAGER_ID: id,
  TAG_MANAGER_AUTH: auth,
  TAG_MANAGER_ENVIRONMENT: name,
}: Settings) {
  if (host === '') return undefined;
  return { host, id, ...(auth !== '' && { environment: { auth, name } }) };
}

/** A partly configured tag manager is an error, not an absent one. */
function halfConfigured(settings: Settings): readonly string[] {
  return PAIRS.flatMap(([given, missing]) =>
    settings[given] !== '' && settings[missing] === ''
      ? [`${missing}="" is required together with ${given}`]
      : [],
  );
}

const PAIRS = [
  ['TAG_MANAGER_HOST', 'TAG_MANAGER_ID'],
  ['TAG_MANAGER_ID', 'TAG_MANAGER_HOST'],
  ['TAG_MANAGER_AUTH', 'TAG_MANAGER_ENVIRONMENT'],
  ['TAG_MANAGER_ENVIRONMENT', 'TAG_MANAGER_AUTH'],
  ['TAG_MANAGER_AUTH', 'TAG_MANAGER_HOST'],
] as const;

const describeMalformed = ({ setting }: MalformedTagManager, settings: Settings): string => {
  const [name, expected] = MALFORMED[setting];
  return `${redactSetting(name, settings[name])} must be ${expected}`;
};

const MALFORMED: Readonly<
  Record<MalformedTagManager['setting'], readonly [keyof Settings & `TAG_${string}`, string]>
> = {
  host: ['TAG_MANAGER_HOST', 'a host name like tags.example.com'],
  id: ['TAG_MANAGER_ID', 'letters, digits, - and _'],
  environment: [
    'TAG_MANAGER_AUTH',
    'letters, digits, - and _, and so must TAG_MANAGER_ENVIRONMENT',
  ],
};
