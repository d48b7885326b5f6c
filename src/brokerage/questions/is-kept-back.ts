import { readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { anonymousInquiryOf } from '../insurer/application-for-insurer.ts'
import { isClosedToInsurer, isForInsurer } from '../insurer/is-for-insurer.ts'
import type { Application } from '../tables.ts'
import type { QuestionRow } from './tables.ts'

/**
 * Whether an answer about an application stays with us. Words and files may show a name anywhere, so
 * an insurer that is asked without it gets them with the contract; what to tell it before, a
 * colleague decides. A yes or no to its offer names nobody, and ends what it has to know of.
 */
export function isKeptBack(
  desk: Pick<BrokerageDesk, 'keyring' | 'lines'>,
  found: {
    readonly question: Pick<QuestionRow, 'kind'>
    readonly application: Application
    readonly policyId: number | null
  },
): boolean {
  const { question, application, policyId } = found
  if (question.kind === 'counterOffer') return isClosedToInsurer(application)
  if (!isForInsurer(application, policyId !== null)) return true
  if (policyId !== null) return false
  const { definition } = desk.lines[application.line] ?? {}
  return anonymousInquiryOf(readRecord(desk, application), definition) !== undefined
}
