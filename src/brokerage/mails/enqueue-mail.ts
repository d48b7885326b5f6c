import { createHash } from 'node:crypto'
import type { BrokerageDesk } from '../desk.ts'
import { sealIn } from '../seals.ts'
import { deliverMailJob } from './deliver-mail-job.ts'
import type { CaseMailKind, MailFacts } from './mail-facts.ts'
import { outgoingMails } from './tables.ts'

/**
 * Writes down that a mail is due, with the job that sends it. Call it in the transaction of what
 * the mail tells of. The same key again changes nothing.
 */
export async function enqueueMail(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'clock' | 'hosts' | 'jobs'>,
  mail: {
    readonly kind: CaseMailKind
    /** What happened, uniquely: one mail for each. */
    readonly dedupeKey: string
    readonly applicationId?: number
    readonly facts: MailFacts
  },
): Promise<void> {
  const { kind, dedupeKey, applicationId, facts } = mail
  const [row] = await desk.db
    .insert(outgoingMails)
    .values({
      dedupeKey,
      kind,
      state: 'waiting',
      applicationId: applicationId ?? null,
      facts: sealIn(desk, 'outgoing_mails.facts', dedupeKey, facts),
      messageId: messageIdOf(dedupeKey, desk.hosts.hosts.app),
      createdAt: desk.clock.now(),
    })
    .onConflictDoNothing({ target: outgoingMails.dedupeKey })
    .returning({ id: outgoingMails.id })
  if (row) await desk.jobs.send(desk.db, deliverMailJob, { mailId: row.id })
}

/** Always the same for the same occasion, and telling nothing about it. */
function messageIdOf(dedupeKey: string, host: string): string {
  const name = createHash('sha256').update(dedupeKey).digest('hex').slice(0, 32)
  return `${name}@${host.replace(/:\d+$/, '')}`
}
