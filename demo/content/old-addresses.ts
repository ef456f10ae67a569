export const oldAddresses = { redirects: [], remaps: [] };
