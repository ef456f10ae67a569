import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import type { MeasurementSettings } from '#src/measurement/measurement-settings.ts';
import type { Locale } from '#src/shared/locale.ts';

/** What the pages of a locale are to know of measuring; empty where nothing is measured, nor asked. */
export type ToldMeasurement = (
  locale: Locale,
  shell: Pick<Shell, 'cookiesUrl' | 'isDraft'>,
) => { readonly measurement?: MeasurementSettings };

/**
 * Nobody is asked for a yes that there is no page to take back on: what is configured is left out in such
 * a locale, and the log is told of it once. A draft of the shell is an editor's, who is not measured.
 */
export function createToldMeasurement(log: Log, settings?: MeasurementSettings): ToldMeasurement {
  if (!settings) return () => ({});
  const told = { measurement: withoutHosts(settings) };
  const warned = new Set<Locale>();
  return (locale, { cookiesUrl, isDraft = false }) => {
    if (isDraft) return {};
    if (cookiesUrl !== undefined) return told;
    if (!warned.has(locale)) log.warn('nothing-measured-without-cookies-page', { locale });
    warned.add(locale);
    return {};
  };
}

/** Pages are not to know where browsers may send what they measure. */
const withoutHosts = ({ tagScript, searchEvents }: MeasurementSettings): MeasurementSettings => ({
  ...(tagScript !== undefined && { tagScript }),
  searchEvents,
});
