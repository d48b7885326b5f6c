import { eq } from 'drizzle-orm'
import type { BrokerageDesk } from '../desk.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout } from '../mails/mail-about.ts'
import type { CaseMailKind, MailFacts } from '../mails/mail-facts.ts'
import { applications, policies } from '../tables.ts'

/** A mail about a claim or request, to whoever the contract belongs to. */
export async function mailAboutCase(
  desk: BrokerageDesk,
  kind: CaseMailKind,
  about: {
    readonly applicationId: number
    readonly reference: string
    readonly occasion: string
    /** Values of the text, besides those of every mail about an application. */
    readonly values?: Readonly<Record<string, string>>
    /** Papers that it brings. */
    readonly files?: readonly string[]
    readonly onPaper?: boolean
    /** Days for the customer's calendar. */
    readonly days?: MailFacts['days']
  },
): Promise<void> {
  const { applicationId, reference, occasion, ...more } = about
  const [found] = await desk.db
    .select({ application: applications, policy: policies.reference })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(eq(applications.id, applicationId))
  if (found === undefined) return
  const { application, policy } = found
  const dedupeKey = `${kind}:${reference}:${occasion}`
  const facts = mailAbout(desk, application, {
    ...more,
    reference,
    policy: policy ?? undefined,
  })
  await enqueueMail(desk, { kind, dedupeKey, applicationId, facts })
}
