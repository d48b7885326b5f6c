/** So long a deleted document can be brought back. Its versions are kept beyond that. */
export const bringBackDays = 90
