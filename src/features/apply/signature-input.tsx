import { TextField, type TextFieldProps } from '#ui/field/text-field.tsx'
import type { ScreenInput } from './screen-model.ts'

/** A typed name is a signature in text form (§ 126b BGB), and it looks like one. */
export function SignatureInput(props: { input: ScreenInput; basics: TextFieldProps }) {
  const { value } = props.input
  const name = typeof value === 'object' && value !== null && 'name' in value ? value.name : value
  return (
    <TextField
      {...props.basics}
      className="apply-signature"
      autoComplete="name"
      defaultValue={typeof name === 'string' ? name : ''}
    />
  )
}
