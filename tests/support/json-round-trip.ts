/** A document after a round trip through JSON. */
export const jsonRoundTrip = (document: unknown): unknown => JSON.parse(JSON.stringify(document));
