import { Alert, Button, Checkbox, FormControlLabel, TextField } from '@mui/material'
import { useState } from 'react'
import { LARGEST_FILE_BYTES, LARGEST_FILE_MEGABYTES } from '#content/media/largest-file.ts'
import { ask } from '../ask.ts'
import { whyNotInFull } from '../why-not.ts'

/** Puts a file into the library. A picture needs words for those who cannot see it. */
export function UploadForm({ onDone }: { onDone(uid: string): void }) {
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  const [isDecoration, setDecoration] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isPicture = file?.type.startsWith('image/') === true
  const isTooLarge = file !== undefined && file.size > LARGEST_FILE_BYTES
  const isReady =
    file !== undefined && !isTooLarge && (!isPicture || isDecoration || text.trim() !== '')

  async function upload() {
    if (file === undefined) return
    setBusy(true)
    setProblem(undefined)
    try {
      const form = new FormData()
      const alternativeText = isDecoration ? '' : text.trim()
      form.append('fileInfo', JSON.stringify({ name: file.name, alternativeText }))
      form.append('files', file)
      const [saved] = await ask<{ uid: string }[]>('/api/upload', { method: 'POST', form })
      if (saved) onDone(saved.uid)
    } catch (error) {
      setProblem(whyNotInFull(error))
    } finally {
      setBusy(false)
    }
  }

  // Not a form of its own: it also opens inside the form of a document.
  return (
    <div className="bo-stack">
      {problem && <Alert severity="error">{problem}</Alert>}
      {isTooLarge && <Alert severity="error">{tooLarge}</Alert>}
      <label className="bo-file">
        <span>File (picture or PDF)</span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif,image/gif,image/svg+xml,application/pdf"
          onChange={(event) => setFile(event.target.files?.[0])}
        />
      </label>
      {isPicture && (
        <>
          <TextField
            id="upload-alternative-text"
            label="Alternative text"
            required={!isDecoration}
            disabled={isDecoration}
            value={text}
            helperText="What the picture shows, for those who cannot see it."
            onChange={(event) => setText(event.target.value)}
          />
          <FormControlLabel
            control={
              <Checkbox
                checked={isDecoration}
                onChange={(event) => setDecoration(event.target.checked)}
              />
            }
            label="It is decoration and says nothing"
          />
        </>
      )}
      <div>
        <Button variant="contained" disabled={!isReady || isBusy} onClick={upload}>
          {isBusy ? 'Uploading …' : 'Upload'}
        </Button>
      </div>
    </div>
  )
}

const tooLarge = `The file has more than ${LARGEST_FILE_MEGABYTES} MB: make it smaller first.`
