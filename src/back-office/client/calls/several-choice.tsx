import { Checkbox, FormControlLabel } from '@mui/material'

type SeveralChoiceProps<Value extends string> = {
  legend: string
  options: readonly Value[]
  nameOf: (value: Value) => string
  chosen: readonly Value[]
  onChange: (chosen: Value[]) => void
}

export function SeveralChoice<Value extends string>(props: SeveralChoiceProps<Value>) {
  const { legend, options, nameOf, chosen, onChange } = props
  return (
    <fieldset className="bo-group">
      <legend>{legend}</legend>
      <div className="bo-several">
        {options.map((value) => (
          <FormControlLabel
            key={value}
            label={nameOf(value)}
            control={
              <Checkbox
                checked={chosen.includes(value)}
                onChange={(_event, isOn) =>
                  onChange(
                    options.filter((each) => (each === value ? isOn : chosen.includes(each))),
                  )
                }
              />
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
