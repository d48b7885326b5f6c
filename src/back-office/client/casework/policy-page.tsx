import { Card, CardContent } from '@mui/material'
import { useParams } from 'react-router'
import { hasCovered } from '#brokerage/policies/has-covered.ts'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { showDay } from '../show-moment.ts'
import { CaseFrame } from './case-frame.tsx'
import { Facts, PapersAndHistory } from './case-parts.tsx'
import { CaseState } from './case-state.tsx'
import { CaseSurroundings } from './case-surroundings.tsx'
import { EndOfPolicy } from './end-of-policy.tsx'
import { HolderOfPolicy } from './holder-of-policy.tsx'
import { InsurerNumber } from './insurer-number.tsx'
import { showInstalment, showMoney, showPrice, wordsOf } from './labels.ts'
import { NotedEnd } from './noted-end.tsx'
import { PremiumOfPolicy } from './premium-of-policy.tsx'
import { endOfCover } from './show-cover.ts'
import { useCase } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** One contract. Its state follows the application's, where the next steps are. */
export function PolicyPage() {
  const { reference = '' } = useParams()
  const { data, error } = useCase<PolicyDetail>('policies', reference)
  return (
    <CaseFrame
      title={`Policy ${reference}`}
      back={{ to: '/admin/policies', label: 'All policies' }}
      kind="policy"
      reference={reference}
      error={error}
      isLoaded={data !== undefined}
      aside={
        data && (
          <>
            <EndOfPolicy key={`${data.state} ${data.proofDueOn}`} policy={data} />
            <NotedEnd key={data.notedEnd?.id} policy={data} />
            <PremiumOfPolicy key={`premium ${data.premium?.id} ${data.state}`} policy={data} />
            <InsurerNumber key={data.reference} policy={data} />
          </>
        )
      }
    >
      {data && <Policy policy={data} />}
    </CaseFrame>
  )
}

function Policy({ policy }: { policy: PolicyDetail }) {
  const { lineName } = useCaseFacts()
  const { payment, surroundings, reference } = policy
  return (
    <>
      <Card>
        <CardContent>
          <h2 className="bo-heading">
            {lineName(policy.line)} <CaseState kind="policy" state={policy.state} />
          </h2>
          <Facts
            facts={[
              ['Price', showPrice(policy)],
              ['Instalment', showInstalment(policy)],
              [
                'Deductible of the next case',
                policy.deductibleCents !== undefined && showMoney(policy.deductibleCents),
              ],
              [
                'Paid by',
                payment &&
                  ([payment.accountHolder, payment.iban].filter(Boolean).join(', ') ||
                    wordsOf(payment.method)),
              ],
              ['Contract made', showDay(policy.contractDate)],
              [
                'Cover begins',
                hasCovered(policy) ? showDay(policy.startDate) : 'Never: it ended before',
              ],
              endOfCover(policy),
              ['Papers received', showDay(policy.papersReceivedOn)],
              [
                'Can be withdrawn until',
                policy.state !== 'withdrawn' &&
                  (policy.mayWithdraw && !policy.withdrawUntil
                    ? 'Not begun: the papers have not arrived'
                    : showDay(policy.withdrawUntil)),
              ],
              ['Insurer', policy.insurer],
            ]}
          />
        </CardContent>
      </Card>
      <HolderOfPolicy key={reference} policy={policy} />
      <CaseSurroundings kind="policy" surroundings={surroundings} reference={reference} />
      {policy.dates.length > 0 && (
        <Card>
          <CardContent>
            <h2>Next dates</h2>
            <Facts
              facts={policy.dates.map(({ code, date }) => [wordsOf(code), showDay(date)] as const)}
            />
          </CardContent>
        </Card>
      )}
      <PapersAndHistory {...policy} />
    </>
  )
}
