/** What arrives when a document is sent. */
export const sent = (document: unknown): unknown => JSON.parse(JSON.stringify(document));
