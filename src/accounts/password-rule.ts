/** The shortest that a customer may choose on our pages. */
export const SHORTEST_PASSWORD = 8

/** Through Strapi's routes, whose clients know this limit and its message. */
export const SHORTEST_STRAPI_PASSWORD = 6

/** Colleagues see the matters of many. */
export const SHORTEST_STAFF_PASSWORD = 12
