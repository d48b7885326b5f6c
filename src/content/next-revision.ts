import { sql } from 'drizzle-orm'
import { contentDocuments } from './tables.ts'

export const nextRevision = sql`${contentDocuments.revision} + 1`
