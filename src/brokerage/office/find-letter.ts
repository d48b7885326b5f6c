import { and, eq, isNull, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import { shownBefore } from '../applications/shown-before.ts'
import { holderOf } from '../contact.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication, listFiles } from '../files/list-files.ts'
import type { StoredFile } from '../files/views.ts'
import { type LetterContents, type LetterOf, setOf } from '../paper-sets.ts'
import { postalAddress } from '../papers/show-address.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { homeOf } from '../policies/policy-details.ts'
import { customerRequests } from '../service/tables.ts'
import { type Application, brokerageFiles, type Policy } from '../tables.ts'

/** What goes to the post, and where. */
export type Letter = {
  readonly papers: LetterContents
  readonly name: string
  readonly address: string
  /** The same for everybody, by the hash of their bytes: what was shown before the order. */
  readonly documents: readonly { readonly name: string; readonly sha256: string }[]
}

/**
 * A set of papers as a letter, or those of a change. The terms and the rest that was shown before go
 * with the first. It is the same letter later: what was made anew since is in one of its own.
 */
export async function findLetter(
  desk: BrokerageDesk,
  actor: ActingUser,
  application: Application,
  policy: Policy | null,
  { papers, change }: LetterOf,
): Promise<{ readonly letter: Letter; readonly files: readonly StoredFile[] }> {
  const frozen = readRecord(desk, application)
  const files = await listFiles(desk, madeFor(desk, application, change), actor)
  const home = (policy && readPolicyDetails(desk, policy).address) ?? homeOf(frozen.answers)
  return {
    letter: {
      papers,
      name: holderOf(readContact(desk, application)),
      address: home ? postalAddress(home, 'en') : '',
      documents: papers === 'application' ? shownBefore(application, frozen) : [],
    },
    files: files.filter(({ code = '' }) => papers === 'renewed' || setOf(code) === papers),
  }
}

function madeFor({ db }: BrokerageDesk, { id }: Application, change: string | undefined) {
  const { requestId } = brokerageFiles
  const request = db
    .select({ id: customerRequests.id })
    .from(customerRequests)
    .where(eq(customerRequests.reference, change ?? ''))
  const isMeant = change === undefined ? isNull(requestId) : eq(requestId, request)
  return and(documentsOfApplication(id), isMeant) as SQL
}
