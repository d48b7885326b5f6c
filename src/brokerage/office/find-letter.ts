import { readContact, readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication, listFiles } from '../files/list-files.ts'
import type { StoredFile } from '../files/views.ts'
import { holderOf } from '../papers/application-papers.tsx'
import { type PaperSet, setOf } from '../papers/paper-sets.ts'
import { showAddress } from '../papers/show-address.ts'
import { shownBefore } from '../papers/shown-before.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { homeOf } from '../policies/policy-details.ts'
import type { Application, Policy } from '../tables.ts'

/** What goes to the post, and where. */
export type Letter = {
  readonly papers: PaperSet
  readonly name: string
  readonly address: string
  /** The same for everybody, by the hash of their bytes: what was shown before the order. */
  readonly documents: readonly { readonly name: string; readonly sha256: string }[]
}

/** A set of papers as a letter. The terms and the rest that was shown before go with the first. */
export async function findLetter(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy | null,
  papers: PaperSet,
): Promise<{ readonly letter: Letter; readonly files: readonly StoredFile[] }> {
  const frozen = readRecord(desk, application)
  const files = await listFiles(desk, documentsOfApplication(application.id))
  const home = (policy && readPolicyDetails(desk, policy).address) ?? homeOf(frozen.answers)
  return {
    letter: {
      papers,
      name: holderOf(readContact(desk, application)),
      address: home ? postalAddress(home) : '',
      documents: papers === 'application' ? shownBefore(application, frozen) : [],
    },
    files: files.filter(({ code = '' }) => setOf(code) === papers),
  }
}

const countries = new Intl.DisplayNames('en', { type: 'region' })

/** With the country where it is another one. */
function postalAddress(home: Readonly<Record<string, string>>): string {
  const { country = 'DE' } = home
  return country === 'DE' ? showAddress(home) : `${showAddress(home)}, ${countries.of(country)}`
}
