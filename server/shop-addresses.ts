import type { Domains } from '#src/routing/domains.ts';

/** Where to look at the shop, for whoever has just started it. */
export function shopAddresses(domains: Domains, port: number): string {
  const lines = Object.entries(domains).map(([locale, origin]) => `  ${locale}  ${origin}`);
  return [`Sluimer is open on port ${port}:`, ...lines].join('\n');
}
