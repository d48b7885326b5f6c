import type { FastifyInstance } from 'fastify'
import { registerApplications } from './applications.ts'
import type { BrokerageParts } from './brokerage-parts.ts'
import { registerCalendars } from './calendars.ts'
import { registerLineDocuments } from './line-documents.ts'
import { registerUploads } from './uploads.ts'

/** From a price to a contract: documents, uploads, orders, deadlines. */
export async function registerBrokerage(
  app: FastifyInstance,
  parts: BrokerageParts,
): Promise<void> {
  registerLineDocuments(app, parts)
  registerApplications(app, parts)
  registerCalendars(app, parts)
  // Apart from the others, so that nothing else takes a form with files.
  await app.register((scope) => registerUploads(scope, parts))
}

export const brokerageTag = {
  name: 'Applications',
  description: 'Documents before an order, uploads, and the order itself.',
}
