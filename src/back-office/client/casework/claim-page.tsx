import { Card, CardContent } from '@mui/material'
import { useParams } from 'react-router'
import { CLAIM_MOVES } from '#brokerage/kinds.ts'
import type { ClaimDetail } from '../../wire/casework-records.ts'
import { showDay, showMoment } from '../show-moment.ts'
import { CaseFrame } from './case-frame.tsx'
import { CaseFiles, Facts } from './case-parts.tsx'
import { CaseQuestions } from './case-questions.tsx'
import { CaseState } from './case-state.tsx'
import { CaseSurroundings } from './case-surroundings.tsx'
import { claimStates, showMoney, wordsOf } from './labels.ts'
import { MoveButtons } from './move-buttons.tsx'
import { showCover } from './show-cover.ts'
import { useCase } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** One claim: what happened, what it needs, what came with it. */
export function ClaimPage() {
  const { reference = '' } = useParams()
  const { lineName } = useCaseFacts()
  const { data, error } = useCase<ClaimDetail>('claims', reference)
  return (
    <CaseFrame
      title={`Claim ${reference}`}
      back={{ to: '/admin/claims', label: 'All claims' }}
      kind="claim"
      reference={reference}
      error={error}
      isLoaded={data !== undefined}
      files={data?.files}
      aside={
        data && (
          <MoveButtons
            path={`/admin/api/claims/${reference}/state`}
            moves={CLAIM_MOVES[data.state]}
            labels={claimStates}
            seen={{ saw: data.stateSince }}
          />
        )
      }
    >
      {data && (
        <>
          <Card>
            <CardContent>
              <h2 className="bo-heading">
                {wordsOf(data.kind)} <CaseState kind="claim" state={data.state} />
              </h2>
              <Facts
                facts={[
                  ['What happened', data.details.description],
                  ['On', showDay(data.occurredOn)],
                  ['Cover', showCover(data)],
                  [
                    'Amount',
                    data.details.amountCents !== undefined && showMoney(data.details.amountCents),
                  ],
                  ['Our answer', data.reply],
                  ['Line', lineName(data.line)],
                  ['Arrived', showMoment(data.createdAt)],
                  ['In this state since', showMoment(data.stateSince)],
                ]}
              />
            </CardContent>
          </Card>
          <CaseSurroundings kind="claim" surroundings={data.surroundings} reference={reference} />
          <CaseQuestions path="claims" reference={reference} files={data.files} />
          <Card>
            <CardContent>
              <h2>What it needs</h2>
              <ul className="bo-checklist">
                {data.checklist.map((item) => (
                  <li key={item}>{wordsOf(item)}</li>
                ))}
              </ul>
              <h3>What came</h3>
              <CaseFiles files={data.files} />
            </CardContent>
          </Card>
        </>
      )}
    </CaseFrame>
  )
}
