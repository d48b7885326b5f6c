import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { knownCollection } from '#content/collections/registry.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { titleOfRecord } from '../title-of-record.ts'
import { GoneReferences } from './gone-references.tsx'

interface DocumentReferenceInputProps {
  source: string
  label: string
  target: string
  many: boolean
  helperText: string | false
}

/** Other documents of the same locale, found by typing. */
export function DocumentReferenceInput({
  source,
  label,
  target,
  many,
  helperText,
}: DocumentReferenceInputProps) {
  const locale: unknown = useWatch({ name: 'locale' })
  const filter = knownCollection(target).localized && locale ? { locale } : {}
  const shared = {
    label,
    helperText,
    optionText: (record?: DocumentRecord) => (record ? shownName(target, record) : ''),
    filterToQuery: (q: string) => ({ q }),
  }
  const sort = { field: 'updatedAt', order: 'DESC' } as const
  return (
    <div>
      {many ? (
        <ReferenceArrayInput source={source} reference={target} filter={filter} sort={sort}>
          <AutocompleteArrayInput {...shared} />
        </ReferenceArrayInput>
      ) : (
        <ReferenceInput source={source} reference={target} filter={filter} sort={sort}>
          <AutocompleteInput {...shared} />
        </ReferenceInput>
      )}
      <GoneReferences source={source} target={target} many={many} />
    </div>
  )
}

/** What is not public yet cannot be shown by what is. */
function shownName(target: string, record: DocumentRecord): string {
  const name = titleOfRecord(target, record)
  return record.stage === 'draft' ? `${name} (draft)` : name
}
