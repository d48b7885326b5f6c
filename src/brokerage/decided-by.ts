import type { LoadedLine } from '#insurance/lines/load-line.ts'

/** Who says yes or no to an application for a line: texts name an insurer or a public fund. */
export function decidedBy(line: Pick<LoadedLine, 'definition'> | undefined): DecidedBy {
  return line?.definition.statutoryFund ? 'fund' : 'insurer'
}

export type DecidedBy = 'fund' | 'insurer'
