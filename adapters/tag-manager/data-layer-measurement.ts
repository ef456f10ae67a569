import type { Clock } from '#ports/clock.ts';
import type { Measurement } from '#ports/measurement.ts';
import { consentSignals, DEFAULT_SIGNALS } from '#src/measurement/consent-mode.ts';
import { formatConsent, isAnyGranted, NO_CONSENT } from '#src/measurement/consent.ts';
import { toDataLayerEvent } from './data-layer-event.ts';

/** What of a tab a tag manager needs. */
export type TagTab = {
  /** What tags are told, in order; the tag manager's script reads it, and listens. */
  dataLayer?: unknown[];
};

export type DataLayerParts = {
  readonly tab: TagTab;
  /** Puts the script of this address into the page, which waits for nothing of it. */
  readonly load: (src: string) => void;
  readonly src: string;
  readonly clock: Clock;
};

/**
 * Tells a tag manager in the page, by its data layer. Its script is loaded once, with the first yes;
 * by then the layer says what is denied by default and what was granted, so that no tag can begin
 * before it knows (Consent Mode, version 2).
 */
export function createDataLayerMeasurement({ tab, load, src, clock }: DataLayerParts): Measurement {
  let allowed = NO_CONSENT;
  let isLoaded = false;
  const layer = () => (tab.dataLayer ??= []);
  const begin = (): void => {
    layer().push(command('consent', 'default', DEFAULT_SIGNALS));
  };
  return {
    allow(consent) {
      if (formatConsent(consent) === formatConsent(allowed)) return;
      if (!isLoaded) begin();
      allowed = consent;
      layer().push(command('consent', 'update', consentSignals(consent)));
      if (isLoaded) return;
      isLoaded = true;
      layer().push({ 'gtm.start': clock.now(), event: 'gtm.js' });
      load(src);
    },
    tell(event) {
      if (!isAnyGranted(allowed)) return;
      const told = toDataLayerEvent(event);
      // What an earlier event said of goods is not to run into this one.
      if (told.ecommerce) layer().push({ ecommerce: null });
      layer().push(told);
    },
  };
}

/** The layer takes as commands what is an `Arguments`, and no array. */
function command(..._words: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

/** A script that the page does not wait for, whether its server answers or not. */
export const loadScript =
  ({ document }: Window) =>
  (src: string): void =>
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
