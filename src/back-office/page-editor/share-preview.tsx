import { useState } from 'react'
import { ask } from '../client/ask.ts'
import { documentPath } from '../client/document-path.ts'
import { whyNot } from '../client/why-not.ts'
import type { SharedPreview } from '../wire/shared-preview.ts'
import { writeToClipboard } from '../write-to-clipboard.ts'

/**
 * Copies a link with which somebody without an account sees the saved draft, and ends the links that
 * were given away. Works for every page.
 */
export function SharePreview({ collection, uid }: { collection: string; uid: string }) {
  const url = documentPath(collection, uid, '/shared-preview')
  const [link, setLink] = useState<SharedPreview>()
  const [said, setSaid] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const run = async (work: () => Promise<void>) => {
    setProblem(undefined)
    try {
      await work()
    } catch (error) {
      setProblem(whyNot(error))
    }
  }
  const copy = async () => {
    const made = await ask<SharedPreview>(url)
    const how = (await writeToClipboard(made.url)) ? 'Copied.' : 'Copy it from here.'
    setLink(made)
    setSaid(
      `${how} Whoever has the link sees the saved draft of this page alone, for ${made.days} days or until you publish it or end the links.`,
    )
  }
  const end = async () => {
    await ask(url, { method: 'DELETE' })
    setLink(undefined)
    setSaid('Ended: the links that were given away so far show nothing any more.')
  }
  return (
    <div className="share-preview">
      <div className="share-preview__buttons">
        <button type="button" onClick={() => void run(copy)}>
          Copy a link for others
        </button>
        <button type="button" onClick={() => void run(end)}>
          End given links
        </button>
      </div>
      <div role="status">
        {said === undefined ? null : <p>{said}</p>}
        {link === undefined ? null : (
          <input
            type="text"
            readOnly
            aria-label="Link for others"
            value={link.url}
            onFocus={({ target }) => target.select()}
          />
        )}
      </div>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </div>
  )
}
