import type { SimpleField } from '../sign-in/simple-form.tsx'

/** Asked again before something about signing in is changed. */
export const passwordField: SimpleField = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
}
