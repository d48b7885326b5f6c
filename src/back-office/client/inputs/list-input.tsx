import { ArrayInput, SimpleFormIterator } from 'react-admin'
import type { FormField } from '../../form-model/form-field.ts'
import { labelOf } from '../../form-model/label-of.ts'
import { FieldInput } from './field-input.tsx'

/** Any number of groups, in an order that can be changed. */
export function ListInput({
  field,
  source,
}: {
  field: Extract<FormField, { kind: 'list' }>
  source: string
}) {
  return (
    <fieldset className="bo-group">
      <legend>{labelOf(field.name)}</legend>
      <ArrayInput source={source} label={false} helperText={false}>
        <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${index + 1}.`}>
          {field.fields.map((inner) => (
            <FieldInput key={inner.name} field={inner} source={inner.name} />
          ))}
        </SimpleFormIterator>
      </ArrayInput>
    </fieldset>
  )
}
