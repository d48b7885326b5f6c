import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { canReadConsents } from '#accounts/access/can-read-consents.ts'
import { CATEGORIES } from '#consent/categories.ts'
import { consentsCsv } from '#consent/consents-csv.ts'
import {
  countConsents,
  listConsents,
  type RecordedConsent,
  readConsents,
} from '#consent/list-consents.ts'
import { forbiddenError, validationError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { translator } from '#i18n/translator.ts'
import { momentOn } from '#platform/calendar/wall-clock.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import type { ConsentLog, ConsentRecord } from '../wire/consent-record.ts'
import { attachment } from './attachment.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { parse } from './write-record.ts'

/** First and last day, both included. */
const span = z.object({ from: z.iso.date(), to: z.iso.date() })

const mostShown = 200

/** What visitors agreed to, for the screen and as a file for an auditor. */
export function registerConsents(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get('/consents', async (request): Promise<ConsentLog> => {
    if (!canReadConsents(request.actor)) throw forbiddenError()
    const asked = between(parse(span, queryOf(request)))
    const [newest, total] = await Promise.all([
      listConsents(queries, { ...asked, limit: mostShown }),
      countConsents(queries, asked),
    ])
    return { data: newest.map(inWords), total }
  })

  app.get('/consents.csv', async (request, reply) => {
    if (!canReadConsents(request.actor)) throw forbiddenError()
    const days = parse(span, queryOf(request))
    const all = readConsents(queries, between(days))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(`consents-${days.from}-${days.to}.csv`))
      .send(Readable.from(consentsCsv(all)))
  })
}

/** As the banner says it to English visitors; the file keeps the codes, which programs read. */
function inWords({ id, givenAt, choice, categories, ...text }: RecordedConsent): ConsentRecord {
  const t = translator(DEFAULT_LOCALE, 'consent')
  const granted = CATEGORIES.filter((category) => categories.includes(category))
  return {
    id,
    givenAt: givenAt.toISOString(),
    button: t(choice),
    granted: granted.map((category) => t(`categories.${category}.name`)),
    ...text,
  }
}

/** Days of the product are those of Berlin. */
function between({ from, to }: z.infer<typeof span>): { from: Date; before: Date } {
  const [first, end] = [momentOn(from, 0, 'Europe/Berlin'), momentOn(to, 24 * 60, 'Europe/Berlin')]
  if (first === undefined || end === undefined) throw validationError('from and to must be days')
  return { from: first, before: end }
}
