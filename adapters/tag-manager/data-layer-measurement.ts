import type { Clock } from '#ports/clock-and-ids.ts';
import type { Measurement } from '#ports/measurement.ts';
import { consentSignals, DEFAULT_SIGNALS } from '#src/measurement/consent-mode.ts';
import { formatConsent, isAnyGranted, NO_CONSENT } from '#src/consent/consent.ts';
import { measuredAddress } from '#src/measurement/measured-address.ts';
import { toDataLayerEvent } from './data-layer-event.ts';

/** The part of a tab that a tag manager uses. */
export type TagManagerWindow = {
  readonly location: { readonly origin: string };
  readonly document: { readonly referrer: string };
  /** Queue of events, in order; the tag manager's script reads it and listens. */
  dataLayer?: unknown[];
};

export type DataLayerParts = {
  readonly window: TagManagerWindow;
  /** Adds the script of this URL to the page, which does not wait for it. */
  readonly load: (src: string) => void;
  readonly src: string;
  readonly clock: Clock;
};

/**
 * Sends events to a tag manager through its data layer. Loads its script once, at the first
 * consent; the layer then already has the denied defaults and the granted consent, so that no tag
 * starts before it knows (Consent Mode, version 2). Tags that would read the tab's address and
 * referrer get `page_location` and `page_referrer` instead, which stand for these in GA4.
 */
export function createDataLayerMeasurement({
  window,
  load,
  src,
  clock,
}: DataLayerParts): Measurement {
  let allowed = NO_CONSENT;
  let isLoaded = false;
  let address: string | undefined;
  const layer = () => (window.dataLayer ??= []);
  const { origin } = window.location;
  const tell = (fields: Readonly<Record<string, string>>): void => {
    layer().push(command('set', fields));
  };
  const start = (): void => {
    layer().push(command('consent', 'default', DEFAULT_SIGNALS));
  };
  const startAddress = (): void => {
    const { referrer } = window.document;
    const isOwn = referrer.startsWith(`${origin}/`);
    tell({
      page_referrer: isOwn ? origin + measuredAddress(referrer.slice(origin.length)) : referrer,
      ...(address !== undefined && { page_location: origin + address }),
    });
  };
  return {
    showAddress(url) {
      address = url;
      if (isLoaded && isAnyGranted(allowed)) tell({ page_location: origin + url });
    },
    setConsent(consent) {
      if (formatConsent(consent) === formatConsent(allowed)) return;
      if (!isLoaded) start();
      const isNew = !isAnyGranted(allowed) && isAnyGranted(consent);
      allowed = consent;
      layer().push(command('consent', 'update', consentSignals(consent)));
      if (isNew) startAddress();
      if (isLoaded) return;
      isLoaded = true;
      layer().push({ 'gtm.start': clock.now(), event: 'gtm.js' });
      load(src);
    },
    track(event) {
      if (!isAnyGranted(allowed)) return;
      const pushed = toDataLayerEvent(event);
      // Clears the items of an earlier event, which would be merged into this one.
      if (pushed.ecommerce) layer().push({ ecommerce: null });
      layer().push(pushed);
    },
  };
}

/** The layer accepts an `Arguments` object as a command, but no array. */
function command(..._words: readonly unknown[]): IArguments {
  // oxlint-disable-next-line prefer-rest-params -- see above
  return arguments;
}

/** Adds a script that the page does not wait for, whether its server answers or not. */
export const loadScript =
  ({ document }: Window) =>
  (src: string): void =>
    document.head.append(Object.assign(document.createElement('script'), { async: true, src }));
