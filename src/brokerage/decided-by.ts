import type { BrokerageDesk } from './desk.ts'

/** Who says yes or no to an application for a line: texts name an insurer or a public fund. */
export function decidedBy({ lines }: Pick<BrokerageDesk, 'lines'>, line: string): DecidedBy {
  return lines[line]?.definition.statutoryFund ? 'fund' : 'insurer'
}

export type DecidedBy = 'fund' | 'insurer'
