import { Card, CardContent } from '@mui/material'
import { EditBase, Form, TextInput, Title, useNotify, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { DeleteDocument } from '../documents/delete-document.tsx'
import { SaveBelow, SaveBeside } from '../documents/save-in-reach.tsx'
import { Usages } from '../documents/usages.tsx'
import { whyNotInFull } from '../why-not.ts'
import { FocalPoint } from './focal-point.tsx'
import { mediaFile } from './media-file.ts'

/** One file: its words, its focal point, its sizes, and where it is shown. */
export function MediaEdit() {
  const notify = useNotify()
  return (
    <EditBase
      mutationMode="pessimistic"
      redirect={false}
      mutationOptions={{
        onSuccess: () => notify('Saved.', { type: 'success' }),
        onError: (error) =>
          notify(whyNotInFull(error), { type: 'error', autoHideDuration: 10_000 }),
      }}
    >
      <MediaScreen />
    </EditBase>
  )
}

function MediaScreen() {
  const record = useRecordContext<DocumentRecord>()
  if (record === undefined) return null
  const file = mediaFile(record)
  const isPicture = file.mime.startsWith('image/')
  return (
    <Form warnWhenUnsavedChanges disableInvalidFormNotification>
      <Title title={file.name} />
      <div className="bo-edit">
        <div className="bo-stack">
          {isPicture ? <PictureFields /> : <a href={file.url}>Open the file</a>}
          <TextInput source="attributes.name" label="Name" helperText={false} />
          <TextInput
            source="attributes.alternativeText"
            label="Alternative text"
            helperText="What the picture shows, for those who cannot see it; empty for decoration."
            format={(value: unknown) => value ?? ''}
            parse={(value: string) => value}
          />
          <TextInput source="attributes.caption" label="Caption" multiline helperText={false} />
        </div>
        <aside className="bo-aside">
          <Card>
            <CardContent className="bo-stack">
              <SaveBeside actions={['save']} />
              <DeleteDocument />
            </CardContent>
          </Card>
          <Card>
            <CardContent>
              <h2>Sizes</h2>
              <Sizes />
            </CardContent>
          </Card>
          <Usages />
        </aside>
      </div>
      <SaveBelow actions={['save']} />
    </Form>
  )
}

function PictureFields() {
  const { setValue } = useFormContext()
  const attributes = useWatch({ name: 'attributes' })
  return (
    <FocalPoint
      file={mediaFile({ attributes })}
      onChange={(point) => setValue('attributes.focalPoint', point, { shouldDirty: true })}
    />
  )
}

function Sizes() {
  const record = useRecordContext<DocumentRecord>()
  if (record === undefined) return null
  const { width, height, size, url, mime, formats = {} } = mediaFile(record)
  const all = [['original', { width, height, size, url }] as const, ...Object.entries(formats)]
  return (
    <>
      <p>{mime}</p>
      <ul className="bo-plain-list">
        {all.map(([name, each]) => (
          <li key={name}>
            <a href={each.url} target="_blank" rel="noopener">
              {name}
            </a>{' '}
            {each.width && `${each.width} × ${each.height}, `}
            {each.size} KB
          </li>
        ))}
      </ul>
    </>
  )
}
