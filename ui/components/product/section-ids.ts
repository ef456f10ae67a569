/** Element ids of the sections of a product page, each of which has a tab. */
export const DESCRIPTION_ID = 'description';
export const SPECIFICATIONS_ID = 'specifications';
export const REVIEWS_ID = 'reviews';
