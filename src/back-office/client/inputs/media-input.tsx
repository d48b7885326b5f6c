import { Button, FormHelperText } from '@mui/material'
import { useState } from 'react'
import { useGetMany, useInput } from 'react-admin'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { mediaFile } from '../media/media-file.ts'
import { MediaPicker } from '../media/media-picker.tsx'
import { MediaTile } from '../media/media-tile.tsx'
import { useIsReadOnly } from './read-only.ts'

/** A file of the media library: chosen, uploaded, or taken away again. */
export function MediaInput({ source, label }: { source: string; label: string }) {
  const { field, fieldState } = useInput({ source })
  const [isPicking, setPicking] = useState(false)
  const isReadOnly = useIsReadOnly()
  const uid = typeof field.value === 'string' && field.value !== '' ? field.value : undefined
  const { data = [], isSuccess } = useGetMany<DocumentRecord>('media', { ids: uid ? [uid] : [] })
  const file = uid ? data[0] : undefined
  const message = fieldState.error?.message
  return (
    <fieldset className="bo-group bo-media-input" data-invalid={fieldState.invalid}>
      <legend>{label}</legend>
      {file && <MediaTile file={mediaFile(file)} />}
      {uid && !file && isSuccess && <p>{uid} is no longer in Media.</p>}
      {!isReadOnly && (
        <div className="bo-row">
          <Button variant="outlined" onClick={() => setPicking(true)}>
            {uid ? 'Choose another' : 'Choose a file'}
          </Button>
          {uid && <Button onClick={() => field.onChange(null)}>Remove</Button>}
        </div>
      )}
      {message && <FormHelperText error>{String(message)}</FormHelperText>}
      {isPicking && (
        <MediaPicker
          onClose={() => setPicking(false)}
          onPick={(picked) => {
            field.onChange(picked)
            setPicking(false)
          }}
        />
      )}
    </fieldset>
  )
}
