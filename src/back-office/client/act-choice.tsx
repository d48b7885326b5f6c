import { MenuItem, TextField } from '@mui/material'
import type { ChoiceProps } from './list-filters.tsx'

/**
 * A choice that is carried out at once. Its list opens first: in a plain one every press of an arrow
 * key chooses, and who works without a mouse would give a case to each colleague on the way.
 */
export function ActChoice({ label, value, options, none = 'Choose', onChoose }: ChoiceProps) {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{none}</MenuItem>
      {options.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
