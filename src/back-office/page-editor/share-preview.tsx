import { useState } from 'react'
import type { SharedPreview } from '../wire/shared-preview.ts'
import { askBackOffice, documentUrl } from './ask-back-office.ts'

/** Copies a link with which somebody without an account sees the saved draft. Works for every page. */
export function SharePreview({ collection, uid }: { collection: string; uid: string }) {
  const [link, setLink] = useState<SharedPreview>()
  const [isCopied, setIsCopied] = useState(false)
  const [problem, setProblem] = useState<string>()
  const copy = async () => {
    setProblem(undefined)
    try {
      const made = await askBackOffice<SharedPreview>(
        `${documentUrl(collection, uid)}/shared-preview`,
      )
      setLink(made)
      setIsCopied(await isWritten(made.url))
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error))
    }
  }
  return (
    <div className="share-preview">
      <button type="button" onClick={() => void copy()}>
        Copy a link for others
      </button>
      <div role="status">
        {link === undefined ? null : (
          <>
            <p>
              {isCopied ? 'Copied. ' : 'Copy it from here. '}
              {`Whoever has the link sees the saved draft of this page alone, for ${link.days} days or until you publish it.`}
            </p>
            <input
              type="text"
              readOnly
              aria-label="Link for others"
              value={link.url}
              onFocus={({ target }) => target.select()}
            />
          </>
        )}
      </div>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
    </div>
  )
}

/** Browsers may refuse; the link then stands there to be copied by hand. */
async function isWritten(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
