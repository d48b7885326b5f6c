import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { attachPremiumPaper, detachPremiumPaper } from '#brokerage/office/premium-paper.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_MEGABYTES } from '#platform/files/upload-limits.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { referenceOf } from './case-query.ts'
import { PREMIUM_CHANGED_MEANWHILE } from './register-premiums.ts'

const ONLY_A_PDF = 'Choose the notice as a PDF.'

const REFUSALS = {
  changedMeanwhile: PREMIUM_CHANGED_MEANWHILE,
  empty: ONLY_A_PDF,
  wrongFileType: ONLY_A_PDF,
  formulas: ONLY_A_PDF,
  tooMany: ONLY_A_PDF,
  tooLarge: `The PDF has more than ${UPLOAD_LIMIT_MEGABYTES} MB.`,
  activeContent:
    'This PDF runs something, opens something or carries other files. Print it into a new one.',
  unreadable: 'This PDF is encrypted or damaged. Print it into a new one.',
} as const

/** The insurer's own notice of a premium, put to what was noted of it. */
export async function registerPremiumPapers(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): Promise<void> {
  await app.register(multipart, {
    // One byte more than may be, so that it is refused in words.
    limits: { files: 1, fields: 0, parts: 1, fileSize: UPLOAD_LIMIT_BYTES + 1 },
    throwFileSizeLimit: false,
  })

  app.post('/policies/:reference/premium/:id/paper', async (request) => {
    const part = request.isMultipart() ? await request.file() : undefined
    const bytes = (await part?.toBuffer()) ?? new Uint8Array()
    const { reference, saw } = notedIn(request)
    const { outcome } = await attachPremiumPaper(desk, request.actor, reference, { saw, bytes })
    if (outcome === 'notFound') throw notFoundError()
    if (outcome !== 'attached') throw applicationError(REFUSALS[outcome])
    return { outcome }
  })

  app.delete('/policies/:reference/premium/:id/paper', async (request) => {
    const { reference, saw } = notedIn(request)
    const { outcome } = await detachPremiumPaper(desk, request.actor, reference, { saw })
    if (outcome === 'notFound') throw notFoundError()
    if (outcome !== 'detached') throw applicationError(REFUSALS[outcome])
    return { outcome }
  })
}

function notedIn(request: FastifyRequest): { reference: string; saw: number } {
  const saw = Number((request.params as { id: string }).id)
  if (!Number.isSafeInteger(saw)) throw notFoundError()
  return { reference: referenceOf(request), saw }
}
