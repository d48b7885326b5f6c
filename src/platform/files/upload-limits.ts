const MEGABYTE = 1_048_576

/** A photograph of a document takes a few megabytes. */
export const UPLOAD_LIMIT_MEGABYTES = 15
export const UPLOAD_LIMIT_BYTES: number = UPLOAD_LIMIT_MEGABYTES * MEGABYTE

/** All files that one form sends at once. */
export const UPLOADS_LIMIT_MEGABYTES = 30
export const UPLOADS_LIMIT_BYTES: number = UPLOADS_LIMIT_MEGABYTES * MEGABYTE

/** How many files one form of the account takes at once. */
export const MOST_FILES_AT_ONCE = 10

export type ChoiceProblem = 'tooLarge' | 'tooLargeTogether' | 'tooManyChosen'

/** What stands against sending these files. */
export function findChoiceProblem(
  files: Iterable<{ readonly size: number }>,
  most: number = Number.POSITIVE_INFINITY,
): ChoiceProblem | undefined {
  const chosen = [...files]
  const sizes = chosen.map(({ size }) => size)
  if (sizes.length > most) return 'tooManyChosen'
  if (listTooLarge(chosen).length > 0) return 'tooLarge'
  const together = sizes.reduce((sum, size) => sum + size, 0)
  return together > UPLOADS_LIMIT_BYTES ? 'tooLargeTogether' : undefined
}

function listTooLarge<T extends { readonly size: number }>(files: readonly T[]): T[] {
  return files.filter(({ size }) => size > UPLOAD_LIMIT_BYTES)
}

/**
 * Takes back a choice of files that the server would refuse. It has to do so while they are still
 * being sent, and a browser that is cut off shows its own error in place of the page.
 */
export function takeBackChoice(input: HTMLInputElement, most?: number): WrongChoice | undefined {
  const chosen = [...(input.files ?? [])]
  const problem = findChoiceProblem(chosen, most)
  if (!problem) return undefined
  input.value = ''
  return { problem, tooLarge: listTooLarge(chosen) }
}

export type WrongChoice = {
  readonly problem: ChoiceProblem
  /** The files that are too large by themselves, whatever stands against all of them. */
  readonly tooLarge: readonly File[]
}
