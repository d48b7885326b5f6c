import { and, asc, eq } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { mandateReferenceOf } from '../applications/new-application-row.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { auditTrail } from '../audit/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { filesOfClaim, filesOfRequest, listFiles } from '../files/list-files.ts'
import type { HandedMessage } from '../hand-over.ts'
import { TOLD_AS } from '../insurer/told-as.ts'
import type { RequestKind } from '../kinds.ts'
import { readInsurerNumber } from '../policies/insurer-number.ts'
import { answerOf, askedOf } from '../questions/find-questions.ts'
import { customerQuestions } from '../questions/tables.ts'
import { unsealFrom } from '../seals.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { readFiles } from './system-read-files.ts'
import { tellAnswer } from './system-tell-answer.ts'

/**
 * What was only wished for is not told any more once it is refused, as the account of whoever took
 * the mandate back meanwhile; what was declared counts, whatever becomes of its request.
 */
const WISHES: readonly RequestKind[] = ['address', 'bank', 'startDate', 'dependant']

/** Hands a request, a claim or an answer to the insurer; the same one again replaces itself there. */
export async function tellInsurer(
  desk: BrokerageDesk,
  about:
    | { readonly requestId: number }
    | { readonly claimId: number }
    | { readonly questionId: number },
): Promise<void> {
  if ('questionId' in about) return tellAnswer(desk, about.questionId)
  const isClaim = 'claimId' in about
  const message = isClaim
    ? await claimMessage(desk, about.claimId)
    : await requestMessage(desk, about.requestId)
  if (message === undefined) return
  await desk.handOver.tell(message)
  const caseKind = isClaim ? 'claim' : 'request'
  const caseReference = message.reference
  const isNoted = and(
    eq(auditTrail.action, 'tell-insurer'),
    eq(auditTrail.caseKind, caseKind),
    eq(auditTrail.caseReference, caseReference),
  )
  if ((await desk.db.$count(auditTrail, isNoted)) > 0) return
  await recordAudit(desk, desk.db, system, {
    action: 'tell-insurer',
    caseKind,
    caseReference,
    details: { kind: message.kind, contract: message.contract },
  })
}

async function requestMessage(
  desk: BrokerageDesk,
  requestId: number,
): Promise<HandedMessage | undefined> {
  const [found] = await desk.db
    .select({
      request: customerRequests,
      application: { reference: applications.reference },
      policy: policies,
    })
    .from(customerRequests)
    .leftJoin(applications, eq(applications.id, customerRequests.applicationId))
    .leftJoin(policies, eq(policies.id, customerRequests.policyId))
    .where(eq(customerRequests.id, requestId))
  const kind = found && TOLD_AS[found.request.kind]
  const contract = found?.policy?.reference ?? found?.application?.reference
  if (!found || kind === undefined || !contract) return undefined
  const { request } = found
  if (request.state === 'refused' && WISHES.includes(request.kind)) return undefined
  const { reference, createdAt, details } = request
  const told = unsealFrom<object>(desk, 'customer_requests.details', reference, details)
  return {
    reference,
    kind,
    contract,
    insurerNumber: found.policy ? readInsurerNumber(desk, found.policy) : undefined,
    at: createdAt.toISOString(),
    details: {
      ...(kind === 'change' ? { change: request.kind } : {}),
      ...told,
      // Whoever collects from the new account names the mandate that came with it.
      ...(request.kind === 'bank'
        ? { mandateReference: mandateReferenceOf(reference), sepaScheme: 'core' }
        : {}),
    },
    ...(kind === 'proof'
      ? { files: await readFiles(desk, await listFiles(desk, filesOfRequest(requestId))) }
      : {}),
  }
}

async function claimMessage(
  desk: BrokerageDesk,
  claimId: number,
): Promise<HandedMessage | undefined> {
  const [found] = await desk.db
    .select({ claim: claims, policy: policies })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .where(eq(claims.id, claimId))
  if (found === undefined) return undefined
  const { reference, createdAt, kind, occurredOn, details } = found.claim
  const files = await readFiles(desk, await listFiles(desk, filesOfClaim(claimId)))
  const told = unsealFrom<object>(desk, 'claims.details', reference, details)
  return {
    reference,
    kind: 'claim',
    contract: found.policy.reference,
    files,
    insurerNumber: readInsurerNumber(desk, found.policy),
    at: createdAt.toISOString(),
    details: { claim: kind, occurredOn, ...told, answers: await answersAbout(desk, claimId) },
  }
}

/** What the customer answered to questions about a claim, the oldest first. */
async function answersAbout(desk: BrokerageDesk, claimId: number) {
  const rows = await desk.db
    .select()
    .from(customerQuestions)
    .where(and(eq(customerQuestions.claimId, claimId), eq(customerQuestions.state, 'answered')))
    .orderBy(asc(customerQuestions.id))
  return rows.map((row) => ({
    question: askedOf(desk, row),
    answer: answerOf(desk, row)?.text ?? '',
    at: row.answeredAt?.toISOString(),
  }))
}
