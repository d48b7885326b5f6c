import { inArray } from 'drizzle-orm'
import { staff } from '#accounts/tables.ts'
import { contentApiTokens } from '#content-api/tokens/tables.ts'
import type { Queries } from '#platform/database/connect.ts'

interface Actor {
  actorKind: string
  actorId: string | null
}

/**
 * Says who someone is, for all of them in two statements at most; `nameless` says what kinds of
 * actors are called that have no name.
 */
export async function namesOfActors(
  queries: Queries,
  actors: readonly Actor[],
  nameless: Readonly<Record<string, string>> = {},
): Promise<(actor: Actor) => string> {
  const staffIds = idsOf(actors, 'staff')
  const tokenIds = idsOf(actors, 'token').map(Number)
  const people = staffIds.length
    ? await queries
        .select({ id: staff.id, name: staff.name })
        .from(staff)
        .where(inArray(staff.id, staffIds))
    : []
  const tokens = tokenIds.length
    ? await queries
        .select({ id: contentApiTokens.id, name: contentApiTokens.name })
        .from(contentApiTokens)
        .where(inArray(contentApiTokens.id, tokenIds))
    : []
  const names = new Map<string, string>([
    ...people.map(({ id, name }): [string, string] => [`staff/${id}`, name]),
    ...tokens.map(({ id, name }): [string, string] => [`token/${id}`, `API token “${name}”`]),
  ])
  return ({ actorKind, actorId }) =>
    names.get(`${actorKind}/${actorId}`) ??
    nameless[actorKind] ??
    unknownNames[actorKind] ??
    'Someone'
}

const unknownNames: Readonly<Record<string, string>> = {
  system: 'Starting content',
  staff: 'A former colleague',
  token: 'A revoked API token',
}

function idsOf(actors: readonly Actor[], kind: string): string[] {
  const ids = actors.flatMap(({ actorKind, actorId }) =>
    actorKind === kind && actorId !== null ? [actorId] : [],
  )
  return [...new Set(ids)]
}
