import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { correctHolder } from '#brokerage/office/correct-holder.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { asked, checkReceipt } from './asked-on-behalf.ts'
import { referenceOf } from './case-query.ts'

const text = z.string().trim().max(200)
const holder = z.strictObject({
  firstName: text,
  lastName: text,
  company: text.optional(),
  birthDate: z.string().max(10).optional(),
  address: z.record(z.string().max(30), text).optional(),
})
const correctionBody = z.strictObject({
  right: holder,
  saw: holder,
  everywhere: z.boolean(),
  ...asked,
})

/** What a contract says of its policyholder, put right for who asks for it (Art. 16 GDPR). */
export function registerCorrections(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.post('/policies/:reference/correction', async (request) => {
    const { right, saw, everywhere, ...rest } = parse(correctionBody, request.body)
    checkReceipt(desk, rest)
    const what = { right, saw, everywhere }
    const done = await correctHolder(desk, request.actor, referenceOf(request), what, rest)
    if (done.outcome === 'notFound') throw notFoundError()
    if (done.outcome === 'unchanged') throw applicationError('The contract says so already.')
    if (done.outcome === 'changedMeanwhile') {
      throw applicationError('The contract was changed meanwhile. You now see what it says.')
    }
    if (done.outcome === 'wrong') {
      throw applicationError(
        `Look again at: ${done.fields.map((id) => names[id] ?? id).join(', ')}.`,
      )
    }
    return { contracts: done.contracts }
  })
}

const names: Readonly<Record<string, string>> = {
  firstName: 'first name',
  lastName: 'last name',
  birthDate: 'birth date',
  houseNo: 'number',
  pc: 'postcode',
  state: 'federal state',
}
