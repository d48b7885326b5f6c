import { useWording } from '#i18n/use-wording.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { FileList } from './file-list.tsx'
import { type FormAnswer, isTooLate } from './form-answer.ts'
import type { PolicyPageData } from './load-policy.ts'
import type { HistoryLine } from './show-history.ts'

/** What came too late has no form any more on a page that shows how things are: it is told above. */
export function sortAnswer(answer: FormAnswer | undefined) {
  return isTooLate(answer) ? { late: answer, own: undefined } : { late: undefined, own: answer }
}

/** Papers of the contract, and below what they were before a change and what was handed over before. */
export function Papers({
  page,
}: {
  page: Pick<PolicyPageData, 'files' | 'earlier' | 'shownBefore'>
}) {
  const t = useWording('account')
  return (
    <>
      {page.files.length > 0 ? (
        <FileList files={page.files} />
      ) : (
        <p className="account-hint">{t('policy.noDocuments')}</p>
      )}
      {page.earlier.length > 0 && (
        <Disclosure summary={t('policy.earlierDocuments')}>
          <FileList files={page.earlier} />
        </Disclosure>
      )}
      {page.shownBefore.length > 0 && (
        <Disclosure summary={t('policy.shownBefore')}>
          <FileList files={page.shownBefore} />
        </Disclosure>
      )}
    </>
  )
}

/** Words as somebody typed them, with their lines. */
export function Said({ heading, children }: { heading: string; children: string }) {
  return (
    <div className="account-said">
      <span className="account-hint">{heading}</span>
      <p className="account-asked">{children}</p>
    </div>
  )
}

export function History({ lines }: { lines: readonly HistoryLine[] }) {
  const t = useWording('account')
  if (lines.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history">{t('policy.history')}</h2>
      <ol className="account-dates">
        {lines.map(({ date, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened keeps its place
          <li key={index}>
            <strong>{text}</strong>
            <span className="account-hint">{date}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}
