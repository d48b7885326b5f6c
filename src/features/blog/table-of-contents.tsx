/** The headings of an article. Open beside the text, closed above it on phones. */
export function TableOfContents({
  title,
  headings,
}: {
  title: string
  headings: readonly { id: string; text: string }[]
}) {
  const links = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`}>{text}</a>
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
