import { Fragment } from 'react'
import type { ActingUser } from '#accounts/acting-user.ts'
import { readableRecord } from '#insurance/application/readable-record.ts'
import { rootOf } from '#insurance/fields/root-of.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import { Bullets, Facts, Paragraph, Section, Subheading, Title } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import type { Language } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { holderOf } from '../papers/application-papers.tsx'
import { sheet } from '../papers/sheet.tsx'
import { exportData } from './export-data.ts'
import {
  addressWords,
  type ExportWords,
  exportWords,
  languageWord,
  paymentWords,
  type Row,
  requestRows,
} from './export-words.ts'

type Export = NonNullable<Awaited<ReturnType<typeof exportData>>>

/** Everything that is held about a customer, to read; the same as the file for programs. */
export async function exportPaper(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
): Promise<Uint8Array | undefined> {
  const everything = await exportData(desk, actor)
  if (everything === undefined) return undefined
  const words = await exportWords(desk, language)
  const { t } = words
  return renderPaper(
    sheet(words, {
      title: t('export.title'),
      writtenAt: new Date(everything.exportedAt),
      children: (
        <>
          <Title lead={t('export.lead', { at: words.moment(new Date(everything.exportedAt)) })}>
            {t('export.title')}
          </Title>
          {accountSection(everything, words)}
          {everything.applications.map((each) => applicationSection(each, words))}
          {everything.policies.map((each) => policySection(each, words))}
          {everything.claims.map((each) => claimSection(each, words))}
          {everything.requests.map((each) => requestSection(each, everything, words))}
          {everything.drafts.map((each) => draftSection(desk, each, words, language))}
          {everything.dependants.length > 0 ? peopleSection(everything, words) : null}
          {everything.calls.map((each) => callSection(each, words))}
          {everything.messages.map((each) => messageSection(each, words))}
          {everything.advice.map((each) => adviceSection(each, words))}
          <Paragraph soft>{t('export.files')}</Paragraph>
        </>
      ),
    }),
  )
}

function accountSection({ account, choices, referral, sessions }: Export, words: ExportWords) {
  const { t, moment, account: a } = words
  const rows: Row[] = [
    ...(account?.name && account.name !== account.email
      ? [[t('export.name'), account.name] as const]
      : []),
    [a('email'), account?.email ?? ''],
    [a('settings.language'), account ? languageWord(account.language, words) : ''],
    [t('export.since'), account ? moment(account.createdAt) : ''],
    ...(choices?.marketingConfirmedAt && !choices.marketingWithdrawnAt
      ? [[a('settings.marketing'), moment(choices.marketingConfirmedAt)] as const]
      : []),
    ...referralRows(referral, words),
    ...sessions.map(
      ({ createdAt, userAgent, ipAddress }): Row => [
        a('sessions.title'),
        [moment(createdAt), userAgent, ipAddress].filter(Boolean).join(', '),
      ],
    ),
  ]
  return (
    <Section title={t('export.account')}>
      <Facts rows={rows} />
    </Section>
  )
}

function referralRows({ link, cameBy }: Export['referral'], { t, moment }: ExportWords): Row[] {
  return [
    ...(link
      ? [
          [t('export.referralLink'), `${link.code}, ${moment(link.createdAt)}`] as const,
          [t('export.referralCame'), String(link.came)] as const,
        ]
      : []),
    ...(cameBy ? [[t('export.referralBy'), cameBy.code] as const] : []),
  ]
}

function applicationSection(each: Export['applications'][number], words: ExportWords) {
  const { t, moment, account: a } = words
  const states = words.shared.applicationStates
  return (
    <Section key={each.reference} title={`${words.product(each.line)} (${each.reference})`}>
      <Facts
        rows={[
          [a('application.state'), states[each.state] ?? each.state],
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
          toState ? [`${moment(at)}: ${states[toState] ?? toState}`] : [],
        )}
      />
      {each.files.length > 0 ? <Subheading>{t('export.papers')}</Subheading> : null}
      <Bullets items={each.files.map(({ name }) => name)} />
    </Section>
  )
}

function sentOn({ mails }: Export['applications'][number], { moment, mail }: ExportWords): string {
  return mails
    .flatMap(({ sentAt, kind }) => (sentAt ? [`${moment(sentAt)}: ${mail(kind)}`] : []))
    .join('\n')
}

function withdrawnConsents(each: Export['applications'][number], words: ExportWords): Row[] {
  return each.consents.flatMap(({ code, withdrawnAt }): Row[] => {
    if (withdrawnAt === undefined) return []
    const asked = consentText([each], code) ?? words.shared.fields[code]?.question ?? code
    const date = words.moment(new Date(withdrawnAt))
    return [[asked, words.account('consents.withdrawnOn', { date })]]
  })
}

/** The words in which a consent was given. */
function consentText(
  applications: Pick<Export, 'applications'>['applications'],
  code: string,
): string | undefined {
  return applications
    .flatMap(({ application }) => application.record.flatMap(({ entries }) => entries))
    .find(({ path }) => path === code)?.question
}

/** What was answered so far, as far as the line understands it; the file for programs has it raw. */
function draftSection(
  desk: BrokerageDesk,
  each: Export['drafts'][number],
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

function policySection(each: Export['policies'][number], words: ExportWords) {
  const { t, day, account: a } = words
  const { details } = each
  const optional = (name: string, value: string | null | undefined): Row[] =>
    value ? [[name, value]] : []
  const rows: Row[] = [
    [a('application.state'), a(`policyStates.${each.state}`)],
    [t('fields.contractDate'), day(each.contractDate)],
    [t('fields.start'), day(each.startDate)],
    ...optional(t('fields.end'), each.endDate && day(each.endDate)),
    ...optional(t('fields.withdrawUntil'), each.withdrawUntil && day(each.withdrawUntil)),
    [t('fields.holder'), holderOf(details.contact)],
    ...optional(t('fields.address'), details.address && addressWords(details.address, words)),
    [t('fields.price'), words.price(each.priceCents, each.pricePeriod)],
    [t('fields.instalment'), words.amount(each.instalmentCents)],
    ...optional(a('policy.payment'), details.payment && paymentWords(details.payment, words)),
    ...optional(a('policy.insurerNumber'), each.insurerNumber),
  ]
  return (
    <Section key={each.reference} title={`${words.product(each.line)} (${each.reference})`} whole>
      <Facts rows={rows} />
    </Section>
  )
}

function replyRows({ reply }: { reply: string | undefined }, { t }: ExportWords): Row[] {
  return reply === undefined ? [] : [[t('export.reply'), reply]]
}

function claimSection(each: Export['claims'][number], words: ExportWords) {
  const { day, amount, account: a } = words
  const { description, amountCents } = each.details
  const rows: Row[] = [
    [a('claim.kind'), a(`claimKinds.${each.kind}`)],
    [a('application.state'), a(`claimStates.${each.state}`)],
    [a('claim.occurredOn'), day(each.occurredOn)],
    [a('claim.description'), description],
    ...(amountCents === undefined ? [] : [[a('claim.amount'), amount(amountCents)] as const]),
    ...replyRows(each, words),
  ]
  return (
    <Section key={each.reference} title={`${a('policy.claims')} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}

function requestSection(
  each: Export['requests'][number],
  { applications }: Export,
  words: ExportWords,
) {
  const { moment, account: a } = words
  const rows: Row[] = [
    [a('application.state'), a(`requestStates.${each.state}`)],
    [a('application.submitted'), moment(each.createdAt)],
    ...requestRows(each.details, words, (code) => consentText(applications, code)),
    ...replyRows(each, words),
  ]
  return (
    <Section key={each.reference} title={`${a(`requestKinds.${each.kind}`)} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}

function peopleSection({ dependants }: Export, { day, account: a }: ExportWords) {
  return (
    <Section title={a('people.title')}>
      <Facts
        rows={dependants.map(
          (each): Row => [
            `${each.firstName} ${each.lastName}`,
            `${a(`people.relations.${each.relation}`)}, ${day(each.birthDate)}`,
          ],
        )}
      />
    </Section>
  )
}

function callSection(each: Export['calls'][number], { t, moment, account: a }: ExportWords) {
  const { name, email, phone, question } = each.details
  const rows: Row[] = [
    [moment(each.startsAt), each.adviserName],
    [t('export.name'), name],
    [a('email'), email],
    [t('export.phone'), phone],
    [t('export.callQuestion'), question],
  ]
  return (
    <Section key={each.reference} title={`${a('overview.calls')} (${each.reference})`}>
      <Facts rows={rows.filter(([, value]) => value !== '')} />
    </Section>
  )
}

function messageSection(each: Export['messages'][number], { t, moment }: ExportWords) {
  const rows: Row[] = [
    [t('export.sent'), moment(each.sentAt)],
    ...each.answers.map(({ question, answer }): Row => [question, answer.join('\n')]),
    ...each.replies.map(
      ({ sentAt, text }): Row => [t('export.reply'), `${moment(sentAt)}\n${text}`],
    ),
    [t('export.papers'), each.files.join('\n')],
  ]
  const title = `${t('export.message', { form: each.form })} (${each.reference})`
  return (
    <Section key={each.reference} title={title}>
      <Facts rows={rows.filter(([, value]) => value !== '')} />
    </Section>
  )
}

/** What somebody told us for it and what it stands on; the record itself is a paper of its own. */
function adviceSection({ reference, record }: Export['advice'][number], { language }: ExportWords) {
  const title = `${record.paper.title} (${reference})`
  const other = record.language === language ? {} : { language: record.language }
  return (
    <Section key={reference} title={title} {...other}>
      <Facts rows={record.paper.sections.flatMap(({ facts }) => facts ?? [])} />
    </Section>
  )
}
