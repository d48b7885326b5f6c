import { type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import type { Policy } from '../tables.ts'
import { type ClaimKind, claimKindsOf } from './claim-checklists.ts'

/** What happened, as told. Kept encrypted. */
export type ClaimDetails = {
  readonly description: string
  readonly amountCents?: number | undefined
}

export type ClaimProblem = {
  readonly path: 'kind' | 'occurredOn' | 'description' | 'amountCents' | 'files'
  readonly code:
    | 'notAnOption'
    | 'notADate'
    | 'tooLate'
    | 'required'
    | 'tooLong'
    | 'notAFile'
    | 'tooSmall'
}

/** A claim as somebody fills it in. */
export type GivenClaim = {
  readonly kind: string
  readonly occurredOn: string
  readonly description: string
  readonly amountCents?: number
  readonly fileIds: readonly string[]
}

export type ReadClaim = {
  readonly kind: ClaimKind
  readonly occurredOn: IsoDate
  readonly details: ClaimDetails
}

/** All that is wrong with it, but for its files; or the claim, where nothing is. */
export function readClaim(
  policy: Pick<Policy, 'line' | 'tier'>,
  given: GivenClaim,
  today: IsoDate,
): { readonly problems: ClaimProblem[]; readonly claim?: ReadClaim } {
  const kind = claimKindsOf(policy).find((each) => each === given.kind)
  const day = parseIsoDate(given.occurredOn)
  const description = given.description.trim()
  const { amountCents } = given
  const problems = [
    kind === undefined &&
      ({ path: 'kind', code: given.kind === '' ? 'required' : 'notAnOption' } as const),
    day === undefined &&
      ({ path: 'occurredOn', code: given.occurredOn === '' ? 'required' : 'notADate' } as const),
    day !== undefined && day > today && ({ path: 'occurredOn', code: 'tooLate' } as const),
    description === '' && ({ path: 'description', code: 'required' } as const),
    description.length > 5000 && ({ path: 'description', code: 'tooLong' } as const),
    amountCents !== undefined &&
      !(Number.isSafeInteger(amountCents) && amountCents >= 0) &&
      ({ path: 'amountCents', code: 'tooSmall' } as const),
  ].filter((each) => each !== false)
  return problems.length > 0 || kind === undefined || day === undefined
    ? { problems }
    : { problems, claim: { kind, occurredOn: day, details: { description, amountCents } } }
}
