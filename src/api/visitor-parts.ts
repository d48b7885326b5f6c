import type { Clock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import type { HostTable } from '#sites/hosts.ts'

/** What the routes need that our own pages call. */
export type VisitorParts = { queries: Queries; hosts: HostTable; clock: Clock }
