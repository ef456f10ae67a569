/** Id of the place on the page of the cart where it shows what was put aside. */
export const SAVED_ID = 'saved';
