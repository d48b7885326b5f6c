import { Card, CardContent } from '@mui/material'
import {
  CreateBase,
  Form,
  SelectInput,
  TextInput,
  Title,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { knownCollection } from '#content/collections/registry.ts'
import { DEFAULT_LOCALE, LOCALES } from '#sites/locales.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { DocumentFields } from './document-fields.tsx'
import { saidOfStage } from './said-of-stage.ts'
import { SaveButtons } from './save-buttons.tsx'

/** A new document: its locale and name, then what it says. */
export function DocumentCreate() {
  const name = useResourceContext() ?? ''
  const collection = knownCollection(name)
  const notify = useNotify()
  const redirect = useRedirect()
  return (
    <CreateBase
      mutationOptions={{
        onSuccess: (made: DocumentRecord) => {
          notify(saidOfStage[made.stage], { type: 'success' })
          redirect('edit', name, made.id)
        },
        onError: (error) => notify(error instanceof Error ? error.message : '', { type: 'error' }),
      }}
    >
      <Title title={`New: ${labelOf(collection.singular)}`} />
      <Form warnWhenUnsavedChanges defaultValues={{ locale: DEFAULT_LOCALE, attributes: {} }}>
        <div className="bo-edit">
          <div className="bo-stack">
            {collection.localized && (
              <SelectInput
                source="locale"
                choices={LOCALES.map((id) => ({ id, name: id }))}
                emptyText={false}
                helperText={false}
              />
            )}
            <TextInput
              source="name"
              label="Name *"
              helperText="Lower-case letters, digits and hyphens. Translations share it, and it is part of the address where the address is not a field."
            />
            <DocumentFields collection={name} />
          </div>
          <aside className="bo-aside">
            <Card>
              <CardContent className="bo-stack">
                <SaveButtons actions={['publish', 'save']} />
              </CardContent>
            </Card>
          </aside>
        </div>
      </Form>
    </CreateBase>
  )
}
