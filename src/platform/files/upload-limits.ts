const MEGABYTE = 1_048_576

/** A photograph of a document takes a few megabytes. */
export const UPLOAD_LIMIT_MEGABYTES = 15
export const UPLOAD_LIMIT_BYTES: number = UPLOAD_LIMIT_MEGABYTES * MEGABYTE

/** All files that one form sends at once. */
export const UPLOADS_LIMIT_MEGABYTES = 30
export const UPLOADS_LIMIT_BYTES: number = UPLOADS_LIMIT_MEGABYTES * MEGABYTE

export type SizeProblem = 'tooLarge' | 'tooLargeTogether'

/** What stands against sending these files. */
export function findSizeProblem(
  files: Iterable<{ readonly size: number }>,
): SizeProblem | undefined {
  const sizes = [...files].map(({ size }) => size)
  if (sizes.some((size) => size > UPLOAD_LIMIT_BYTES)) return 'tooLarge'
  const together = sizes.reduce((sum, size) => sum + size, 0)
  return together > UPLOADS_LIMIT_BYTES ? 'tooLargeTogether' : undefined
}

/**
 * Takes back a choice of files that the server would refuse. It has to do so while they are still
 * being sent, and a browser that is cut off shows its own error in place of the page.
 */
export function takeBackLarge(input: HTMLInputElement): SizeProblem | undefined {
  const problem = findSizeProblem(input.files ?? [])
  if (problem) input.value = ''
  return problem
}
