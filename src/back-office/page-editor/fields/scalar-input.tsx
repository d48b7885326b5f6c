import type { FormField } from '../../form-model/form-field.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { useEditor } from '../editor-context.ts'
import type { InputParts, InputProps } from './input-props.ts'

export const scalarKinds = ['text', 'number', 'boolean', 'choice', 'date'] as const

type ScalarField = Extract<FormField, { kind: (typeof scalarKinds)[number] }>

export function isScalar(field: FormField): field is ScalarField {
  return scalarKinds.some((kind) => kind === field.kind)
}

export function ScalarInput(props: InputProps<ScalarField> & InputParts) {
  const { field, value, onChange, readOnly, id, problem } = props
  const lang = useEditor().page.locale.slice(0, 2)
  const common = {
    id,
    disabled: readOnly,
    'aria-invalid': problem !== undefined,
    'aria-describedby': problem,
  }
  const text = typeof value === 'string' || typeof value === 'number' ? value : ''
  const changeText = (next: string) => onChange(next === '' ? undefined : next)
  switch (field.kind) {
    case 'text': {
      const bound = { ...common, lang, value: text, maxLength: field.maxLength }
      return field.multiline ? (
        <textarea {...bound} rows={3} onChange={({ target }) => changeText(target.value)} />
      ) : (
        <input {...bound} type="text" onChange={({ target }) => changeText(target.value)} />
      )
    }
    case 'date':
      return (
        <input
          {...common}
          type="date"
          value={text}
          onChange={({ target }) => changeText(target.value)}
        />
      )
    case 'number':
      return (
        <input
          {...common}
          type="number"
          step={field.integer ? 1 : 'any'}
          min={field.min}
          max={field.max}
          value={text}
          onChange={({ target }) =>
            onChange(target.value === '' ? undefined : target.valueAsNumber)
          }
        />
      )
    case 'boolean':
      return (
        <input
          {...common}
          type="checkbox"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
      )
    case 'choice':
      return (
        <select {...common} value={text} onChange={({ target }) => changeText(target.value)}>
          {field.required || field.initial !== undefined ? null : <option value="">–</option>}
          {field.values.map((each) => (
            <option key={each} value={each}>
              {labelOf(each)}
            </option>
          ))}
        </select>
      )
  }
}
