import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { parseIsoDate } from '#insurance/values/iso-date.ts'
import type { BrokerageDesk } from '../desk.ts'
import { thoseThatOpen } from '../read-what-opens.ts'
import { newReference } from '../references.ts'
import { sealIn, unsealFrom } from '../seals.ts'
import { dependants } from './tables.ts'

export const dependantSchema = z.object({
  firstName: z.string().trim().min(1).max(60),
  lastName: z.string().trim().min(1).max(60),
  birthDate: z.string().refine((text) => parseIsoDate(text) !== undefined),
  relation: z.enum(['spouse', 'partner', 'child', 'other']),
})
/** Kept encrypted. */
type DependantDetails = z.infer<typeof dependantSchema>
type Dependant = DependantDetails & { readonly reference: string }

const MOST_DEPENDANTS = 20

export async function findDependants(desk: BrokerageDesk, actor: ActingUser): Promise<Dependant[]> {
  if (actor.kind !== 'customer') return []
  const rows = await desk.db
    .select()
    .from(dependants)
    .where(eq(dependants.customerId, actor.userId))
    .orderBy(asc(dependants.id))
  return thoseThatOpen(
    desk,
    rows,
    ({ reference }) => `dependants.details:${reference}`,
    ({ reference, details }) => ({
      reference,
      ...unsealFrom<DependantDetails>(desk, 'dependants.details', reference, details),
    }),
  )
}

/**
 * The reference of the new one, or of the same person who is there already: a second click adds
 * nobody. Undefined for anybody but a customer, or when there are too many.
 */
export async function addDependant(
  desk: BrokerageDesk,
  actor: ActingUser,
  given: DependantDetails,
): Promise<string | undefined> {
  if (actor.kind !== 'customer') return undefined
  const person = dependantSchema.parse(given)
  return desk.db.transaction(async (db) => {
    const inside = { ...desk, db }
    await db.select().from(customers).where(eq(customers.id, actor.userId)).for('update')
    const people = await findDependants(inside, actor)
    const same = people.find((each) => isSamePerson(each, person))
    if (same) return same.reference
    if (people.length >= MOST_DEPENDANTS) return undefined
    const reference = newReference('dependant')
    await db.insert(dependants).values({
      reference,
      customerId: actor.userId,
      details: sealIn(desk, 'dependants.details', reference, person),
      createdAt: desk.clock.now(),
    })
    return reference
  })
}

/** By what is asked today: what an older entry has besides, or lacks, makes nobody a second person. */
function isSamePerson(kept: DependantDetails, given: DependantDetails): boolean {
  return dependantSchema.keyof().options.every((name) => kept[name] === given[name])
}

export async function removeDependant(
  { db }: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<boolean> {
  if (actor.kind !== 'customer') return false
  const removed = await db
    .delete(dependants)
    .where(and(eq(dependants.reference, reference), eq(dependants.customerId, actor.userId)))
    .returning({ id: dependants.id })
  return removed.length > 0
}
