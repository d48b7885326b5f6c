import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { REQUEST_STATES } from '#brokerage/kinds.ts'
import { assignDeclaration } from '#brokerage/office/assign-declaration.ts'
import { decideRequest } from '#brokerage/office/decide-request.ts'
import { findRequest } from '#brokerage/office/find-request.ts'
import { listRequests } from '#brokerage/office/list-cases.ts'
import { WAITING_REQUESTS } from '#brokerage/waits-for.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'
import { mustExist } from './must-exist.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { toldCustomer } from './told-customer.ts'
import { withSurroundings } from './with-surroundings.ts'

const contract = z.string().trim().min(1).max(40)
const decisionBody = z.union([
  z.strictObject({ to: z.literal('refused'), text: toldCustomer, contract: contract.optional() }),
  z.strictObject({
    to: z.literal('done'),
    text: toldCustomer.optional(),
    contract: contract.optional(),
  }),
])
const contractBody = z.strictObject({ contract, saw: contract.nullish() })

type Decision = Awaited<ReturnType<typeof decideRequest>>['outcome']

const WHY_NOT_DECIDED: Record<Exclude<Decision, 'decided'>, string> = {
  notOpen: 'The request is not open any more, or it is not decided but posted.',
  notedElsewhere: 'Note at the policy when the proof reached the insurer.',
  replyMissing:
    'Write an answer: a question wants one, whoever moves to where another price is due is told what happens with theirs, and whoever is refused is told why.',
  contractMissing: 'Say first which contract it is.',
  notWithdrawable:
    'No contract was made: there is nothing to withdraw from. Refuse it, and say so.',
  otherContract:
    'It was noted since you opened it here to which contract the withdrawal belongs. You now see that contract: look at it, and decide again.',
  mandateTakenBack:
    'The customer has taken the mandate for direct debit back since. Nothing may be collected from this account: refuse it, and say that a new change gives a new mandate.',
}

/** What customers ask of their contracts. Papers on their way to them: `register-letters.ts`. */
export function registerRequests(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  const among = withSurroundings(desk)

  app.get('/requests', (request) =>
    listRequests(desk, request.actor, caseQuery(request, REQUEST_STATES, WAITING_REQUESTS)),
  )

  app.get('/requests/:reference', async (request) => {
    const found = await findRequest(desk, request.actor, referenceOf(request))
    if (found === undefined) throw notFoundError()
    // A withdrawal whose contract nobody knows yet stands alone.
    return found.applicationReference === undefined ? found : among(found, request, 'request')
  })

  app.post('/requests/:reference/state', async (request) => {
    const { to, text: reply, contract: seen } = parse(decisionBody, request.body)
    await mustExist(desk, request, 'request')
    const reference = referenceOf(request)
    const { outcome } = await decideRequest(desk, request.actor, reference, to, { reply, seen })
    if (outcome !== 'decided') throw applicationError(WHY_NOT_DECIDED[outcome])
    return { to }
  })

  app.put('/requests/:reference/contract', async (request) => {
    const { contract, saw } = parse(contractBody, request.body)
    const reference = referenceOf(request)
    const { outcome } = await assignDeclaration(desk, request.actor, reference, contract, saw)
    if (outcome === 'otherContract') throw applicationError(WHY_NOT_DECIDED.otherContract)
    if (outcome === 'noContract') throw applicationError('There is no contract with this number.')
    if (outcome === 'notOpen') throw applicationError(SOMEBODY_WAS_QUICKER)
    return { contract }
  })
}
