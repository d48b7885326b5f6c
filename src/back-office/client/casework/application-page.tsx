import { Button, Card, CardContent } from '@mui/material'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useNotify } from 'react-admin'
import { useParams } from 'react-router'
import type { ApplicationDetail } from '../../wire/casework-records.ts'
import { ask } from '../ask.ts'
import { showDay, showMoment } from '../show-moment.ts'
import { whyNot } from '../why-not.ts'
import { CaseFrame } from './case-frame.tsx'
import { Facts, isLong, PapersAndHistory } from './case-parts.tsx'
import { CaseQuestions } from './case-questions.tsx'
import { CaseState } from './case-state.tsx'
import { CaseSurroundings } from './case-surroundings.tsx'
import { applicationStates, factsOfPrice } from './labels.ts'
import { MoveButtons } from './move-buttons.tsx'
import { appliedFor } from './offer-form.tsx'
import { endOfCover } from './show-cover.ts'
import { useCase } from './use-case.ts'

/** One application: what, who, papers, what happened, what comes next, and the questions as asked. */
export function ApplicationPage() {
  const { reference = '' } = useParams()
  const { data, error } = useCase<ApplicationDetail>('applications', reference, isOnItsWay)
  return (
    <CaseFrame
      title={`Application ${reference}`}
      back={{ to: '/admin/applications', label: 'All applications' }}
      kind="application"
      reference={reference}
      error={error}
      isLoaded={data !== undefined}
      files={data?.files}
      aside={
        data && (
          <MoveButtons
            path={`/admin/api/applications/${reference}/state`}
            moves={data.nextStates}
            labels={applicationStates}
            seen={{ saw: data.stateSince }}
            endDays={data.endDays}
            appliedFor={appliedFor(data)}
          />
        )
      }
    >
      {data && <Application application={data} />}
    </CaseFrame>
  )
}

/**
 * What was accepted becomes a contract by a job within moments: nobody shall be offered to activate it
 * once more. Whoever had everything shown goes on reading.
 */
function isOnItsWay({ state, stateSince, isMasked }: ApplicationDetail): boolean {
  return state === 'accepted' && isMasked && Date.now() - Date.parse(stateSince) < 60_000
}

function Application({ application }: { application: ApplicationDetail }) {
  const { product, state, surroundings, reference, endDays } = application
  return (
    <>
      <Card>
        <CardContent>
          <h2 className="bo-heading">
            {product.name}, {product.tierName} <CaseState kind="application" state={state} />
          </h2>
          <Facts
            facts={[
              ...factsOfPrice(application),
              ['Cover begins', showDay(application.startDate)],
              endOfCover({ ...application, startDate: endDays?.first ?? '' }),
              ['Our answer', application.reply],
              ['Submitted', showMoment(application.submittedAt)],
              ['In this state since', showMoment(application.stateSince)],
              ['Direct debit', application.mandateReference],
            ]}
          />
        </CardContent>
      </Card>
      <CaseSurroundings kind="application" surroundings={surroundings} reference={reference} />
      <CaseQuestions path="applications" reference={reference} files={application.files} />
      <PapersAndHistory {...application} />
      <Card>
        <CardContent>
          <h2>Questions as asked</h2>
          <RecordOf application={application} />
        </CardContent>
      </Card>
    </>
  )
}

function RecordOf({ application }: { application: ApplicationDetail }) {
  const client = useQueryClient()
  const notify = useNotify()
  const { reference, record, isMasked } = application
  const answers = useRef<HTMLElement>(null)
  const reveal = async () => {
    try {
      const path = `/admin/api/applications/${reference}/reveal`
      const whole = await ask<ApplicationDetail>(path, { method: 'POST' })
      client.setQueryData(['case', 'applications', reference], whole)
      await client.invalidateQueries({ queryKey: ['case-work', 'application', reference] })
      // The button is gone: who pressed it reads on where the answers begin.
      answers.current?.focus({ preventScroll: true })
    } catch (error) {
      notify(whyNot(error), { type: 'error' })
    }
  }
  return (
    <>
      {isMasked && (
        <div className="bo-row">
          <p className="bo-soft">Answers about health and numbers of accounts are hidden.</p>
          <Button variant="outlined" onClick={reveal}>
            Show everything
          </Button>
        </div>
      )}
      {record.map(({ step, title, entries }, index) => (
        <section
          key={step}
          ref={index === 0 ? answers : undefined}
          tabIndex={-1}
          className="bo-record"
          aria-label={title}
        >
          <h3>{title}</h3>
          <dl className="bo-answers">
            {entries.map(({ path, question, answer }) => (
              <div key={path} data-long={isLong(question) || isLong(answer)}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  )
}
