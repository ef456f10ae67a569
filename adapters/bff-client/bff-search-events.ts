import type { SearchEvents, SearchEventsFailure } from '#ports/measurement.ts';
import { formatSearchEvents, SEARCH_EVENT_REFUSALS } from '#src/search/event-document.ts';
import { readCount, readFields, readOneOf } from '#src/shared/json-reader.ts';
import { err, ok } from '#src/shared/result.ts';
import type { BffClient } from './bff-client.ts';

/** Search events via the shop's own server; they are sent even if their page is left. */
export const createBffSearchEvents = (client: BffClient): SearchEvents => ({
  async send(locale, events) {
    const payload = formatSearchEvents(locale, events);
    const answer = await client.call('shop/sendSearchEvents', [payload], { keepalive: true });
    if (!answer.ok) return err(readRefusal(answer.error.answer) ?? UNAVAILABLE);
    const count = readAnswer(answer.value);
    return count ? ok(count) : err(UNAVAILABLE);
  },
});

const UNAVAILABLE: SearchEventsFailure = { kind: 'events-unavailable' };

const readRefusal = readFields({ kind: readOneOf(SEARCH_EVENT_REFUSALS), index: readCount });
const readAnswer = readFields({ told: readCount });
