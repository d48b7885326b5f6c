import { type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { customerQuestions } from './tables.ts'

/**
 * Whether nothing was asked about the same application or claim after it, in a query of questions.
 * Where we went on without an answer and ask again, only the new question is waited for.
 */
export function isLatest(): SQL<boolean> {
  const { id, applicationId, claimId } = customerQuestions
  return sql<boolean>`not exists (select from ${customerQuestions} ${later}
    where ${later.applicationId} = ${applicationId}
      and ${later.claimId} is not distinct from ${claimId}
      and ${later.id} > ${id})`
}

const later = alias(customerQuestions, 'later')
