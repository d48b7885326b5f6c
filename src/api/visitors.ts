import type { FastifyInstance } from 'fastify'
import { registerConsents } from './consents.ts'
import { registerFinanceAds } from './finance-ads.ts'
import type { VisitorParts } from './visitor-parts.ts'

/** What only the scripts of our own pages call, for a visitor; no part of the documented API. */
export function registerVisitors(app: FastifyInstance, parts: VisitorParts): void {
  registerConsents(app, parts)
  registerFinanceAds(app, parts)
}
