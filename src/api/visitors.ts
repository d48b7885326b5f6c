import type { FastifyInstance } from 'fastify'
import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { HostTable } from '#sites/hosts.ts'
import { registerConsents } from './consents.ts'
import { registerFinanceAds } from './finance-ads.ts'

export type VisitorParts = { queries: Queries; hosts: HostTable; clock: Clock }

/** What only the scripts of our own pages call, for a visitor; no part of the documented API. */
export function registerVisitors(app: FastifyInstance, parts: VisitorParts): void {
  registerConsents(app, parts)
  registerFinanceAds(app, parts)
}
