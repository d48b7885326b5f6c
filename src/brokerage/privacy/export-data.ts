import { and, eq, inArray, ne } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customerSessions, customerSignIns, customers } from '#accounts/tables.ts'
import { visibleTo } from '../access.ts'
import { findAllAdvice } from '../advice/find-advice.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import { findHistory } from '../applications/find-history.ts'
import type { KeptApplication } from '../applications/kept-application.ts'
import { placeOfCall, selectCalls, toCall } from '../calls/call.ts'
import { bookedCalls } from '../calls/tables.ts'
import { isHealthClosed } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { findDraftsOf } from '../drafts/own-drafts.ts'
import { filesOfApplication, filesOfDraft, listFiles } from '../files/list-files.ts'
import { outgoingMails } from '../mails/tables.ts'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { readInsurerNumber } from '../policies/insurer-number.ts'
import { pricePolicies } from '../policies/premiums.ts'
import { premiumChanges } from '../policies/tables.ts'
import { provenEmailOf } from '../proven-email.ts'
import { findQuestions } from '../questions/find-questions.ts'
import { readWhatOpens, thoseThatOpen } from '../read-what-opens.ts'
import { findLink } from '../referrals/own-link.ts'
import { referralArrivals } from '../referrals/tables.ts'
import { readReply } from '../reply.ts'
import { unsealFrom } from '../seals.ts'
import { findDependants } from '../service/dependants.ts'
import { findClaimsOf } from '../service/file-claim.ts'
import { customerChoices, customerRequests } from '../service/tables.ts'
import { type Application, applications, policies } from '../tables.ts'
import { gatherOwn } from './gather-own.ts'
import { healthFieldsAsked, withoutHealth } from './health-fields.ts'

export type ExportedData = NonNullable<Awaited<ReturnType<typeof exportData>>>

/**
 * Everything that is held about a customer, in full and in a form that programs read (Art. 15 and
 * 20 GDPR). Files are listed; their bytes are fetched one by one. What no key of ours opens is named as
 * `unreadable`: the rest is theirs all the same.
 */
export async function exportData(
  strict: BrokerageDesk,
  actor: ActingUser,
  /** Who sees it first, where that is not the customer. */
  reader: ActingUser = actor,
) {
  if (actor.kind !== 'customer') return undefined
  const { userId } = actor
  await gatherOwn(strict, userId)
  const { desk, missing } = readWhatOpens(strict)
  const held = {
    format: 1,
    exportedAt: desk.clock.now().toISOString(),
    account: await accountOf(desk, userId),
    choices: await choicesOf(desk, userId),
    referral: {
      link: (await findLink(desk, actor)) ?? null,
      cameBy: await arrivalOf(desk, userId),
    },
    applications: await applicationsOf(desk, actor, reader),
    policies: await policiesOf(desk, actor),
    claims: await findClaimsOf(desk, actor),
    requests: await requestsOf(desk, actor),
    dependants: await findDependants(desk, actor),
    drafts: await draftsOf(desk, actor),
    advice: await adviceOf(desk, actor),
    calls: await callsOf(desk, userId),
    messages: await messagesOf(desk, userId),
    signIns: await signInsOf(desk, userId),
    sessions: await sessionsOf(desk, userId),
  }
  return { ...held, unreadable: missing() }
}

async function accountOf({ db }: BrokerageDesk, customerId: string) {
  const [customer] = await db
    .select({
      email: customers.email,
      name: customers.name,
      username: customers.username,
      language: customers.language,
      emailVerified: customers.emailVerified,
      addressProvenAt: customers.addressProvenAt,
      hasSecondFactor: customers.twoFactorEnabled,
      createdAt: customers.createdAt,
    })
    .from(customers)
    .where(eq(customers.id, customerId))
  return customer
}

async function choicesOf({ db }: BrokerageDesk, customerId: string) {
  const [choices = null] = await db
    .select()
    .from(customerChoices)
    .where(eq(customerChoices.customerId, customerId))
  return choices
}

async function arrivalOf({ db }: BrokerageDesk, customerId: string) {
  const [arrival = null] = await db
    .select({ code: referralArrivals.code, createdAt: referralArrivals.createdAt })
    .from(referralArrivals)
    .where(eq(referralArrivals.customerId, customerId))
  return arrival
}

async function applicationsOf(desk: BrokerageDesk, actor: ActingUser, reader: ActingUser) {
  const rows = await desk.db.select().from(applications).where(visibleTo(actor, applications))
  return thoseThatOpen(
    desk,
    rows,
    ({ reference }) => `applications.record:${reference}`,
    async (row) => ({
      reference: row.reference,
      line: row.line,
      state: row.state,
      submittedAt: row.submittedAt,
      contact: readContact(desk, row),
      application: applicationFor(desk, reader, row),
      reply: readReply(desk, 'applications.reply', row),
      consents: row.consents,
      delivered: row.delivered,
      adviceRecordId: row.adviceRecordId,
      affiliateId: row.affiliateId,
      history: await findHistory(desk, actor, row.id),
      files: await listFiles(desk, filesOfApplication(row.id)),
      questions: await findQuestions(desk, actor, { applicationReference: row.reference }),
      mails: await mailsOf(desk, row.id),
    }),
  )
}

/** What is kept as proof alone after a consent was withdrawn is shown to no colleague. */
function applicationFor(
  desk: BrokerageDesk,
  reader: ActingUser,
  row: Application,
): KeptApplication {
  const frozen = readRecord(desk, row)
  if (reader.kind === 'customer' || !isHealthClosed(row.consents)) return frozen
  return withoutHealth(frozen, healthFieldsAsked(desk.lines[row.line]?.definition, frozen))
}

async function policiesOf(desk: BrokerageDesk, actor: ActingUser) {
  const rows = await desk.db.select().from(policies).where(visibleTo(actor, policies))
  const ids = rows.map(({ id }) => id)
  // Those that were taken back too: they were told of.
  const changes = await desk.db
    .select()
    .from(premiumChanges)
    .where(inArray(premiumChanges.policyId, ids))
    .orderBy(premiumChanges.id)
  const priced = await pricePolicies(desk, rows)
  return thoseThatOpen(desk, priced, placeOfPolicy, (row) => ({
    reference: row.reference,
    line: row.line,
    state: row.state,
    startDate: row.startDate,
    endDate: row.endDate,
    proofDueOn: row.proofDueOn,
    contractDate: row.contractDate,
    papersReceivedOn: row.papersReceivedOn,
    withdrawUntil: row.withdrawUntil,
    tier: row.tier,
    priceCents: row.priceCents,
    pricePeriod: row.pricePeriod,
    instalmentCents: row.instalmentCents,
    premiumChanges: changes
      .filter(({ policyId }) => policyId === row.id)
      .map(({ id: _, policyId: __, notedBy: ___, paperId: ____, ...change }) => change),
    insurerNumber: readInsurerNumber(desk, row),
    details: readPolicyDetails(desk, row),
  }))
}

const placeOfPolicy = ({ reference }: { readonly reference: string }) =>
  `policies.details:${reference}`

async function requestsOf(desk: BrokerageDesk, actor: ActingUser) {
  const isTheirs = visibleTo(actor, customerRequests)
  const rows = await desk.db.select().from(customerRequests).where(isTheirs)
  const placeOf = ({ reference }: { reference: string }) => `customer_requests.details:${reference}`
  return thoseThatOpen(
    desk,
    rows,
    placeOf,
    ({ reference, kind, state, createdAt, details, reply }) => ({
      reference,
      kind,
      state,
      createdAt,
      reply: readReply(desk, 'customer_requests.reply', { reference, reply }),
      details: unsealFrom<Record<string, unknown>>(
        desk,
        'customer_requests.details',
        reference,
        details,
      ),
    }),
  )
}

async function draftsOf(desk: BrokerageDesk, actor: ActingUser) {
  const own = await findDraftsOf(desk, actor)
  return Promise.all(
    own.map(async ({ id, line, contents, updatedAt, expiresAt }) => ({
      line,
      updatedAt,
      expiresAt,
      contents,
      files: await listFiles(desk, filesOfDraft(id)),
    })),
  )
}

async function adviceOf(desk: BrokerageDesk, actor: ActingUser) {
  const kept = await findAllAdvice(desk, actor)
  return kept.map(({ reference, writtenAt, record }) => ({ reference, writtenAt, record }))
}

async function callsOf(desk: BrokerageDesk, customerId: string) {
  const rows = await selectCalls(desk.db).where(eq(bookedCalls.customerId, customerId))
  return thoseThatOpen(desk, rows, placeOfCall, (row) => toCall(desk, row))
}

async function messagesOf(desk: BrokerageDesk, customerId: string) {
  const email = await provenEmailOf(desk.db, customerId)
  return email === undefined ? [] : ((await desk.sentMessages?.find(desk, email)) ?? [])
}

async function mailsOf({ db }: BrokerageDesk, applicationId: number) {
  return db
    .select({ kind: outgoingMails.kind, sentAt: outgoingMails.sentAt })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.applicationId, applicationId), eq(outgoingMails.state, 'sent')))
}

/** Who somebody is to a provider; a password is kept as its hash, which tells nothing. */
async function signInsOf({ db }: BrokerageDesk, customerId: string) {
  const { userId, providerId, accountId, createdAt } = customerSignIns
  return db
    .select({ provider: providerId, account: accountId, createdAt })
    .from(customerSignIns)
    .where(and(eq(userId, customerId), ne(providerId, 'credential')))
}

async function sessionsOf({ db }: BrokerageDesk, customerId: string) {
  const { userId, createdAt, userAgent, ipAddress } = customerSessions
  return db
    .select({ createdAt, userAgent, ipAddress })
    .from(customerSessions)
    .where(eq(userId, customerId))
}
