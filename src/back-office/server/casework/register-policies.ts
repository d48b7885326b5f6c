import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CLAIM_STATES, POLICY_STATES, POSTING_REASONS, REQUEST_STATES } from '#brokerage/kinds.ts'
import { assignDeclaration } from '#brokerage/office/assign-declaration.ts'
import { correctPosting } from '#brokerage/office/correct-posting.ts'
import { decideRequest } from '#brokerage/office/decide-request.ts'
import { findCase } from '#brokerage/office/find-case.ts'
import { findRequest } from '#brokerage/office/find-request.ts'
import { listClaims, listPolicies, listRequests } from '#brokerage/office/list-cases.ts'
import { ACCOUNT_STATES, findCustomer, listCustomers } from '#brokerage/office/list-customers.ts'
import { noteInsurerNumber } from '#brokerage/office/note-insurer-number.ts'
import { notePosted } from '#brokerage/office/note-posted.ts'
import { removeSecondFactor } from '#brokerage/office/remove-second-factor.ts'
import { WAITING_CLAIMS, WAITING_REQUESTS } from '#brokerage/office/waits-for.ts'
import { moveClaim } from '#brokerage/office/work-on-cases.ts'
import { findPolicy } from '#brokerage/policies/find-policy.ts'
import { findQuestions } from '#brokerage/questions/find-questions.ts'
import { findClaim } from '#brokerage/service/file-claim.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { withSurroundings } from './with-surroundings.ts'

const text = z.string().trim().min(1).max(5_000)
const saw = z.enum(CLAIM_STATES).optional()
const claimBody = z.union([
  z.strictObject({ to: z.literal('informationNeeded'), text, saw }),
  // Nobody is refused without being told why.
  z.strictObject({ to: z.literal('rejected'), text, saw }),
  z.strictObject({ to: z.literal('settled'), text: text.optional(), saw }),
  z.strictObject({
    to: z.enum(CLAIM_STATES).exclude(['informationNeeded', 'rejected', 'settled']),
    saw,
  }),
])
const day = z.string().max(10)
const postedBody = z.strictObject({ on: day })
const correctionBody = z.strictObject({ on: day, reason: z.enum(POSTING_REASONS) })
const contract = z.string().trim().min(1).max(40)

const requestBody = z.union([
  z.strictObject({ to: z.literal('refused'), text, contract: contract.optional() }),
  z.strictObject({ to: z.literal('done'), text: text.optional(), contract: contract.optional() }),
])

const contractBody = z.strictObject({ contract })

const insurerNumberBody = z.strictObject({
  number: z
    .string()
    .trim()
    .max(50)
    .regex(/^[\p{L}\p{N}][\p{L}\p{N} ./-]*$/u, {
      error: 'must be letters and digits, as the insurer writes it',
    })
    .nullable(),
  saw: z.string().max(50).nullish(),
})

const IMPOSSIBLE_DAY = 'Choose a day from when the papers were made until today.'

const REPLY_MISSING =
  'Write an answer: a question wants one, whoever moves to where another price is due is told what happens with theirs, and whoever is refused is told why.'

const MANDATE_TAKEN_BACK =
  'The customer has taken the mandate for direct debit back since. Nothing may be collected from this account: refuse it, and say that a new change gives a new mandate.'

const NOT_WITHDRAWABLE =
  'No contract was made: there is nothing to withdraw from. Refuse it, and say so.'

const OTHER_CONTRACT =
  'A colleague has said since you opened it to which contract the withdrawal belongs. You now see that contract: look at it, and decide again.'

/** Contracts, and what customers ask of them. */
export function registerPolicies(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  // What an erasure restricted is shown to nobody, and so moved by nobody.
  const mustExist = async (request: FastifyRequest, caseKind: 'claim' | 'request') => {
    const named = { caseKind, caseReference: referenceOf(request) }
    existing(await findCase(desk, request.actor, named))
  }

  const among = withSurroundings(desk)

  app.get('/policies', (request) =>
    listPolicies(desk, request.actor, caseQuery(request, POLICY_STATES)),
  )
  app.get('/policies/:reference', async (request) =>
    among(await findPolicy(desk, request.actor, referenceOf(request)), request, 'policy'),
  )

  app.put('/policies/:reference/insurer-number', async (request) => {
    const { number, saw } = parse(insurerNumberBody, request.body)
    const reference = referenceOf(request)
    const noted = await noteInsurerNumber(desk, request.actor, reference, number ?? undefined, saw)
    if (noted === 'notFound') throw notFoundError()
    if (noted === 'changedMeanwhile') {
      throw applicationError('A colleague noted another number meanwhile. You now see theirs.')
    }
    return { number }
  })

  app.get('/claims', (request) =>
    listClaims(desk, request.actor, caseQuery(request, CLAIM_STATES, WAITING_CLAIMS)),
  )
  app.get('/claims/:reference', async (request) =>
    among(await findClaim(desk, request.actor, referenceOf(request)), request, 'claim'),
  )
  app.post('/claims/:reference/state', async (request) => {
    const move = parse(claimBody, request.body)
    await mustExist(request, 'claim')
    const words = 'text' in move ? move.text : undefined
    const told = move.to === 'informationNeeded' ? { ask: words } : { reply: words }
    const seen = { ...told, saw: move.saw }
    const reference = referenceOf(request)
    if (!(await moveClaim(desk, request.actor, reference, move.to, seen))) {
      throw applicationError(SOMEBODY_WAS_QUICKER)
    }
    return { to: move.to }
  })

  app.get('/claims/:reference/questions', (request) =>
    findQuestions(desk, request.actor, { claimReferences: [referenceOf(request)] }),
  )

  app.get('/requests', (request) =>
    listRequests(desk, request.actor, caseQuery(request, REQUEST_STATES, WAITING_REQUESTS)),
  )
  app.get('/requests/:reference', async (request) => {
    const found = existing(await findRequest(desk, request.actor, referenceOf(request)))
    // A withdrawal whose contract nobody knows yet stands alone.
    return found.applicationReference === undefined ? found : among(found, request, 'request')
  })
  app.post('/requests/:reference/state', async (request) => {
    const { to, text: reply, contract: seen } = parse(requestBody, request.body)
    await mustExist(request, 'request')
    const reference = referenceOf(request)
    const { outcome } = await decideRequest(desk, request.actor, reference, to, { reply, seen })
    if (outcome === 'replyMissing') throw applicationError(REPLY_MISSING)
    if (outcome === 'mandateTakenBack') throw applicationError(MANDATE_TAKEN_BACK)
    if (outcome === 'otherContract') throw applicationError(OTHER_CONTRACT)
    if (outcome === 'contractMissing') throw applicationError('Say first which contract it is.')
    if (outcome === 'notWithdrawable') throw applicationError(NOT_WITHDRAWABLE)
    if (outcome === 'notedElsewhere') {
      throw applicationError('Note at the policy when the proof reached the insurer.')
    }
    if (outcome === 'notOpen') {
      throw applicationError('The request is not open any more, or it is not decided but posted.')
    }
    return { to }
  })

  app.put('/requests/:reference/contract', async (request) => {
    const { contract } = parse(contractBody, request.body)
    const reference = referenceOf(request)
    const { outcome } = await assignDeclaration(desk, request.actor, reference, contract)
    if (outcome === 'noContract') throw applicationError('There is no contract with this number.')
    if (outcome === 'notOpen') throw applicationError(SOMEBODY_WAS_QUICKER)
    return { contract }
  })

  app.post('/requests/:reference/posted', async (request) => {
    const { on } = parse(postedBody, request.body)
    const { outcome } = await notePosted(desk, request.actor, referenceOf(request), on)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'postedBefore') throw applicationError('A colleague has posted it already.')
    if (outcome === 'impossibleDay') throw applicationError(IMPOSSIBLE_DAY)
    return { on }
  })
  app.put('/requests/:reference/posted', async (request) => {
    const { on, reason } = parse(correctionBody, request.body)
    const correction = { postedOn: on, reason }
    const { outcome } = await correctPosting(desk, request.actor, referenceOf(request), correction)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'unchanged') throw applicationError('This day is noted already.')
    if (outcome === 'impossibleDay') throw applicationError(IMPOSSIBLE_DAY)
    return { on }
  })

  app.get('/customers', (request) =>
    listCustomers(desk, request.actor, caseQuery(request, ACCOUNT_STATES)),
  )
  app.get('/customers/:reference', async (request) =>
    existing(await findCustomer(desk, request.actor, referenceOf(request))),
  )
  app.delete('/customers/:reference/second-factor', async (request) => {
    if (!(await removeSecondFactor(desk, request.actor, referenceOf(request)))) {
      throw notFoundError()
    }
    return { removed: true }
  })
}

function existing<Found>(found: Found | undefined): Found {
  if (found === undefined) throw notFoundError()
  return found
}
