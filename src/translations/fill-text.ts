/** Puts values into the places of a text that name them: `Dag {{name}}`. A place without stays. */
export const fillText = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{\{(\w+)\}\}/gu, (place, name: string) => values[name] ?? place);
