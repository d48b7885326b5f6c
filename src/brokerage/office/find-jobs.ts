import { and, eq, inArray, isNull } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import { canWorkOnCases } from '#accounts/access/can-work-on-cases.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import {
  countJobs,
  type JobQuery,
  type ListedJob,
  listJobs,
  retryFailedJob,
} from '#platform/jobs/list-jobs.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { customerQuestions } from '../questions/tables.ts'
import { readReference } from '../read-reference.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/** A job, and the case that it works on where it works on one. */
export type JobEntry = ListedJob & {
  readonly about?:
    | { readonly kind: 'application' | 'claim' | 'request'; readonly reference: string }
    | undefined
}

/** Work of the product, newest first; found by the reference of a case, or by its words. */
export async function findJobs(
  desk: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  query: Pick<JobQuery, 'state' | 'queue' | 'search'>,
): Promise<JobEntry[]> {
  if (!canSeeApplications(actor)) return []
  const search = query.search?.trim()
  const told = search ? await toldAbout(desk, search) : []
  const found = await listJobs(desk.db, {
    ...query,
    search,
    ...(told.length > 0 ? { told } : {}),
  })
  return nameCases(desk, found)
}

export async function findJob(
  desk: Pick<BrokerageDesk, 'db'>,
  actor: ActingUser,
  id: string,
): Promise<JobEntry | undefined> {
  if (!canSeeApplications(actor) || !isJobId(id)) return undefined
  const [job] = await nameCases(desk, await listJobs(desk.db, { id }))
  return job
}

/** How much waits, runs and was given up, by queue. */
export async function countWork({ db }: Pick<BrokerageDesk, 'db'>, actor: ActingUser) {
  return canSeeApplications(actor) ? countJobs(db) : []
}

/** Another round of tries, noted with who asked for it. */
export async function retryJob(
  desk: BrokerageDesk,
  actor: ActingUser,
  jobId: string,
): Promise<boolean> {
  if (!canWorkOnCases(actor) || !isJobId(jobId)) return false
  return desk.db.transaction(async (transaction) => {
    if (!(await retryFailedJob(transaction, jobId))) return false
    const entry = { action: 'retry-job', caseKind: 'job', caseReference: jobId } as const
    await recordAudit(desk, transaction, actor, entry)
    return true
  })
}

function isJobId(id: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
}

/** What jobs about the case with this reference were told; empty where it names none. */
async function toldAbout(
  { db }: Pick<BrokerageDesk, 'db'>,
  search: string,
): Promise<readonly object[]> {
  const reference = readReference(search)
  if (reference === undefined) return []
  const [claim] = await db
    .select({ claimId: claims.id })
    .from(claims)
    .where(eq(claims.reference, reference))
  const [request] = await db
    .select({ requestId: customerRequests.id })
    .from(customerRequests)
    .where(eq(customerRequests.reference, reference))
  const [ofPolicy] = await db
    .select({ applicationId: policies.applicationId })
    .from(policies)
    .where(eq(policies.reference, reference))
  const [application = ofPolicy] = await db
    .select({ applicationId: applications.id })
    .from(applications)
    .where(eq(applications.reference, reference))
  const mails = application
    ? await db
        .select({ mailId: outgoingMails.id })
        .from(outgoingMails)
        .where(eq(outgoingMails.applicationId, application.applicationId))
    : []
  const questions = application
    ? await db
        .select({ questionId: customerQuestions.id })
        .from(customerQuestions)
        .where(eq(customerQuestions.applicationId, application.applicationId))
    : []
  // One job settles what was corrected in several contracts.
  const along = request && { along: [request.requestId] }
  const told = [claim, request, along, application, ...mails, ...questions]
  return told.filter((each) => each !== undefined)
}

type Told = {
  applicationId?: number
  mailId?: number
  claimId?: number
  requestId?: number
  questionId?: number
}

/** What an erasure restricted is named to nobody. */
async function nameCases(
  { db }: Pick<BrokerageDesk, 'db'>,
  jobs: readonly ListedJob[],
): Promise<JobEntry[]> {
  const idsOf = (name: keyof Told) => [
    ...new Set(
      jobs.map(({ data }) => (data as Told | null)?.[name]).filter((id) => id !== undefined),
    ),
  ]
  const isShown = isNull(applications.restrictedAt)
  const { reference } = applications
  const [ofApplications, ofMails, ofClaims, ofRequests, ofQuestions] = await Promise.all([
    db
      .select({ id: applications.id, reference })
      .from(applications)
      .where(and(isShown, inArray(applications.id, idsOf('applicationId')))),
    db
      .select({ id: outgoingMails.id, reference })
      .from(outgoingMails)
      .innerJoin(applications, eq(applications.id, outgoingMails.applicationId))
      .where(and(isShown, inArray(outgoingMails.id, idsOf('mailId')))),
    db
      .select({ id: claims.id, reference: claims.reference })
      .from(claims)
      .innerJoin(policies, eq(policies.id, claims.policyId))
      .where(and(isNull(policies.restrictedAt), inArray(claims.id, idsOf('claimId')))),
    db
      .select({ id: customerRequests.id, reference: customerRequests.reference })
      .from(customerRequests)
      .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
      .where(and(isShown, inArray(customerRequests.id, idsOf('requestId')))),
    db
      .select({ id: customerQuestions.id, reference })
      .from(customerQuestions)
      .innerJoin(applications, eq(applications.id, customerQuestions.applicationId))
      .where(and(isShown, inArray(customerQuestions.id, idsOf('questionId')))),
  ])
  const named = [
    ['applicationId', 'application', ofApplications],
    ['mailId', 'application', ofMails],
    ['claimId', 'claim', ofClaims],
    ['requestId', 'request', ofRequests],
    ['questionId', 'application', ofQuestions],
  ] as const
  const aboutOf = (told: Told): JobEntry['about'] => {
    for (const [name, kind, cases] of named) {
      const found = cases.find(({ id }) => id === told[name])
      if (found) return { kind, reference: found.reference }
    }
    return undefined
  }
  return jobs.map((job) => ({ ...job, about: aboutOf((job.data ?? {}) as Told) }))
}
