import type { Log } from '#ports/log.ts';
import type { Shell } from '#src/content/shell.ts';
import type { MeasurementSettings } from '#src/measurement/measurement-settings.ts';
import type { Locale } from '#src/shared/locale.ts';

/** Measurement settings for the pages of a locale; empty if nothing is measured. */
export type MeasurementFor = (
  locale: Locale,
  shell: Pick<Shell, 'cookiesUrl' | 'isDraft'>,
) => { readonly measurement?: MeasurementSettings };

/**
 * Omits the settings in a locale without a cookies page, because consent could not be withdrawn
 * there, and logs that once. A draft of the shell is an editor's, who is not measured.
 */
export function createMeasurementFor(log: Log, settings?: MeasurementSettings): MeasurementFor {
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

/** Pages do not need the allowed hosts. */
const withoutHosts = ({ tagScript, searchEvents }: MeasurementSettings): MeasurementSettings => ({
  ...(tagScript !== undefined && { tagScript }),
  searchEvents,
});
