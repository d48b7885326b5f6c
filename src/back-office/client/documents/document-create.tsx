import { Card, CardContent } from '@mui/material'
import { useState } from 'react'
import {
  CreateBase,
  Form,
  SelectInput,
  Title,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { useSearchParams } from 'react-router'
import { knownCollection } from '#content/collections/registry.ts'
import { DEFAULT_LOCALE, isLocale } from '#sites/locales.ts'
import { hasBlocks } from '../../form-model/has-blocks.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { localeChoices } from '../locale-choices.ts'
import { useIsBeside } from '../use-is-beside.ts'
import { whyNot } from '../why-not.ts'
import { DocumentBlocks, DocumentFields } from './document-fields.tsx'
import { NameInput } from './name-input.tsx'
import { saidOfStage } from './said-of-stage.ts'
import { SaveButtons } from './save-buttons.tsx'
import { SaveBelow } from './save-in-reach.tsx'
import { TypedBefore } from './typed-before.tsx'
import { forgetTyped } from './typed-store.ts'
import { WhileSending } from './while-sending.tsx'

/** A new document: its locale and name, then what it says. */
export function DocumentCreate() {
  const name = useResourceContext() ?? ''
  const collection = knownCollection(name)
  const notify = useNotify()
  const redirect = useRedirect()
  const place = `${name}/new`
  // Of the list from which it is made.
  const asked = useSearchParams()[0].get('locale')
  const locale = collection.localized && isLocale(asked) ? asked : DEFAULT_LOCALE
  const isWide = hasBlocks(name)
  const isBeside = useIsBeside()
  const [isSent, setSent] = useState(false)
  return (
    <CreateBase
      mutationOptions={{
        onSuccess: (made: DocumentRecord) => {
          setSent(true)
          forgetTyped(place)
          notify(saidOfStage[made.stage], { type: 'success' })
          redirect('edit', name, made.id)
        },
        onError: (error) => notify(whyNot(error), { type: 'error', autoHideDuration: 10_000 }),
      }}
    >
      <Title title={`New: ${labelOf(collection.singular)}`} />
      {/* What is refused is told above: not also by the form. */}
      <Form
        warnWhenUnsavedChanges
        disableInvalidFormNotification
        defaultValues={{ locale, attributes: {} }}
      >
        <WhileSending isSent={isSent}>
          <TypedBefore place={place} />
          {isWide && (
            <aside className="bo-action-bar">
              <SaveButtons actions={['publish', 'save']} />
            </aside>
          )}
          <div className="bo-edit" data-beside={isWide ? 'several' : 'none'}>
            <div className="bo-stack">
              {collection.localized && (
                <SelectInput
                  source="locale"
                  choices={localeChoices}
                  emptyText={false}
                  helperText={false}
                />
              )}
              <NameInput collection={name} />
              <DocumentFields collection={name} inColumns={isWide} />
            </div>
            {!isWide && isBeside && (
              <aside className="bo-aside">
                <Card>
                  <CardContent className="bo-stack">
                    <SaveButtons actions={['publish', 'save']} />
                  </CardContent>
                </Card>
              </aside>
            )}
          </div>
          {isWide ? (
            <DocumentBlocks collection={name} />
          ) : (
            <SaveBelow actions={['publish', 'save']} />
          )}
        </WhileSending>
      </Form>
    </CreateBase>
  )
}
