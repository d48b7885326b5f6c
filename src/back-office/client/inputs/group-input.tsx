import type { FormField } from '../../form-model/form-field.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { FieldInput } from './field-input.tsx'

/** Fields that belong together, under their name. */
export function GroupInput({
  field,
  source,
}: {
  field: Extract<FormField, { kind: 'group' }>
  source: string
}) {
  return (
    <fieldset className="bo-group">
      <legend>{labelOf(field.name)}</legend>
      {field.fields.map((inner) => (
        <FieldInput key={inner.name} field={inner} source={`${source}.${inner.name}`} />
      ))}
    </fieldset>
  )
}
