import { useEffect, useId, useRef, useState } from 'react'
import { collectionNamed } from '#content/collections/registry.ts'
import { whyNot } from '../../client/why-not.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { useEditor } from '../editor-context.ts'
import { searchRecords } from '../find-records.ts'
import { nameOf, Thumbnail } from './reference-name.tsx'
import { UploadFile } from './upload-file.tsx'

interface PickerProps {
  target: string
  onChoose(record: DocumentRecord): void
  onClose(): void
}

/** Finds a document or a file of the collection. */
export function ReferencePicker({ target, onChoose, onClose }: PickerProps) {
  const { page } = useEditor()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useId()
  const [search, setSearch] = useState('')
  const collection = collectionNamed(target)
  const locale = collection?.localized ? page.locale : undefined
  const { records, problem } = useFound(target, search, locale)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog ref={dialog} className="reference-picker" aria-labelledby={title} onClose={onClose}>
      <header>
        <h2 id={title}>{collection?.label ?? target}</h2>
        <button
          type="button"
          className="block-form__button"
          onClick={() => dialog.current?.close()}
        >
          Close
        </button>
      </header>
      <input
        type="search"
        aria-label={`Search in ${collection?.label ?? target}`}
        placeholder="Search"
        value={search}
        onChange={({ target: input }) => setSearch(input.value)}
      />
      {problem === undefined ? null : <p role="alert">{problem}</p>}
      <ul aria-busy={records === undefined}>
        {(records ?? []).map((record) => (
          <li key={record.id}>
            <button type="button" onClick={() => onChoose(record)}>
              <Thumbnail record={record} />
              <span>{shownName(target, record)}</span>
            </button>
          </li>
        ))}
      </ul>
      {records?.length === 0 ? (
        <p>{search === '' ? 'There is nothing yet.' : 'Nothing found.'}</p>
      ) : null}
      {collection?.face === 'files' ? <UploadFile onUploaded={onChoose} /> : null}
    </dialog>
  )
}

/** What is not public yet cannot be shown by what is. */
function shownName(target: string, record: DocumentRecord): string {
  const name = nameOf(target, record) ?? record.id
  return record.stage === 'draft' ? `${name} (draft)` : name
}

function useFound(target: string, search: string, locale: string | undefined) {
  const [records, setRecords] = useState<DocumentRecord[]>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    let isCurrent = true
    const timer = setTimeout(
      () => {
        setProblem(undefined)
        searchRecords(target, { search, locale }).then(
          (found) => isCurrent && setRecords(found),
          (error: unknown) => isCurrent && setProblem(whyNot(error)),
        )
      },
      search === '' ? 0 : 200,
    )
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [target, search, locale])
  return { records, problem }
}
