import type { ReactElement } from 'react'

/** A title in which no line ends inside a reference, unless the reference alone is wider. */
export function keepReferences(title: string): ReactElement {
  const parts = title.split(/(\bF[A-Z](?:-[0-9A-Z]{4})+)/)
  return (
    <span>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <span key={part} className="bo-reference">
            {part}
          </span>
        ) : (
          part
        ),
      )}
    </span>
  )
}
