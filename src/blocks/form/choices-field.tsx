import { Checkbox } from '#ui/field/checkbox.tsx'
import { describeField, type FieldBasics, FieldsetFrame } from '#ui/field/field-parts.tsx'

type ChoicesFieldProps = FieldBasics & {
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** Several answers to one question. The first one carries the group's id. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { name, options, chosen } = props
  const { id } = describeField(props)
  return (
    <FieldsetFrame of={props}>
      {options.map((option, index) => (
        <Checkbox
          key={option.value}
          name={name}
          id={index === 0 ? id : `${id}-${option.value}`}
          value={option.value}
          label={option.label}
          defaultChecked={chosen.includes(option.value)}
        />
      ))}
    </FieldsetFrame>
  )
}
