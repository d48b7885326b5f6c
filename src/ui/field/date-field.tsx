import type { ComponentProps } from 'react'
import { describeField, type FieldsetBasics, FieldsetFrame } from './field-parts.tsx'

interface DateParts {
  day: string
  month: string
  year: string
}

interface DateFieldProps extends FieldsetBasics {
  /** Words for the three parts. */
  partLabels: DateParts
  /** An example for each part, shown as a hint inside: 27, 3, 1994. */
  partHints?: DateParts | undefined
  defaultValue?: Partial<DateParts> | undefined
  /** Given with `onPartChange` where the page is hydrated and keeps the value itself. */
  value?: Partial<DateParts> | undefined
  onPartChange?: ((part: keyof DateParts, value: string) => void) | undefined
  /** A birthday may be filled in by the browser. */
  birthday?: boolean
  required?: boolean
}

/**
 * Three labelled inputs, not `type="date"`: the native picker follows the browser's language and
 * not the page's, so 03/04 means two different days to two readers of the same page, and reaching
 * a birth year in a calendar takes dozens of taps. These need no script, and `joinDate` reads them
 * from the submitted form.
 */
export function DateField(props: DateFieldProps) {
  const { name, partLabels, required } = props
  const { id, aria } = describeField(props)
  return (
    <FieldsetFrame of={props} className="ui-date">
      <div className="ui-date__parts">
        {parts.map((part) => (
          <div key={part} className="ui-date__part">
            <label htmlFor={part === 'day' ? id : `${id}-${part}`}>{partLabels[part]}</label>
            <div className="ui-control" data-characters={part === 'year' ? 4 : 2}>
              <input
                {...partState(props, part)}
                type="text"
                inputMode="numeric"
                id={part === 'day' ? id : `${id}-${part}`}
                name={`${name}.${part}`}
                placeholder={props.partHints?.[part]}
                maxLength={part === 'year' ? 4 : 2}
                pattern="\d*"
                autoComplete={props.birthday ? `bday-${part}` : 'off'}
                required={required}
                aria-invalid={aria['aria-invalid']}
              />
            </div>
          </div>
        ))}
      </div>
    </FieldsetFrame>
  )
}

/** Day first: so do all four languages of the site. */
const parts = ['day', 'month', 'year'] as const

function partState(props: DateFieldProps, part: keyof DateParts): ComponentProps<'input'> {
  const onChange: ComponentProps<'input'>['onChange'] = (event) =>
    props.onPartChange?.(part, event.target.value)
  return props.value
    ? { value: props.value[part] ?? '', onChange }
    : { defaultValue: props.defaultValue?.[part], onChange }
}
