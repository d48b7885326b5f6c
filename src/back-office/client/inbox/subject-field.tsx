import { TextField } from '@mui/material'

/** The case that a complaint is about, if it is about one. */
export function SubjectField(props: { value: string; onChange: (reference: string) => void }) {
  const { value, onChange } = props
  return (
    <TextField
      label="Reference (optional)"
      helperText="Of the contract, application, claim or request that it is about."
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
