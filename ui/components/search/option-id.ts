/** The id of a suggestion, by its place over all groups. */
export const optionId = (listId: string, place: number): string => `${listId}option${place}`;
