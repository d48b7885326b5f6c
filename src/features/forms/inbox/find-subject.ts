import type { ActingUser } from '#accounts/acting-user.ts'
import { findCase } from '#brokerage/office/find-case.ts'
import { kindOfReference, readReference } from '#brokerage/read-reference.ts'
import type { Queries } from '#platform/database/connect.ts'
import { ABOUT_KINDS, type AboutKind } from '../states.ts'

type Subject = { readonly kind: AboutKind; readonly reference: string }

/** What a complaint is about, by the number of a case or the id of an account, as it was typed. */
export async function findSubject(
  db: Queries,
  actor: ActingUser,
  typed: string,
): Promise<Subject | undefined> {
  const reference = readReference(typed)
  const wanted = reference === undefined ? 'customer' : kindOfReference(reference)
  const kind = ABOUT_KINDS.find((each) => each === wanted)
  if (kind === undefined) return undefined
  const caseReference = reference ?? typed.trim()
  const found = await findCase({ db }, actor, { caseKind: kind, caseReference })
  return found && { kind, reference: caseReference }
}
