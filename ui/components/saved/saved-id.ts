/** Id of the saved list on the cart page. */
export const SAVED_ID = 'saved';
