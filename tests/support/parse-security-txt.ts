/** `field` of RFC 9116, 4: a name, a colon, a space, a value. */
const FIELD = /^([!-9;-~]+): (\S(?:.*\S)?)$/u;

const URI = /^(?:https:\/\/|mailto:|tel:)[!-~]+$/u;
/** RFC 3339, in UTC. */
const DATE_TIME =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\dZ$/u;
/** Language tags (RFC 5646, the two letters of most), separated by commas. */
const TAGS = /^[a-z]{2}(?:, ?[a-z]{2})*$/u;

/** Format of a field's value, and how often the field may occur. */
const FIELDS: Readonly<Record<string, readonly [RegExp, least: number, most: number]>> = {
  contact: [URI, 1, Infinity],
  expires: [DATE_TIME, 1, 1],
  'preferred-languages': [TAGS, 0, 1],
  canonical: [/^https:\/\/[!-~]+$/u, 0, Infinity],
  policy: [/^https:\/\/[!-~]+$/u, 0, Infinity],
};

/** Parses an unsigned security.txt by the grammar of RFC 9116; throws on a violation. */
export function parseSecurityTxt(text: string): ReadonlyMap<string, readonly string[]> {
  const fields = new Map<string, string[]>();
  if (!text.endsWith('\n')) throw new Error('The last line does not end.');
  for (const line of text.slice(0, -1).split(/\r?\n/u)) {
    if (line === '' || line.startsWith('#')) continue;
    const [, name = '', value = ''] = FIELD.exec(line) ?? [];
    const rule = FIELDS[name.toLowerCase()];
    if (!rule?.[0].test(value)) throw new Error(`No field of RFC 9116: ${line}`);
    fields.set(name.toLowerCase(), [...(fields.get(name.toLowerCase()) ?? []), value]);
  }
  for (const [name, [, least, most]] of Object.entries(FIELDS)) {
    const count = fields.get(name)?.length ?? 0;
    if (count < least || count > most) throw new Error(`${name} stands there ${count} times.`);
  }
  return fields;
}
