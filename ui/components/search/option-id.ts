/** Element id of a suggestion, by its index across all groups. */
export const optionId = (listId: string, place: number): string => `${listId}option${place}`;
