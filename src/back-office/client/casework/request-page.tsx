import { Card, CardContent } from '@mui/material'
import { Fragment } from 'react'
import { useParams } from 'react-router'
import type { RequestState } from '#brokerage/kinds.ts'
import type { RequestDetail } from '../../wire/casework-records.ts'
import { showMoment } from '../show-moment.ts'
import { CaseFrame } from './case-frame.tsx'
import { CaseFiles, CaseLink, Facts } from './case-parts.tsx'
import { CaseState } from './case-state.tsx'
import { CaseSurroundings } from './case-surroundings.tsx'
import { ContractChoice } from './contract-choice.tsx'
import {
  mailedStates,
  pricedMoveStates,
  questionStates,
  requestKinds,
  requestStates,
  withdrawalStates,
} from './labels.ts'
import { LetterDocuments, PostedCard, PostedForm } from './letter-parts.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { requestFacts } from './request-facts.ts'
import { useCase } from './use-case.ts'
import { useCaseFacts } from './use-case-facts.ts'

/** One request. Carried out, a new address, account or start date is part of the contract. */
export function RequestPage() {
  const { reference = '' } = useParams()
  const { lineName } = useCaseFacts()
  const { data, error } = useCase<RequestDetail>('requests', reference)
  return (
    <CaseFrame
      title={`Request ${reference}`}
      back={{ to: '/admin/requests', label: 'All requests' }}
      kind="request"
      reference={reference}
      error={error}
      isLoaded={data !== undefined}
      aside={data && <NextStep request={data} />}
    >
      {data && (
        <>
          <Card>
            <CardContent>
              <h2 className="bo-heading">
                {requestKinds[data.kind]} <CaseState kind="request" state={data.state} />
              </h2>
              <Facts
                facts={[
                  ...requestFacts(data),
                  ['After the change', changeBefore(data)] as const,
                  ['Also corrected', alsoCorrected(data)] as const,
                  ['Our answer', data.reply] as const,
                  ['Name', data.letter?.name] as const,
                  ['Address', data.letter?.address] as const,
                  ['Line', lineName(data.line)] as const,
                  ['Arrived', showMoment(data.createdAt)] as const,
                ]}
              />
            </CardContent>
          </Card>
          {data.surroundings && (
            <CaseSurroundings
              kind="request"
              surroundings={data.surroundings}
              reference={reference}
            />
          )}
          <Card>
            <CardContent>
              <h2>Files</h2>
              <CaseFiles files={data.files} />
              <LetterDocuments documents={data.letter?.documents ?? []} />
            </CardContent>
          </Card>
        </>
      )}
    </CaseFrame>
  )
}

/** The change that papers were made anew for. */
function changeBefore({ letter, details: { change } }: RequestDetail) {
  return letter && typeof change === 'string' && <CaseLink kind="request" reference={change} />
}

function alsoCorrected({ along }: RequestDetail) {
  return (
    along.length > 0 &&
    along.map((reference, index) => (
      <Fragment key={reference}>
        {index > 0 && ', '}
        <CaseLink kind="policy" reference={reference} />
      </Fragment>
    ))
  )
}

/** Papers are posted, proof is noted elsewhere, anything else is decided. */
function NextStep({ request }: { request: RequestDetail }) {
  const { reference, letter, state, createdAt: since } = request
  if (letter?.postedOn)
    return (
      <PostedCard
        reference={reference}
        since={since}
        postedOn={letter.postedOn}
        beginsPeriod={letter.papers !== 'renewed'}
      />
    )
  if (letter && state === 'open') return <PostedForm reference={reference} since={since} />
  const decide = (moves: readonly RequestState[]) => (
    <MoveButtons
      path={`/admin/api/requests/${reference}/state`}
      moves={state === 'open' ? moves : []}
      labels={statesOf(request)}
      seen={request.kind === 'withdrawal' ? { contract: request.applicationReference } : undefined}
    />
  )
  if (request.kind === 'proof') {
    return (
      <>
        {state === 'open' && request.policyReference && (
          <ProofHint policy={request.policyReference} />
        )}
        {decide(['refused'])}
      </>
    )
  }
  if (request.kind !== 'withdrawal') return decide(['done', 'refused'])
  const isKnown = request.applicationReference !== undefined
  return (
    <>
      {isKnown && decide(['done', 'refused'])}
      {state === 'open' && <ContractChoice request={request} />}
      {!isKnown && decide(['refused'])}
    </>
  )
}

/** Proof is noted with the contract, which closes the request. */
function ProofHint({ policy }: { policy: string }) {
  return (
    <Card>
      <CardContent className="bo-stack">
        <h2>Is it proof?</h2>
        <p>
          The files go to the insurer by themselves. Note at{' '}
          <CaseLink kind="policy" reference={policy} /> when they reached it: that closes the
          request. What proves nothing is refused below.
        </p>
      </CardContent>
    </Card>
  )
}

function statesOf({ kind, needsReply, applicationReference }: RequestDetail) {
  if (applicationReference === undefined) return mailedStates
  if (kind === 'withdrawal') return withdrawalStates
  if (kind === 'question') return questionStates
  return needsReply ? pricedMoveStates : requestStates
}
