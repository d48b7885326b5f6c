import type { FastifyRequest } from 'fastify'
import { canReadMessages } from '#accounts/access/can-read-messages.ts'
import { forbiddenError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { idOf } from '#content-api/request-parts.ts'

/** What visitors sent is for brokers and admins. */
export async function allowMessages({ actor }: FastifyRequest): Promise<void> {
  if (!canReadMessages(actor)) throw forbiddenError()
}

/** The message that an address names. */
export function messageIdOf(request: FastifyRequest): number {
  const id = idOf(request)
  if (id === undefined) throw notFoundError()
  return id
}
