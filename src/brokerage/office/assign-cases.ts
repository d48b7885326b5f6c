import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { assignAll, type SeenAssignees } from './assign-all.ts'
import { assignCase } from './assign-case.ts'
import { findCase } from './find-case.ts'

/** Gives several cases to a colleague, or to nobody: all of them or none. */
export function assignCases(
  desk: BrokerageDesk,
  actor: ActingUser,
  about: {
    readonly caseKind: Parameters<typeof assignCase>[2]['caseKind']
    readonly references: readonly string[]
  },
  staffId: string | undefined,
  saw: SeenAssignees = {},
): ReturnType<typeof assignAll> {
  const { caseKind, references } = about
  return assignAll(desk.db, references, {
    isThere: async (db, caseReference) =>
      (await findCase({ db }, actor, { caseKind, caseReference })) !== undefined,
    assign: (db, caseReference) =>
      assignCase({ ...desk, db }, actor, { caseKind, caseReference }, staffId, saw[caseReference]),
  })
}
