import { isInForce, isUndecided } from '#insurance/application/states.ts'
import type { Application, GivenConsent } from './tables.ts'

/** What can be taken back at any time for the future (GDPR art. 7 (3), SEPA rulebook 4.6.3). */
const CONSENT_CODES = [
  'healthDataConsent',
  'healthDataTransfer',
  'doctorRelease',
  'sepaMandate',
  'sepaMandateB2b',
  'marketingConsent',
] as const
export type ConsentCode = (typeof CONSENT_CODES)[number]

/** What follows from taking it back. Every effect has its wording where consents are shown. */
export type ConsentEffect =
  /** Without it nobody can decide: the application is withdrawn and answers about health go. */
  | 'stopsApplication'
  /** The contract goes on; our copy of the answers is kept as proof and shown to nobody. */
  | 'keepsProof'
  /** The matter is over: answers about health are erased. */
  | 'erasesHealth'
  /** We tell the insurer, who must not rely on it any more. */
  | 'tellsInsurer'
  /** We tell the insurer, who stops collecting; what is owed is paid by transfer. */
  | 'stopsDebit'
  /** The other account that nobody has granted yet is not debited; what held before goes on. */
  | 'dropsChange'
  | 'noAdvertising'
  /** The answers about health in an application under way go. */
  | 'clearsDraft'
  /** The answer about health in a record of the recommendation goes. */
  | 'clearsAdvice'
  /** Nothing rests on it any more; it is noted. */
  | 'noted'

/** Before the contract, while it runs, or when all is over. */
type Stage = 'open' | 'running' | 'over'

export function isConsentCode(code: string): code is ConsentCode {
  return CONSENT_CODES.some((each) => each === code)
}

export function stageOf({ state }: Pick<Application, 'state'>, hasPolicy: boolean): Stage {
  if (hasPolicy) return isInForce(state) ? 'running' : 'over'
  // What is accepted becomes a contract in a moment.
  return isUndecided(state) || state === 'accepted' ? 'open' : 'over'
}

export function effectOf(code: ConsentCode, stage: Stage): ConsentEffect {
  switch (code) {
    case 'healthDataConsent':
      return ({ open: 'stopsApplication', running: 'keepsProof', over: 'erasesHealth' } as const)[
        stage
      ]
    case 'healthDataTransfer':
      return ({ open: 'stopsApplication', running: 'tellsInsurer', over: 'erasesHealth' } as const)[
        stage
      ]
    case 'doctorRelease':
      return stage === 'over' ? 'noted' : 'tellsInsurer'
    case 'sepaMandate':
    case 'sepaMandateB2b':
      return stage === 'over' ? 'noted' : 'stopsDebit'
    case 'marketingConsent':
      return 'noAdvertising'
  }
}

export function isMandate({ code }: Pick<GivenConsent, 'code'>): boolean {
  return code === 'sepaMandate' || code === 'sepaMandateB2b'
}

/** Given, and neither taken back nor replaced. */
export function isHolding({ given, withdrawnAt, replacedAt }: GivenConsent): boolean {
  return given && withdrawnAt === undefined && replacedAt === undefined
}

/** Whether nothing may be collected by the mandate that came with the order. */
export function isMandateWithdrawn(consents: readonly GivenConsent[]): boolean {
  return consents.some((each) => isMandate(each) && each.withdrawnAt !== undefined)
}

/** Whether answers about health are kept as proof alone. */
export function isHealthClosed(consents: readonly GivenConsent[]): boolean {
  return consents.some(
    ({ code, withdrawnAt }) => code === 'healthDataConsent' && withdrawnAt !== undefined,
  )
}
