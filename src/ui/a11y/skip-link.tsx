interface SkipLinkProps {
  /** Id of the element that holds the page's content. */
  target: string
  label: string
}

/** First thing in the body; shows itself only when the keyboard reaches it. */
export function SkipLink({ target, label }: SkipLinkProps) {
  return (
    <a className="ui-skip-link" href={`#${target}`}>
      {label}
    </a>
  )
}
