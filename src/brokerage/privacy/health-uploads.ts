import { and, eq, isNull, notInArray, type SQL } from 'drizzle-orm'
import { readRecord } from '../applications/find-application.ts'
import { findUploads } from '../applications/find-uploads.ts'
import type { BrokerageDesk } from '../desk.ts'
import { type Application, brokerageFiles } from '../tables.ts'
import { answersWithout, healthFieldsAsked } from './health-fields.ts'

/**
 * Uploads of an application that may speak of health: those of medical questions, and those that
 * answered what the insurer asked later, of which nobody knows what they show.
 */
export function healthUploadsOf(
  desk: Pick<BrokerageDesk, 'keyring' | 'lines'>,
  application: Pick<Application, 'id' | 'line' | 'reference' | 'record'>,
): SQL | undefined {
  const frozen = readRecord(desk, application)
  const health = healthFieldsAsked(desk.lines[application.line]?.definition, frozen)
  if (health.size === 0) return undefined
  const others = findUploads(answersWithout(frozen.answers, health))
  return and(
    eq(brokerageFiles.applicationId, application.id),
    eq(brokerageFiles.kind, 'upload'),
    isNull(brokerageFiles.claimId),
    isNull(brokerageFiles.requestId),
    notInArray(brokerageFiles.id, ['', ...others.map(({ fileId }) => fileId)]),
  )
}
