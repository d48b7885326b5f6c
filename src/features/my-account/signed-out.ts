import type { FormAnswer } from './form-answer.ts'
import { keptForm } from './kept-form.ts'

/**
 * The answer to a form whose sender's session was over when it came: the page stays with what was
 * typed, to be sent again after a sign-in elsewhere. Without script the page is asked for anew,
 * which leads to the sign-in.
 */
export function signedOutAnswer(form: FormData): FormAnswer {
  return { ...keptForm(form), errors: {}, problem: 'signedOut' }
}
