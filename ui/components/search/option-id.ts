/** Element id of a suggestion, by its index across all groups. */
export const optionId = (listId: string, index: number): string => `${listId}option${index}`;
