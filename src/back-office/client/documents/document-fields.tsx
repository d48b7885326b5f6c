import { useWatch } from 'react-hook-form'
import { fieldsOfDocument, formOf } from '../../form-model/form-of-collection.ts'
import { FieldInput } from '../inputs/field-input.tsx'

/** The inputs of a document, in the order of its collection's schema. */
export function DocumentFields({ collection }: { collection: string }) {
  const form = formOf(collection)
  const by = form.kind === 'variants' ? form.by : undefined
  const kind: unknown = useWatch({ name: by ? `attributes.${by}` : 'attributes', disabled: !by })
  const fields = fieldsOfDocument(collection, by ? { [by]: kind } : {})
  return (
    <div className="bo-fields">
      {fields.map((field) => (
        <FieldInput key={field.name} field={field} source={`attributes.${field.name}`} />
      ))}
    </div>
  )
}
