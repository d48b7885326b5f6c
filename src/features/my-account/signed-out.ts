import type { FormAnswer } from './form-answer.ts'
import { textIn } from './read-post.ts'

/**
 * The answer to a form whose sender's session was over when it came: the page stays with what was
 * typed, to be sent again after a sign-in elsewhere. Without script the page is asked for anew,
 * which leads to the sign-in.
 */
export function signedOutAnswer(form: FormData): FormAnswer {
  const asked = textIn(form, 'do', 40)
  const about = OF_MANY[asked]
  // An account number is not repeated into the page.
  const names = [...form.keys()].filter((name) => name !== 'iban')
  return {
    values: Object.fromEntries(names.map((name) => [name, textIn(form, name, 6_000)])),
    errors: {},
    problem: 'signedOut',
    form: about ? `${about}-${textIn(form, about, 40)}` : asked,
  }
}

/** Forms of which a page may have several, each with the field that says which one it is. */
const OF_MANY: Readonly<Record<string, string>> = {
  answer: 'question',
  accept: 'question',
  refuse: 'question',
  claimFiles: 'claim',
}
