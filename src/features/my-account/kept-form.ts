import type { FormAnswer } from './form-answer.ts'
import { dateIn } from './read-date.ts'
import { textIn } from './read-post.ts'
import { SECRETS } from './secrets.ts'

/** More than any form of ours has. Looking each of thousands up would hold everybody else up. */
const MOST_FIELDS = 60

/** Forms of which a page may have several, each with the field that says which one it is. */
const OF_MANY: Readonly<Record<string, string>> = {
  answer: 'question',
  accept: 'question',
  refuse: 'question',
  claimFiles: 'claim',
}

/** A form as it was filled in, to come back to the page where it was sent. */
export function keptForm(form: FormData): Pick<FormAnswer, 'values' | 'form' | 'files'> {
  const asked = textIn(form, 'do', 40)
  const about = OF_MANY[asked]
  const names = [...new Set(form.keys())]
    .slice(0, MOST_FIELDS)
    .filter((name) => !SECRETS.includes(name))
  const dates = names.flatMap((name) => (name.endsWith('.day') ? name.slice(0, -4) : []))
  return {
    values: {
      ...Object.fromEntries(names.map((name) => [name, textIn(form, name, 6_000)])),
      ...Object.fromEntries(dates.map((name) => [name, dateIn(form, name)])),
    },
    form: about ? `${about}-${textIn(form, about, 40)}` : asked,
    files: filesIn(form),
  }
}

/** The files that were taken in with an earlier try. */
export function filesIn(form: FormData): NonNullable<FormAnswer['files']> {
  return form.getAll('fileId').flatMap((entry) => {
    const [id = '', name = ''] = typeof entry === 'string' ? entry.split('|', 2) : []
    return id ? [{ id, name }] : []
  })
}
