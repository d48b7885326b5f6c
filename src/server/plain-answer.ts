import { codeOfStatus } from '#api/errors/code-of-status.ts'
import { errorBody } from '#content-api/errors/strapi-error.ts'
import { errorOfStatus } from '#content-api/errors/to-strapi-error.ts'
import { messages } from '#i18n/messages/index.ts'
import type { HostRole } from '#sites/hosts.ts'
import { PLAIN_PAGE_TYPE, type PlainPlace, type PlainStatus, plainPage } from './plain-page.ts'

/**
 * An answer for when no application can or should be asked: a page where people are, JSON in the
 * shape of the host where programs are.
 */
export function plainAnswer(
  role: HostRole | undefined,
  status: PlainStatus,
  place: PlainPlace,
): { contentType: string; body: Buffer } {
  const message = messages.en.errors[status].title
  if (role === 'api') return json({ error: { code: codeOfStatus(status), message } })
  if (role === 'cms') return json(errorBody(errorOfStatus(status, message)))
  return { contentType: PLAIN_PAGE_TYPE, body: plainPage(status, place) }
}

function json(value: object): { contentType: string; body: Buffer } {
  return { contentType: 'application/json', body: Buffer.from(JSON.stringify(value)) }
}
