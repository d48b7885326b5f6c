import type { StartingFile } from './read-starting-content.ts'

/**
 * Of the starting content what may stand on a site in earnest: nobody shall apply for a position that
 * does not exist, or follow a link to a profile that is nobody's. Editors add their own.
 */
export function withoutExamples(files: readonly StartingFile[]): StartingFile[] {
  return files.filter(({ collection }) => collection !== 'jobs').map(withoutProfiles)
}

function withoutProfiles(file: StartingFile): StartingFile {
  if (file.collection !== 'settings') return file
  const { appLinks: _, ...settings } = JSON.parse(file.text)
  return { ...file, text: JSON.stringify({ ...settings, socialLinks: {} }) }
}
