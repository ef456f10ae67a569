import { formatQuery, parseQuery, queryValue, splitUrl } from '../routing/url-parts.ts';

/*
 * The tools of a product page that measure a home. Their state is in the query string: lengths of a
 * stair, a lift or a room, nothing about a person.
 */

/** `way`: whether it gets into the bedroom. `plan`: how it stands in the bedroom. */
export const ROOM_TOOLS = ['way', 'plan'] as const;

export type RoomTool = (typeof ROOM_TOOLS)[number];

/** Id of the section of the tools, to which their addresses lead. */
export const ROOM_ID = 'bedroom';

/** Id of what the measured way answers, to which links with a way lead. */
export const WAY_ANSWER_ID = 'bedroom-answer';

/** Query parameter that opens a tool. */
export const ROOM_PARAM = 'room';

/** The tool that an address opens; `undefined` if it opens none. */
export function openRoomTool(query: string): RoomTool | undefined {
  const value = queryValue(query, ROOM_PARAM);
  return ROOM_TOOLS.find((tool) => tool === value);
}

/** The URL of the same page with a tool open; other parameters stay. */
export function withRoomTool(url: string, tool: RoomTool): string {
  const { path, query } = splitUrl(url);
  const others = parseQuery(query).filter(({ name }) => name !== ROOM_PARAM);
  return path + formatQuery([...others, ...parseQuery(`${ROOM_PARAM}=${tool}`)]);
}
