/** The shortest that pages take; Strapi's clients may still send shorter ones. */
export const SHORTEST_PASSWORD = 8
