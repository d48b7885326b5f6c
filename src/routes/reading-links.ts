import readingStyles from '../reading-styles.css?url'

/** What pages for reading draw beyond the styles of every page. */
export const readingLinks = () => [{ rel: 'stylesheet', href: readingStyles }]
