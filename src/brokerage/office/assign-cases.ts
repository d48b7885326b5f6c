import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { findCase } from './find-case.ts'
import { assignCase } from './work-on-cases.ts'

/** Gives several cases to a colleague, or to nobody. None is given where one is not to be found. */
export async function assignCases(
  desk: BrokerageDesk,
  actor: ActingUser,
  about: {
    readonly caseKind: Parameters<typeof assignCase>[2]['caseKind']
    readonly references: readonly string[]
  },
  staffId: string | undefined,
): Promise<boolean> {
  const { caseKind, references } = about
  const cases = references.map((caseReference) => ({ caseKind, caseReference }))
  for (const each of cases) {
    if ((await findCase(desk, actor, each)) === undefined) return false
  }
  await desk.db.transaction(async (transaction) => {
    const inside = { ...desk, db: transaction }
    for (const each of cases) await assignCase(inside, actor, each, staffId)
  })
  return true
}
