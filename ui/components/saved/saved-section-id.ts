/** Id of the saved list on the cart page. */
export const SAVED_SECTION_ID = 'saved';
