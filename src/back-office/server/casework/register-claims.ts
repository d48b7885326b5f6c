import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CLAIM_STATES } from '#brokerage/kinds.ts'
import { listClaims } from '#brokerage/office/list-cases.ts'
import { moveClaim } from '#brokerage/office/move-claim.ts'
import { findQuestions } from '#brokerage/questions/find-questions.ts'
import { findClaim } from '#brokerage/service/file-claim.ts'
import { WAITING_CLAIMS } from '#brokerage/waits-for.ts'
import { applicationError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'
import { mustExist } from './must-exist.ts'
import { sawSince } from './saw-since.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { toldCustomer } from './told-customer.ts'
import { withSurroundings } from './with-surroundings.ts'

const moveBody = z.union([
  z.strictObject({ to: z.literal('informationNeeded'), text: toldCustomer, saw: sawSince }),
  // Nobody is refused without being told why.
  z.strictObject({ to: z.literal('rejected'), text: toldCustomer, saw: sawSince }),
  z.strictObject({ to: z.literal('settled'), text: toldCustomer.optional(), saw: sawSince }),
  z.strictObject({
    to: z.enum(CLAIM_STATES).exclude(['informationNeeded', 'rejected', 'settled']),
    saw: sawSince,
  }),
])

export function registerClaims(app: FastifyInstance, { brokerage: desk }: BackOfficeContext): void {
  const among = withSurroundings(desk)

  app.get('/claims', (request) =>
    listClaims(desk, request.actor, caseQuery(request, CLAIM_STATES, WAITING_CLAIMS)),
  )
  app.get('/claims/:reference', async (request) =>
    among(await findClaim(desk, request.actor, referenceOf(request)), request, 'claim'),
  )
  app.get('/claims/:reference/questions', (request) =>
    findQuestions(desk, request.actor, { claimReferences: [referenceOf(request)] }),
  )

  app.post('/claims/:reference/state', async (request) => {
    const move = parse(moveBody, request.body)
    await mustExist(desk, request, 'claim')
    const words = 'text' in move ? move.text : undefined
    const told = move.to === 'informationNeeded' ? { ask: words } : { reply: words }
    const seen = { ...told, saw: move.saw }
    const reference = referenceOf(request)
    if (!(await moveClaim(desk, request.actor, reference, move.to, seen))) {
      throw applicationError(SOMEBODY_WAS_QUICKER)
    }
    return { to: move.to }
  })
}
