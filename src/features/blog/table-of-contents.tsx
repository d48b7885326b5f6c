import { setTitle } from '#i18n/set-type.ts'
import type { Language } from '#sites/locales.ts'

/** The headings of an article. Open beside the text, closed above it on phones. */
export function TableOfContents({
  title,
  headings,
  language,
}: {
  title: string
  headings: readonly { id: string; text: string }[]
  language: Language
}) {
  const links = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{setTitle(text, language)}</a>
        </li>
      ))}
    </ol>
  )
  return (
    <>
      <nav className="toc toc--beside" aria-label={title}>
        <p className="toc__title">{title}</p>
        {links}
      </nav>
      <details className="toc toc--above">
        <summary className="toc__title">{title}</summary>
        {links}
      </details>
    </>
  )
}
