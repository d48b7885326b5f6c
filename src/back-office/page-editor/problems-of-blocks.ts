import type { BlockProblem } from './contract.ts'

/** A problem with the block that it was found in, wherever that block is moved. */
export interface PlacedProblem extends BlockProblem {
  blockId: string
}

/** Ties problems to blocks as they stand when the server named them. */
export function placeProblems(
  problems: readonly BlockProblem[],
  ids: readonly string[],
): PlacedProblem[] {
  return problems.flatMap((problem) => {
    const blockId = ids[problem.block]
    return blockId === undefined ? [] : [{ ...problem, blockId }]
  })
}

/** What is wrong with exactly this field of a block; an empty path means the block as a whole. */
export function messagesAt(
  problems: readonly PlacedProblem[],
  blockId: string | undefined,
  path: readonly string[],
): string[] {
  const place = path.join('.')
  return problems
    .filter((each) => each.blockId === blockId && each.path.join('.') === place)
    .map(({ message }) => message)
}
