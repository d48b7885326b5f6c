import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { NOTE_MISTAKES } from '#brokerage/kinds.ts'
import { noteEnd } from '#brokerage/office/note-end.ts'
import { takeEndBack } from '#brokerage/office/take-end-back.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { referenceOf } from './case-query.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'

const day = z.string().max(10)
const endBody = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('proof'), on: day }),
  z.strictObject({ by: z.literal('insurer'), endDate: day }),
])
const mistakeBody = z.strictObject({ noted: z.int().positive(), reason: z.enum(NOTE_MISTAKES) })

/** With which day a contract ends, as a colleague writes it down or takes it back. */
export function registerEnds(app: FastifyInstance, { brokerage: desk }: BackOfficeContext): void {
  app.post('/policies/:reference/end', async (request) => {
    const note = parse(endBody, request.body)
    const noted = await noteEnd(desk, request.actor, referenceOf(request), note)
    switch (noted.outcome) {
      case 'notFound':
        throw notFoundError()
      case 'notWaiting':
        throw applicationError('The end of this contract waits for nothing any more.')
      case 'impossibleDay':
        throw applicationError(
          note.by === 'proof'
            ? 'Choose a day from when the contract was made until today.'
            : 'Choose a day on which the contract covers.',
        )
      case 'tooLate':
        throw applicationError(
          `The last day for the proof was ${noted.proofDueOn}. Ask the insurer whether it ends the contract, and note what it confirms.`,
        )
      case 'noted':
        return { endDate: noted.endDate }
    }
  })

  app.post('/policies/:reference/end-taken-back', async (request) => {
    const mistake = parse(mistakeBody, request.body)
    const { outcome } = await takeEndBack(desk, request.actor, referenceOf(request), mistake)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'notNoted') throw applicationError(SOMEBODY_WAS_QUICKER)
    return { outcome }
  })
}
