import { useEffect, useRef } from 'react'
import { WarningIcon } from '../icons/icons.tsx'

interface ErrorSummaryProps {
  /** What happened, in one line. */
  title: string
  /** Each with the id of the control to go to. */
  errors: { id: string; message: string }[]
  /** The heading's level on this page. */
  headingLevel?: 2 | 3
  /** Takes the focus when the page appears. Off only where nothing was sent. */
  takeFocus?: boolean
  /** Changes with every failed attempt on a page that stays: then it takes the focus again. */
  attempt?: unknown
}

/** Stands above the form and takes the focus when something is wrong with what was sent. */
export function ErrorSummary(props: ErrorSummaryProps) {
  const { title, errors, headingLevel = 2, takeFocus = true, attempt } = props
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt) list.current?.focus()
  }, [attempt])
  if (errors.length === 0) return null
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <div
      ref={list}
      className="ui-error-summary"
      role="alert"
      tabIndex={-1}
      data-error-summary=""
      // biome-ignore lint/a11y/noAutofocus: after a failed attempt the list of errors comes first
      autoFocus={takeFocus}
    >
      <Heading className="ui-error-summary__title">
        <WarningIcon />
        {title}
      </Heading>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <a href={`#${id}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  )
}
