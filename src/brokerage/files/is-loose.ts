import { and, isNull } from 'drizzle-orm'
import { brokerageFiles } from '../tables.ts'

/** Files that went with nothing yet: no application, no claim, no request. */
export const isLoose = and(
  isNull(brokerageFiles.applicationId),
  isNull(brokerageFiles.claimId),
  isNull(brokerageFiles.requestId),
)
