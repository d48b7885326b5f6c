import type { ReactNode } from 'react'
import { Words } from '#i18n/words.tsx'
import { describeField, FieldsetFrame } from '../field/field-parts.tsx'
import { checkedState, type RadioGroupProps } from './radio-group.tsx'

interface ChoiceChipsProps extends Omit<RadioGroupProps, 'options' | 'width' | 'layout'> {
  options: { value: string; label: ReactNode; disabled?: boolean }[]
  /** `even` gives every chip the same width in one row, for two to four short answers. */
  layout?: 'flow' | 'even'
}

/** Radio inputs that look like chips, for short answers side by side. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { name, options, layout = 'flow' } = props
  const { id } = describeField(props)
  return (
    <FieldsetFrame of={props}>
      <div className="ui-chips" data-layout={layout}>
        {options.map((option, index) => (
          <label key={option.value} className="ui-chip">
            <input
              type="radio"
              id={index === 0 ? id : `${id}-${option.value}`}
              name={name}
              value={option.value}
              required={props.required}
              disabled={option.disabled}
              {...checkedState(props, option.value)}
            />
            <span>
              <Words>{option.label}</Words>
            </span>
          </label>
        ))}
      </div>
    </FieldsetFrame>
  )
}
