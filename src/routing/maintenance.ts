/** Status of every page while the shop is closed for maintenance (H6). */
export const MAINTENANCE_STATUS = 503;

/** When a client may ask again, in seconds: what `Retry-After` says. */
export const MAINTENANCE_RETRY_AFTER = 600;

/** Whether the shop is closed (H6): `MAINTENANCE_MODE` says `true`, and in no other spelling. */
export const isMaintenance = (mode: string | undefined): boolean => mode === 'true';
