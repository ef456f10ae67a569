/** Fills the placeholders of a text: `Dag {{name}}`. Keeps those without a value. */
export const interpolate = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (place, name: string) => values[name] ?? place);
