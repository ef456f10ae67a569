import type { Shell } from '#src/content/shell.ts';

/** Phone number and hours for running text, with non-breaking spaces in the number. */
export const nonBreakingPhone = ({ number, hours }: Shell['phone']): Shell['phone'] => ({
  number: number.replaceAll(' ', '\u00A0'),
  hours,
});
