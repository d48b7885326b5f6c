import { useState } from 'react'
import { collectionNamed } from '#content/collections/registry.ts'
import type { FormField } from '../../form-model/form-field.ts'
import { labelOf } from '../../form-model/label-of.ts'
import type { DocumentRecord } from '../../wire/document-record.ts'
import { useReferences } from '../editor-context.ts'
import type { InputParts, InputProps } from './input-props.ts'
import { MoveButtons } from './move-buttons.tsx'
import { moveEntry } from './move-entry.ts'
import { nameOf, Thumbnail } from './reference-name.tsx'
import { ReferencePicker } from './reference-picker.tsx'

type ReferenceField = Extract<FormField, { kind: 'reference' }>

/** Documents or files that a block shows, chosen from a list. */
export function ReferenceInput(props: InputProps<ReferenceField> & InputParts) {
  const { field, value, onChange, readOnly, id, problem } = props
  const references = useReferences()
  const [isChoosing, setIsChoosing] = useState(false)
  const uids = (field.many ? asList(value) : [value]).filter((uid) => typeof uid === 'string')
  const keep = (next: readonly string[]) => {
    if (field.many) onChange(next)
    else onChange(next.at(-1))
  }
  const choose = (record: DocumentRecord) => {
    references.keep(field.target, record)
    keep([...uids.filter((uid) => uid !== record.id), record.id])
    setIsChoosing(false)
  }
  const act = `${field.many ? 'Add' : 'Choose'} ${labelOf(field.name).toLowerCase()}`
  return (
    <div className="block-form__references">
      <ol>
        {uids.map((uid, at) => {
          const name = nameOf(field.target, references.record(field.target, uid)) ?? uid
          return (
            <li key={uid}>
              <Thumbnail record={references.record(field.target, uid)} />
              <span>
                {references.isGone(field.target, uid)
                  ? `${uid} is no longer in ${collectionNamed(field.target)?.label}.`
                  : name}
              </span>
              {readOnly ? null : (
                <MoveButtons
                  name={name}
                  at={at}
                  count={uids.length}
                  onMove={(to) => keep(moveEntry(uids, at, to))}
                  onRemove={() => keep(uids.filter((each) => each !== uid))}
                />
              )}
            </li>
          )
        })}
      </ol>
      <button
        type="button"
        id={id}
        className="block-form__button"
        // Else its name would be the field's, and not what it does.
        aria-label={act}
        aria-describedby={problem}
        disabled={readOnly}
        onClick={() => setIsChoosing(true)}
      >
        {act}
      </button>
      {isChoosing ? (
        <ReferencePicker
          target={field.target}
          onChoose={choose}
          onClose={() => setIsChoosing(false)}
        />
      ) : null}
    </div>
  )
}

function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
