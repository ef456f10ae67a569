/** Element id of the tab of a section. */
export const tabIdOf = (sectionId: string): string => `${sectionId}-tab`;

/** Attributes of a section that has a tab in a `TabBar` (H10). */
export const tabPanelOf = (id: string) =>
  ({ id, role: 'tabpanel', 'aria-labelledby': tabIdOf(id), tabIndex: 0 }) as const;
