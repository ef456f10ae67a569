/** A document after a round trip through JSON. */
export const sent = (document: unknown): unknown => JSON.parse(JSON.stringify(document));
