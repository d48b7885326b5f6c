import type { LoadedLine } from '#insurance/lines/load-line.ts'

/**
 * Where notice alone does not end a contract, because everybody has to be insured for health: a public
 * fund is left for another one (§ 175 (4) SGB V), an insurer once the next cover is proven.
 */
export type NextCover = 'fund' | 'insurer' | 'none'

export function nextCoverAfter(line: Pick<LoadedLine, 'definition'> | undefined): NextCover {
  if (line?.definition.statutoryFund) return 'fund'
  return line?.definition.endsWithProof ? 'insurer' : 'none'
}
