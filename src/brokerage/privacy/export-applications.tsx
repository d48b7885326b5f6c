import { Fragment } from 'react'
import { readableRecord } from '#insurance/application/readable-record.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import { COLON } from '#insurance/values/colon.ts'
import { Bullets, Facts, Section, Subheading } from '#papers/paper.tsx'
import type { Language } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { ExportedData } from './export-data.ts'
import { type ExportWords, type Row, replyRows } from './export-words.ts'

export function applicationSection(each: ExportedData['applications'][number], words: ExportWords) {
  const { t, moment, account: a } = words
  // Whoever decided yes made a contract.
  const isContract = each.history.some(({ toState }) => toState === 'accepted')
  const nameOf = (state: string) => words.stateOf({ line: each.line, state, isContract })
  const colon = COLON[words.language]
  return (
    <Section key={each.reference} title={`${words.product(each.line)} (${each.reference})`}>
      <Facts
        rows={[
          [a('application.state'), nameOf(each.state)],
          [a('application.submitted'), moment(each.submittedAt)],
          ...replyRows(each, words),
          ...withdrawnConsents(each, words),
          ...(each.mails.length > 0 ? [[t('export.mails'), sentOn(each, words)] as const] : []),
        ]}
      />
      {each.application.record.map((section) => (
        <Fragment key={section.step}>
          <Subheading>{section.title}</Subheading>
          <Facts rows={section.entries.map(({ question, answer }): Row => [question, answer])} />
        </Fragment>
      ))}
      {each.questions.length > 0 ? (
        <>
          <Subheading>{a('question.past')}</Subheading>
          <Facts
            rows={each.questions.map(({ text, answer }): Row => {
              return [text, answer || words.shared.answers.notAnswered]
            })}
          />
        </>
      ) : null}
      <Subheading>{a('policy.history')}</Subheading>
      <Bullets
        items={each.history.flatMap(({ at, toState }) =>
          toState ? [`${moment(at)}${colon} ${nameOf(toState)}`] : [],
        )}
      />
      {each.files.length > 0 ? <Subheading>{t('export.papers')}</Subheading> : null}
      <Bullets items={each.files.map(({ name }) => name)} />
    </Section>
  )
}

/** What was answered so far, as far as the line understands it; the file for programs has it raw. */
export function draftSection(
  desk: BrokerageDesk,
  each: ExportedData['drafts'][number],
  words: ExportWords,
  language: Language,
) {
  const line = desk.lines[each.line]
  if (!line) return null
  const journey = computeJourney(line.definition, each.contents.answers, desk.today())
  const record = readableRecord(journey, line.wording[language], language)
  const title = words.t('export.draft', { product: words.product(each.line) })
  const isAnswered = (path: string) => journey.answers[rootOf(path)] !== undefined
  return (
    <Section key={each.updatedAt.toISOString()} title={title}>
      <Facts
        rows={record.flatMap(({ entries }) =>
          entries
            .filter(({ path }) => isAnswered(path))
            .map(({ question, answer }): Row => [question, answer]),
        )}
      />
      <Bullets items={each.files.map(({ name }) => name)} />
    </Section>
  )
}

/** The words in which a consent was given. */
export function consentText(
  applications: ExportedData['applications'],
  code: string,
): string | undefined {
  return applications
    .flatMap(({ application }) => application.record.flatMap(({ entries }) => entries))
    .find(({ path }) => path === code)?.question
}

function sentOn(
  { mails, line }: ExportedData['applications'][number],
  { moment, mail, language }: ExportWords,
): string {
  const colon = COLON[language]
  return mails
    .flatMap(({ sentAt, kind }) =>
      sentAt ? [`${moment(sentAt)}${colon} ${mail(kind, line)}`] : [],
    )
    .join('\n')
}

function withdrawnConsents(each: ExportedData['applications'][number], words: ExportWords): Row[] {
  return each.consents.flatMap(({ code, withdrawnAt, request, shown }): Row[] => {
    if (withdrawnAt === undefined) return []
    const asked = shown
      ? shown.wording
      : request
        ? words.account('fields.sepaMandate')
        : (consentText([each], code) ?? words.shared.fields[code]?.question ?? code)
    const date = words.moment(new Date(withdrawnAt))
    return [[asked, words.account('consents.withdrawnOn', { date })]]
  })
}
