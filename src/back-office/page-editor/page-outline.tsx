import { createUsePuck } from '@puckeditor/core'
import { type ReactNode, useState } from 'react'

const usePuck = createUsePuck()

/** A page of more is as slow to write on as its list is long. */
const mostListed = 30

/**
 * Puck's list of the blocks. Each key that is pressed draws all its rows anew, with their buttons and what is
 * dragged: that of a long page waits until somebody wants it. “Block” above the page leads to each as well.
 */
export function PageOutline({ children }: { children: ReactNode }) {
  const count = usePuck((puck) => puck.appState.data.content.length)
  const isLong = count > mostListed
  const [isWanted, setWanted] = useState(false)
  return (
    <div className="page-editor__outline">
      {isLong && (
        <button
          type="button"
          className="block-form__button"
          aria-expanded={isWanted}
          onClick={() => setWanted(!isWanted)}
        >
          {isWanted ? 'Hide the list' : `List all ${count} blocks`}
        </button>
      )}
      {(isWanted || !isLong) && children}
    </div>
  )
}
