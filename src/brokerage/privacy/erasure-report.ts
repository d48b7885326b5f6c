/** What became of one kind of data, and why. Codes have their wording where the report is shown. */
export type ErasureEntry = {
  readonly what:
    | 'dependants'
    | 'choices'
    | 'calendar'
    | 'referral'
    | 'drafts'
    | 'looseUploads'
    | 'healthAnswers'
    | 'applications'
    | 'policies'
    | 'claims'
    | 'requests'
    | 'advice'
    | 'calls'
    | 'callsAhead'
    | 'notes'
    | 'messages'
    | 'complaints'
  readonly count: number
  readonly action: 'erased' | 'restricted' | 'kept'
  /** Why it is not erased. */
  readonly reason?: 'runningContract' | 'adviceRecord' | 'commercialRecord' | 'complaintRegister'
  /** Until when the law asks for it. */
  readonly until?: string
}

export function erased(what: ErasureEntry['what'], count: number): ErasureEntry {
  return { what, count, action: 'erased' }
}

/** What became of an account and of what belongs to it. */
export type AccountErasure = {
  readonly entries: readonly (Omit<ErasureEntry, 'what'> & {
    readonly what: ErasureEntry['what'] | 'account'
  })[]
  /** Whether the account itself is gone: it stays while a contract runs. */
  readonly accountGone: boolean
}
