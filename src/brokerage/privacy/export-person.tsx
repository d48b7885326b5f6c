import { Facts, Section } from '#papers/paper.tsx'
import type { ExportedData } from './export-data.ts'
import { type ExportWords, languageWord, type Row } from './export-words.ts'

export function accountSection(
  { account, choices, referral, signIns, sessions }: ExportedData,
  words: ExportWords,
) {
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
    ...signIns.map(
      ({ provider, account: id, createdAt }): Row => [provider, `${id}, ${moment(createdAt)}`],
    ),
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

export function peopleSection({ dependants }: ExportedData, { day, account: a }: ExportWords) {
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

export function callSection(
  each: ExportedData['calls'][number],
  { t, moment, account: a }: ExportWords,
) {
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

export function messageSection(each: ExportedData['messages'][number], words: ExportWords) {
  const { t, moment, day } = words
  const rows: Row[] = [
    [t('export.sent'), typeof each.sentAt === 'string' ? day(each.sentAt) : moment(each.sentAt)],
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
export function adviceSection(
  { reference, record }: ExportedData['advice'][number],
  { language }: ExportWords,
) {
  const title = `${record.paper.title} (${reference})`
  const other = record.language === language ? {} : { language: record.language }
  return (
    <Section key={reference} title={title} {...other}>
      <Facts rows={record.paper.sections.flatMap(({ facts }) => facts ?? [])} />
    </Section>
  )
}

function referralRows(
  { link, cameBy }: ExportedData['referral'],
  { t, moment }: ExportWords,
): Row[] {
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
