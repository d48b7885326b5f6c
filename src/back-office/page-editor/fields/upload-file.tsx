import { useId, useState } from 'react'
import { ask } from '../../client/ask.ts'
import { whyNotInFull } from '../../client/why-not.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { findRecord } from '../find-records.ts'

/** Adds a picture to the media library and chooses it. */
export function UploadFile({ onUploaded }: { onUploaded(record: DocumentRecord): void }) {
  const id = useId()
  const [file, setFile] = useState<File>()
  const [text, setText] = useState('')
  const [isDecoration, setIsDecoration] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const upload = async (chosen: File) => {
    setIsBusy(true)
    setProblem(undefined)
    try {
      const form = new FormData()
      const alternativeText = isDecoration ? '' : text.trim()
      form.append('files', chosen)
      form.append('fileInfo', JSON.stringify({ alternativeText, name: chosen.name }))
      const [saved] = await ask<{ uid: string }[]>('/api/upload', { method: 'POST', form })
      if (saved !== undefined) onUploaded(await findRecord('media', saved.uid))
    } catch (error) {
      setProblem(whyNotInFull(error))
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <fieldset className="block-form__group" disabled={isBusy}>
      <legend>Upload a picture</legend>
      <label htmlFor={`${id}-file`}>File</label>
      <input
        id={`${id}-file`}
        type="file"
        accept="image/*"
        onChange={({ target }) => setFile(target.files?.[0])}
      />
      <label htmlFor={`${id}-alt`}>What it shows, for those who cannot see it</label>
      <input
        id={`${id}-alt`}
        type="text"
        value={text}
        disabled={isDecoration}
        onChange={({ target }) => setText(target.value)}
      />
      <label className="block-form__check">
        <input
          type="checkbox"
          checked={isDecoration}
          onChange={({ target }) => setIsDecoration(target.checked)}
        />{' '}
        It is decoration and says nothing
      </label>
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <button
        type="button"
        className="block-form__button"
        disabled={file === undefined || (!isDecoration && text.trim() === '')}
        onClick={() => file && void upload(file)}
      >
        {isBusy ? 'Uploading…' : 'Upload'}
      </button>
    </fieldset>
  )
}
