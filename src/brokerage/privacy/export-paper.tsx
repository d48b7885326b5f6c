import type { ActingUser } from '#accounts/acting-user.ts'
import { Paragraph, Title } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import type { Language } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { sheet } from '../papers/sheet.tsx'
import { applicationSection, draftSection } from './export-applications.tsx'
import { claimSection, policySection, requestSection } from './export-contracts.tsx'
import { exportData } from './export-data.ts'
import {
  accountSection,
  adviceSection,
  callSection,
  messageSection,
  peopleSection,
} from './export-person.tsx'
import { exportWords } from './export-words.ts'

/** Everything that is held about a customer, to read; the same as the file for programs. */
export async function exportPaper(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
  reader: ActingUser = actor,
): Promise<Uint8Array | undefined> {
  const everything = await exportData(desk, actor, reader)
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
          {everything.unreadable.length > 0 ? (
            <Paragraph>
              {t('export.unreadable', { entries: everything.unreadable.join(', ') })}
            </Paragraph>
          ) : null}
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
