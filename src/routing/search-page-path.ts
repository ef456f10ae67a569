/** Path of the search page, in every locale. */
export const SEARCH_PATH = '/search';
