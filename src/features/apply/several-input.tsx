import { Checkbox } from '#ui/field/checkbox.tsx'
import { FieldsetFrame } from '#ui/field/field-parts.tsx'
import type { ScreenInput } from './screen-model.ts'

/** Answers of which several may be chosen; the first carries the question's id. */
export function SeveralInput({ input, hideLabel }: { input: ScreenInput; hideLabel: boolean }) {
  const { name, question: label } = input
  const chosen = Array.isArray(input.value) ? input.value : [input.value]
  return (
    <FieldsetFrame
      of={{ name, label, hideLabel, error: input.errors[0] }}
      className="apply-several"
    >
      {input.options?.map(({ value, label }, index) => (
        <Checkbox
          key={value}
          id={index === 0 ? name : `${name}-${value}`}
          name={name}
          value={value}
          look="card"
          label={label}
          defaultChecked={chosen.includes(value)}
        />
      ))}
    </FieldsetFrame>
  )
}
