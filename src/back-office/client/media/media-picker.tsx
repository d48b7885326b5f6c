import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { useState } from 'react'
import { useGetList } from 'react-admin'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { SteadyButton } from '../steady-button.tsx'
import { mediaFile } from './media-file.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadForm } from './upload-form.tsx'

interface MediaPickerProps {
  onPick(uid: string): void
  onClose(): void
}

/** Chooses a file of the library, or a new one. Also for the page editor. */
export function MediaPicker({ onPick, onClose }: MediaPickerProps) {
  const [words, setWords] = useState('')
  const [page, setPage] = useState(1)
  const [isUploading, setUploading] = useState(false)
  const { data = [], total = 0 } = useGetList<DocumentRecord>('media', {
    pagination: { page, perPage },
    sort: { field: 'updatedAt', order: 'DESC' },
    filter: { q: words },
  })
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="md" aria-labelledby="media-picker-title">
      <DialogTitle id="media-picker-title">
        {isUploading ? 'Upload a file' : 'Choose a file'}
      </DialogTitle>
      <DialogContent>
        {isUploading ? (
          <UploadForm onDone={onPick} />
        ) : (
          <>
            <TextField
              id="media-picker-search"
              type="search"
              label="Search"
              value={words}
              onChange={(event) => {
                setWords(event.target.value)
                setPage(1)
              }}
            />
            <ul className="bo-tiles">
              {data.map((record) => (
                <li key={record.id}>
                  <button type="button" onClick={() => onPick(record.id)}>
                    <MediaTile file={mediaFile(record)} />
                  </button>
                </li>
              ))}
            </ul>
            {total === 0 && <p>There is no such file yet.</p>}
          </>
        )}
      </DialogContent>
      <DialogActions>
        {!isUploading && (
          <>
            <SteadyButton isOff={page === 1} onClick={() => setPage(page - 1)}>
              Previous
            </SteadyButton>
            <SteadyButton isOff={page * perPage >= total} onClick={() => setPage(page + 1)}>
              Next
            </SteadyButton>
          </>
        )}
        <Button onClick={() => setUploading(!isUploading)}>
          {isUploading ? 'Choose instead' : 'Upload'}
        </Button>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  )
}

const perPage = 24
