/** Status of every page while the shop is closed for maintenance (H6). */
export const MAINTENANCE_STATUS = 503;

/** `Retry-After` during maintenance, in seconds. */
export const MAINTENANCE_RETRY_AFTER = 600;

/** Whether the shop is closed (H6): `MAINTENANCE_MODE` is exactly `true`. */
export const isMaintenance = (mode: string | undefined): boolean => mode === 'true';
