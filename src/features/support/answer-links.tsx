import { setTitle } from '#i18n/set-type.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import type { ShownAnswer } from './load-answers.ts'

/** Questions as links, each with its short answer where there is room. */
export function AnswerLinks({
  locale,
  answers,
  withSummary = false,
}: {
  locale: Locale
  answers: readonly ShownAnswer[]
  withSummary?: boolean
}) {
  const { language } = parseLocale(locale)
  return (
    <ul className="answer-links">
      {answers.map(({ uid, href, title, summary }) => (
        <li key={uid}>
          <a href={href}>
            <span>{setTitle(title, language)}</span>
          </a>
          {withSummary && summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
