import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { canReadConsents } from '#accounts/access/can-read-consents.ts'
import { CATEGORIES } from '#consent/categories.ts'
import { consentsCsv } from '#consent/consents-csv.ts'
import { listConsents, type RecordedConsent } from '#consent/list-consents.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/routes/request-parts.ts'
import { translator } from '#i18n/translator.ts'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import type { ConsentRecord } from '../wire/consent-record.ts'
import { attachment } from './attachment.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { parse } from './write-record.ts'

/** First and last day, both included, in UTC like the moments of the log. */
const span = z.object({ from: z.iso.date(), to: z.iso.date() })

const mostShown = 200
const mostExported = 100_000

/** What visitors agreed to, for the screen and as a file for an auditor. */
export function registerConsents(app: FastifyInstance, { queries }: BackOfficeContext): void {
  app.get('/consents', async (request): Promise<{ data: ConsentRecord[] }> => {
    if (!canReadConsents(request.actor)) throw forbiddenError()
    const { from, to } = parse(span, queryOf(request))
    const found = await listConsents(queries, { ...between(from, to), limit: mostShown })
    return { data: found.map(inWords) }
  })

  app.get('/consents.csv', async (request, reply) => {
    if (!canReadConsents(request.actor)) throw forbiddenError()
    const { from, to } = parse(span, queryOf(request))
    const all = await listConsents(queries, { ...between(from, to), limit: mostExported })
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', attachment(`consents-${from}-${to}.csv`))
      .send(consentsCsv(all))
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

function between(from: string, to: string): { from: Date; before: Date } {
  const before = new Date(to)
  before.setUTCDate(before.getUTCDate() + 1)
  return { from: new Date(from), before }
}
