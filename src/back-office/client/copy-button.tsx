import { Button } from '@mui/material'
import { useState } from 'react'
import { writeToClipboard } from '../write-to-clipboard.ts'

type CopyButtonProps = {
  /** What the button says. */
  children: string
  text: string
}

/** Copies what stands above it, and says whether that went well. */
export function CopyButton({ children, text }: CopyButtonProps) {
  const [said, setSaid] = useState('')
  const copy = async () =>
    setSaid((await writeToClipboard(text)) ? 'Copied.' : 'Mark the words and copy them from here.')
  return (
    <div className="bo-row">
      <Button variant="outlined" onClick={() => void copy()}>
        {children}
      </Button>
      <span className="bo-soft" role="status">
        {said}
      </span>
    </div>
  )
}
