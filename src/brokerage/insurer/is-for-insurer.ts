import type { Application } from '../tables.ts'

type Decided = Pick<Application, 'state' | 'consents' | 'restrictedAt'>

/**
 * An insurer has no use for what ended before there was a contract, and no right to answers about
 * health once the consent is withdrawn.
 */
export function isForInsurer(application: Decided, hasPolicy: boolean): boolean {
  const isOver = !hasPolicy && ['withdrawn', 'declined', 'expired'].includes(application.state)
  return !isOver && !isClosedToInsurer(application)
}

/** Whether nothing about this application goes to the insurer any more. */
export function isClosedToInsurer({ consents, restrictedAt }: Omit<Decided, 'state'>): boolean {
  const isWithdrawn = consents.some(
    ({ code, withdrawnAt }) => HEALTH_CONSENTS.includes(code) && withdrawnAt !== undefined,
  )
  return isWithdrawn || restrictedAt !== null
}

const HEALTH_CONSENTS: readonly string[] = ['healthDataConsent', 'healthDataTransfer']
