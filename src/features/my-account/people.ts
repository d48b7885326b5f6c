import { data, redirect } from 'react-router'
import {
  addDependant,
  dependantSchema,
  findDependants,
  removeDependant,
} from '#brokerage/service/dependants.ts'
import { formatDate } from '#i18n/format-date.ts'
import type { AccountFacts, Owner } from './account-facts.ts'
import type { Check, FormAnswer } from './form-answer.ts'
import { dateIn } from './read-date.ts'
import { textIn } from './read-post.ts'

/** Who is insured along with somebody. */
export async function loadPeople({ desk, locale }: AccountFacts, { actor }: Owner) {
  const people = await findDependants(desk, actor)
  return people.map(({ reference, firstName, lastName, birthDate, relation }) => ({
    reference,
    relation,
    name: `${firstName} ${lastName}`,
    born: formatDate(birthDate, locale),
  }))
}

export async function addPerson({ desk }: AccountFacts, { actor }: Owner, form: FormData) {
  const values = {
    firstName: textIn(form, 'firstName', 60),
    lastName: textIn(form, 'lastName', 60),
    birthDate: dateIn(form, 'birthDate'),
    relation: textIn(form, 'relation', 20),
  }
  const read = dependantSchema.safeParse(values)
  const again = (more: Partial<FormAnswer>) =>
    data<FormAnswer>({ values, errors: {}, form: 'addPerson', ...more }, 400)
  if (!read.success) {
    const errors = read.error.issues.map(({ path }): [string, Check] => [
      String(path[0]),
      path[0] === 'birthDate' ? 'date' : 'required',
    ])
    return again({ errors: Object.fromEntries(errors) })
  }
  if (read.data.birthDate > desk.today()) return again({ errors: { birthDate: 'date' } })
  const added = await addDependant(desk, actor, read.data)
  return added ? redirect('/me/settings?told=saved', 303) : again({ problem: 'tooManyPeople' })
}

export async function removePerson({ desk }: AccountFacts, { actor }: Owner, form: FormData) {
  await removeDependant(desk, actor, textIn(form, 'person', 40))
  return redirect('/me/settings?told=saved', 303)
}
