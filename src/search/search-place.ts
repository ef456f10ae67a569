/** Where the search page is, in every locale. */
export const SEARCH_PATH = '/search';
