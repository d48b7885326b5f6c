/** The id of a question's files, to which a page comes back when they have changed. */
export function placeOfFiles(path: string): string {
  return `files-${path}`
}
