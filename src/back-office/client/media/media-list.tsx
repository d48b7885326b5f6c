import { Button, Dialog, DialogContent, DialogTitle } from '@mui/material'
import { useState } from 'react'
import {
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  useListContext,
  useNotify,
  useRefresh,
} from 'react-admin'
import { Link } from 'react-router'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { screenPath } from '../document-path.ts'
import { orAll } from '../or-all.ts'
import { mediaFile } from './media-file.ts'
import { MediaTile } from './media-tile.tsx'
import { UploadForm } from './upload-form.tsx'

const kinds = [
  { id: 'image/', name: 'Pictures' },
  { id: 'application/pdf', name: 'PDF' },
]

/** The media library. */
export function MediaList() {
  return (
    <List
      title="Media"
      actions={<MediaActions />}
      filters={[
        <SearchInput key="q" source="q" alwaysOn />,
        <SelectInput key="mime" source="mime" label="Kind" choices={kinds} alwaysOn {...orAll} />,
      ]}
      sort={{ field: 'updatedAt', order: 'DESC' }}
      perPage={50}
      exporter={false}
      empty={false}
    >
      <MediaGrid />
    </List>
  )
}

function MediaGrid() {
  const { data = [], total, filterValues } = useListContext<DocumentRecord>()
  if (total === 0) {
    const isFiltered = Object.keys(filterValues).length > 0
    return (
      <p className="bo-empty">
        {isFiltered ? 'Nothing fits these filters.' : 'No file here yet. Upload the first one.'}
      </p>
    )
  }
  return (
    <ul className="bo-tiles">
      {data.map((record) => (
        <li key={record.id}>
          <Link to={screenPath('media', record.id)}>
            <MediaTile file={mediaFile(record)} />
          </Link>
        </li>
      ))}
    </ul>
  )
}

function MediaActions() {
  const [isOpen, setOpen] = useState(false)
  const refresh = useRefresh()
  const notify = useNotify()
  return (
    <TopToolbar>
      <Button variant="contained" onClick={() => setOpen(true)}>
        Upload
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        fullWidth
        maxWidth="sm"
        aria-labelledby="upload-title"
      >
        <DialogTitle id="upload-title">Upload a file</DialogTitle>
        <DialogContent>
          <UploadForm
            onDone={() => {
              setOpen(false)
              notify('The file is in the library.', { type: 'success' })
              refresh()
            }}
          />
        </DialogContent>
      </Dialog>
    </TopToolbar>
  )
}
