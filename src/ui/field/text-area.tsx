import type { ComponentProps } from 'react'
import { describeField, type FieldBasics, FieldFrame } from './field-parts.tsx'

interface TextAreaProps extends FieldBasics, Omit<ComponentProps<'textarea'>, 'name' | 'id'> {}

/** Grows with what is written, where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { name, id: givenId, label, help, error, optionalLabel, ...area } = props
  const field = { name, id: givenId, label, help, error, optionalLabel }
  const { id, aria } = describeField(field)
  return (
    <FieldFrame {...field}>
      <div className="ui-control">
        <textarea rows={4} {...area} {...aria} id={id} name={name} />
      </div>
    </FieldFrame>
  )
}
