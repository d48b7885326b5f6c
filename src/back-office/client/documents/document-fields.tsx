import { useWatch } from 'react-hook-form'
import { fieldsOfDocument, formOf } from '../../form-model/form-of-collection.ts'
import { isDrawn } from '../../form-model/is-drawn.ts'
import { FieldInput } from '../inputs/field-input.tsx'

/** The inputs of a document, in the order of its collection's schema; its blocks stand apart. */
export function DocumentFields(props: { collection: string; inColumns?: boolean }) {
  const { collection, inColumns = false } = props
  const form = formOf(collection)
  const by = form.kind === 'variants' ? form.by : undefined
  const kind: unknown = useWatch({ name: by ? `attributes.${by}` : 'attributes', disabled: !by })
  const fields = fieldsOfDocument(collection, by ? { [by]: kind } : {})
  return (
    <div className="bo-fields" data-columns={inColumns}>
      {fields
        .filter((field) => !isDrawn(field))
        .map((field) => (
          <FieldInput key={field.name} field={field} source={`attributes.${field.name}`} />
        ))}
    </div>
  )
}

/** What a page shows, edited on the page, with all the width there is. */
export function DocumentBlocks({ collection }: { collection: string }) {
  return fieldsOfDocument(collection, {})
    .filter(isDrawn)
    .map((field) => (
      <FieldInput key={field.name} field={field} source={`attributes.${field.name}`} />
    ))
}
