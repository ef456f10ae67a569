import type { Shell } from '#src/content/shell.ts';

/** The shop's number and hours for the middle of a text: no line ends within the number. */
export const unbrokenPhone = ({ number, hours }: Shell['phone']): Shell['phone'] => ({
  number: number.replaceAll(' ', '\u00A0'),
  hours,
});
