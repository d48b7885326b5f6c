import type { Attributes } from './tables.ts'

/** Where the documents of a collection are pages of their own on the personal site, under their name. */
export const FOLDER_OF_COLLECTION: Readonly<Record<string, string>> = {
  blogs: '/blog',
  'help-articles': '/support',
  jobs: '/careers',
}

/** The path of a document that is a page, without locale prefix; undefined for all others. */
export function pathOfDocument(document: {
  collection: string
  /** The uid without its locale. */
  name: string
  attributes: Attributes
}): string | undefined {
  const { collection, name, attributes } = document
  if (collection === 'pages') {
    const { path } = attributes as { path?: unknown }
    return typeof path === 'string' ? path : undefined
  }
  const folder = FOLDER_OF_COLLECTION[collection]
  return folder === undefined ? undefined : `${folder}/${name}`
}
