import type { BrokerageDesk } from '../desk.ts'
import type { Application } from '../tables.ts'
import { enqueueMail } from './enqueue-mail.ts'
import { mailAbout } from './mail-about.ts'
import type { CaseMailKind, MailFacts } from './mail-facts.ts'

/**
 * A mail about a contract to whoever it belongs to, once for each occasion; gives back what it says. Call
 * it in the transaction of what it tells of.
 */
export async function mailAboutContract(
  desk: BrokerageDesk,
  kind: CaseMailKind,
  application: Application,
  about: {
    readonly contract: string
    readonly occasion: string | number
    /** What it is named by, where that is not the contract. */
    readonly reference?: string | undefined
    readonly values: Readonly<Record<string, string>>
    readonly days?: MailFacts['days']
  },
): Promise<MailFacts> {
  const { contract, occasion, reference = contract, ...more } = about
  const facts = mailAbout(desk, application, { policy: contract, reference, ...more })
  const dedupeKey = `${kind}:${contract}:${occasion}`
  await enqueueMail(desk, { kind, dedupeKey, applicationId: application.id, facts })
  return facts
}
