import { Checkbox } from '#ui/field/checkbox.tsx'
import {
  describeField,
  type FieldBasics,
  FieldError,
  FieldHelp,
  OptionalMark,
} from '#ui/field/field-parts.tsx'

type ChoicesFieldProps = FieldBasics & {
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

/** Several answers to one question. The first one carries the group's id. */
export function ChoicesField(props: ChoicesFieldProps) {
  const { name, label, help, error, optionalLabel, options, chosen } = props
  const { id, helpId, errorId, aria } = describeField(props)
  return (
    <fieldset className="ui-field" aria-describedby={aria['aria-describedby']}>
      <legend className="ui-field__label">
        {label}
        <OptionalMark label={optionalLabel} />
      </legend>
      <FieldHelp id={helpId}>{help}</FieldHelp>
      <FieldError id={errorId}>{error}</FieldError>
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
    </fieldset>
  )
}
