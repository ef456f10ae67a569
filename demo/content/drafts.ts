export const drafts = {};
