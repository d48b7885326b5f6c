import type { SimpleField } from './simple-form.tsx'

/** The server asks for as many. */
const minLength = 12

export const newPasswordField: SimpleField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'new-password',
  minLength,
  help: `At least ${minLength} characters. A sentence is easy to remember and hard to guess.`,
}
