import { SHORTEST_STAFF_PASSWORD as minLength } from '#accounts/password-rule.ts'
import type { SimpleField } from './simple-form.tsx'

export const newPasswordField: SimpleField = {
  name: 'password',
  label: 'Password',
  type: 'password',
  autoComplete: 'new-password',
  minLength,
  help: `At least ${minLength} characters. A sentence is easy to remember and hard to guess.`,
}
