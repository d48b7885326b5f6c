import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import { readableRecord } from '#insurance/application/readable-record.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import { Bullets, Facts, Paragraph, Section, Subheading, Title } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type PaperContext, paperContext } from '../papers/paper-context.ts'
import { sheet } from '../papers/sheet.tsx'
import { exportData } from './export-data.ts'

type Export = NonNullable<Awaited<ReturnType<typeof exportData>>>
type Row = readonly [string, string]

/** Everything that is held about a customer, to read; the same as the file for programs. */
export async function exportPaper(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
): Promise<Uint8Array | undefined> {
  const everything = await exportData(desk, actor)
  if (everything === undefined) return undefined
  const context = paperContext(language, await desk.company())
  const words: Words = {
    ...context,
    account: translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account'),
    states: Object.values(desk.lines)[0]?.wording[language].shared.applicationStates ?? {},
    product: (line) => desk.lines[line]?.wording[language].line.name ?? line,
  }
  const { t } = context
  return renderPaper(
    sheet(context, {
      title: t('export.title'),
      writtenAt: new Date(everything.exportedAt),
      children: (
        <>
          <Title lead={t('export.lead', { at: context.moment(new Date(everything.exportedAt)) })}>
            {t('export.title')}
          </Title>
          {accountSection(everything, words)}
          {everything.applications.map((each) => applicationSection(each, words))}
          {everything.policies.map((each) => policySection(each, words))}
          {everything.claims.map((each) => claimSection(each, words))}
          {everything.requests.map((each) => requestSection(each, words))}
          {everything.drafts.map((each) => draftSection(desk, each, words, language))}
          {everything.dependants.length > 0 ? peopleSection(everything, words) : null}
          {everything.calls.length > 0 || everything.advice.length > 0
            ? adviceSection(everything, words)
            : null}
          <Paragraph soft>{t('export.files')}</Paragraph>
        </>
      ),
    }),
  )
}

type Words = PaperContext & {
  readonly account: ReturnType<typeof translator<'account'>>
  readonly states: Readonly<Record<string, string>>
  readonly product: (line: string) => string
}

function accountSection({ account, choices, sessions }: Export, { t, moment, account: a }: Words) {
  const rows: Row[] = [
    [a('email'), account?.email ?? ''],
    [a('settings.language'), account?.language ?? ''],
    [t('export.since'), account ? moment(account.createdAt) : ''],
    ...(choices?.marketingConfirmedAt && !choices.marketingWithdrawnAt
      ? [[a('settings.marketing'), moment(choices.marketingConfirmedAt)] as const]
      : []),
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

function applicationSection(each: Export['applications'][number], words: Words) {
  const { t, moment, states, account: a } = words
  return (
    <Section key={each.reference} title={`${words.product(each.line)} (${each.reference})`}>
      <Facts
        rows={[
          [a('application.state'), states[each.state] ?? each.state],
          [a('application.submitted'), moment(each.submittedAt)],
          ...withdrawnConsents(each, words),
        ]}
      />
      {each.application.record.map((section) => (
        <>
          <Subheading>{section.title}</Subheading>
          <Facts rows={section.entries.map(({ question, answer }): Row => [question, answer])} />
        </>
      ))}
      {each.questions.map(({ text, answer }) => (
        <>
          <Subheading>{a('question.past')}</Subheading>
          <Paragraph>{text}</Paragraph>
          <Paragraph soft>{answer ?? '–'}</Paragraph>
        </>
      ))}
      <Subheading>{a('policy.history')}</Subheading>
      <Bullets
        items={each.history.flatMap(({ at, toState }) =>
          toState ? [`${moment(at)}: ${states[toState] ?? toState}`] : [],
        )}
      />
      <Subheading>{t('export.papers')}</Subheading>
      <Bullets items={each.files.map(({ name }) => name)} />
    </Section>
  )
}

function withdrawnConsents(each: Export['applications'][number], words: Words): Row[] {
  const entries = each.application.record.flatMap((section) => section.entries)
  return each.consents.flatMap(({ code, withdrawnAt }): Row[] => {
    if (withdrawnAt === undefined) return []
    const asked = entries.find(({ path }) => path === code)?.question ?? code
    const date = words.moment(new Date(withdrawnAt))
    return [[asked, words.account('consents.withdrawnOn', { date })]]
  })
}

/** What was answered so far, as far as the line understands it; the file for programs has it raw. */
function draftSection(
  desk: BrokerageDesk,
  each: Export['drafts'][number],
  words: Words,
  language: Language,
) {
  const line = desk.lines[each.line]
  if (!line) return null
  const journey = computeJourney(line.definition, each.contents.answers, desk.today())
  const record = readableRecord(journey, line.wording[language], language)
  const title = `${words.account('drafts.title')}: ${words.product(each.line)}`
  return (
    <Section key={each.updatedAt.toISOString()} title={title}>
      <Facts
        rows={record.flatMap(({ entries }) =>
          entries.map(({ question, answer }): Row => [question, answer]),
        )}
      />
      <Bullets items={each.files.map(({ name }) => name)} />
    </Section>
  )
}

function policySection(each: Export['policies'][number], words: Words) {
  const { t, day, account: a } = words
  const { details } = each
  const rows: Row[] = [
    [a('application.state'), a(`policyStates.${each.state}`)],
    [t('fields.start'), day(each.startDate)],
    ...(each.endDate ? [[t('fields.end'), day(each.endDate)] as const] : []),
    [t('fields.holder'), `${details.contact.firstName} ${details.contact.lastName}`],
    ...(details.address
      ? [[t('fields.address'), Object.values(details.address).join(', ')] as const]
      : []),
    ...(details.payment ? [[a('policy.payment'), plain(details.payment)] as const] : []),
  ]
  return (
    <Section key={each.reference} title={`${words.product(each.line)} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}

function claimSection(each: Export['claims'][number], { day, amount, account: a }: Words) {
  const { description, amountCents } = each.details
  const rows: Row[] = [
    [a('claim.kind'), a(`claimKinds.${each.kind}`)],
    [a('application.state'), a(`claimStates.${each.state}`)],
    [a('claim.occurredOn'), day(each.occurredOn)],
    [a('claim.description'), description],
    ...(amountCents === undefined ? [] : [[a('claim.amount'), amount(amountCents)] as const]),
  ]
  return (
    <Section key={each.reference} title={`${a('policy.claims')} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}

function requestSection(each: Export['requests'][number], { moment, account: a }: Words) {
  const rows: Row[] = [
    [a(`requestKinds.${each.kind}`), a(`requestStates.${each.state}`)],
    [a('policy.requests'), plain(each.details)],
    [a('application.submitted'), moment(each.createdAt)],
  ]
  return (
    <Section key={each.reference} title={`${a('policy.requests')} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}

function peopleSection({ dependants }: Export, { day, account: a }: Words) {
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

function adviceSection({ advice, calls }: Export, { moment, account: a }: Words) {
  return (
    <Section title={a('overview.advice')}>
      <Bullets
        items={[
          ...advice.map(({ reference, writtenAt }) => `${moment(writtenAt)} (${reference})`),
          ...calls.map(({ reference, startsAt }) => `${moment(startsAt)} (${reference})`),
        ]}
      />
    </Section>
  )
}

/** Values of a record whose names are those of its form. */
function plain(details: object): string {
  return Object.values(details)
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .join(', ')
}
