import { useId, useState } from 'react'
import type { FormField } from '../../form-model/form-field.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { initialFields } from '../initial-fields.ts'
import { useFieldMessages } from './field-messages.ts'
import type { InputProps } from './input-props.ts'
import { Messages } from './messages.tsx'
import { MoveButtons } from './move-buttons.tsx'
import { moveEntry } from './move-entry.ts'
import { ReferenceInput } from './reference-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { isScalar, ScalarInput } from './scalar-input.tsx'
import { useEntryKeys } from './use-entry-keys.ts'

type GroupValue = Readonly<Record<string, unknown>>

/** Fields that stand together, one below the other. */
export function FieldGroup(props: {
  fields: readonly FormField[]
  value: GroupValue
  onChange(value: Record<string, unknown>): void
  path: readonly string[]
  readOnly: boolean
}) {
  const { fields, value, onChange, path, readOnly } = props
  return fields.map((field) => (
    <FormFieldInput
      key={field.name}
      field={field}
      value={value[field.name]}
      onChange={(next) => onChange({ ...value, [field.name]: next })}
      path={[...path, field.name]}
      readOnly={readOnly}
    />
  ))
}

function FormFieldInput(props: InputProps) {
  const { field, value, onChange, path, readOnly } = props
  switch (field.kind) {
    case 'group':
      return (
        <fieldset className="block-form__group">
          <legend>{labelOf(field.name)}</legend>
          <FieldGroup
            fields={field.fields}
            value={asGroup(value)}
            onChange={(next) => onChange(isEmpty(next) && !field.required ? undefined : next)}
            path={path}
            readOnly={readOnly}
          />
        </fieldset>
      )
    case 'list':
      return <ListInput {...props} field={field} />
    default:
      return <SingleField {...props} />
  }
}

type ListField = Extract<FormField, { kind: 'list' }>

/** As many groups as wanted, in order. */
function ListInput({ field, value, onChange, path, readOnly }: InputProps<ListField>) {
  const entries: readonly unknown[] = Array.isArray(value) ? value : []
  const { keys, move, add, remove } = useEntryKeys(entries.length)
  const { said } = useFieldMessages()
  const label = labelOf(field.name)
  const change = (at: number, next: unknown) => onChange(entries.with(at, next))
  return (
    <fieldset className="block-form__list">
      <legend>{label}</legend>
      <Messages id={`${path.join('-')}-problems`} messages={said(path)} />
      <ol>
        {entries.map((entry, at) => (
          <li key={keys[at]}>
            <fieldset className="block-form__group">
              <legend>{`${label} ${at + 1}`}</legend>
              <FieldGroup
                fields={field.fields}
                value={asGroup(entry)}
                onChange={(next) => change(at, next)}
                path={[...path, String(at)]}
                readOnly={readOnly}
              />
              {readOnly ? null : (
                <MoveButtons
                  name={`${label} ${at + 1}`}
                  at={at}
                  count={entries.length}
                  onMove={(to) => {
                    move(at, to)
                    onChange(moveEntry(entries, at, to))
                  }}
                  onRemove={() => {
                    remove(at)
                    onChange(entries.toSpliced(at, 1))
                  }}
                />
              )}
            </fieldset>
          </li>
        ))}
      </ol>
      {readOnly ? null : (
        <button
          type="button"
          className="block-form__button"
          onClick={() => {
            add()
            onChange([...entries, initialFields(field.fields)])
          }}
        >
          Add to {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}

/** A label, one input, and what is wrong with it. */
function SingleField(props: InputProps) {
  const { field, path } = props
  const id = useId()
  const [left, setLeft] = useState(false)
  const { said, found } = useFieldMessages()
  const isFilled = props.value !== undefined && props.value !== ''
  const messages = [...new Set([...said(path), ...(left && isFilled ? found(path) : [])])]
  const problem = messages.length > 0 ? `${id}-problems` : undefined
  const parts = { id, problem }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to what is inside.
    <div className="block-form__field" onBlur={() => setLeft(true)}>
      <label htmlFor={id} id={`${id}-label`}>
        {labelOf(field.name)}
        {field.required ? null : <span className="block-form__optional"> (optional)</span>}
      </label>
      {field.kind === 'rich-text' ? <RichTextInput {...props} {...parts} /> : null}
      {field.kind === 'reference' ? <ReferenceInput {...props} {...parts} field={field} /> : null}
      {isScalar(field) ? <ScalarInput {...props} {...parts} field={field} /> : null}
      <Messages id={`${id}-problems`} messages={messages} />
    </div>
  )
}

function asGroup(value: unknown): GroupValue {
  return typeof value === 'object' && value !== null ? (value as GroupValue) : {}
}

function isEmpty(group: GroupValue): boolean {
  return Object.values(group).every((each) => each === undefined)
}
