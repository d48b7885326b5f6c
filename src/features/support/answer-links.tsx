import type { ShownAnswer } from './load-answers.ts'

/** Questions as links, each with its short answer where there is room. */
export function AnswerLinks({
  answers,
  withSummary = false,
}: {
  answers: readonly ShownAnswer[]
  withSummary?: boolean
}) {
  return (
    <ul className="answer-links">
      {answers.map(({ uid, href, title, summary }) => (
        <li key={uid}>
          <a href={href}>
            <span>{title}</span>
          </a>
          {withSummary && summary && <p>{summary}</p>}
        </li>
      ))}
    </ul>
  )
}
