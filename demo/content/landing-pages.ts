export const landingPages = [];
