import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ReactElement } from 'react'
import type { PaperProps } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import { putThenName } from '#platform/files/put-then-name.ts'
import { awaitQuiet } from '../applications/keep-orders.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { type Application, applications, brokerageFiles, type Policy, policies } from '../tables.ts'

/**
 * Makes a paper once for an application, and once more for each change of its contract; a second time
 * nothing happens. False where it is not true any more: somebody may take back what it says while it
 * is drawn, and then nothing is kept of it.
 */
export async function makeDocument(
  desk: BrokerageDesk,
  document: {
    readonly code: string
    readonly name: string
    readonly applicationId: number
    readonly policyId?: number
    /** The granted change after which it takes the place of the paper before. */
    readonly requestId?: number
    readonly paper: ReactElement<PaperProps>
    /** Asked of the rows as they are then, which nobody changes until the paper is kept. */
    readonly isStillTrue?: (application: Application, policy: Policy | undefined) => boolean
  },
): Promise<boolean> {
  await awaitQuiet(desk)
  const bytes = await renderPaper(document.paper)
  const id = newSecretId()
  const nameIt = () =>
    desk.db.transaction(async (transaction) => {
      const found = transaction
        .select()
        .from(applications)
        .where(eq(applications.id, document.applicationId))
      const [row] = await (document.isStillTrue ? found.for('share') : found)
      const [policy] =
        document.isStillTrue && document.policyId !== undefined
          ? await transaction
              .select()
              .from(policies)
              .where(eq(policies.id, document.policyId))
              .for('share')
          : []
      if (!row || document.isStillTrue?.(row, policy) === false) return 'untrue'
      const kept = await transaction
        .insert(brokerageFiles)
        .values({
          id,
          kind: 'document',
          code: document.code,
          name: sealIn(desk, 'brokerage_files.name', id, { name: fileNameOf(document.name) }),
          type: 'application/pdf',
          bytes: bytes.length,
          sha256: createHash('sha256').update(bytes).digest('hex'),
          sealedWith: desk.keyring[0].id,
          customerId: row.customerId,
          applicationId: row.id,
          policyId: document.policyId ?? null,
          requestId: document.requestId ?? null,
          createdAt: desk.clock.now(),
        })
        .onConflictDoNothing()
        .returning({ id: brokerageFiles.id })
      // Another run may have been quicker: its paper counts.
      return kept.length > 0 ? 'kept' : 'made before'
    })
  const outcome = await putThenName(desk.files, { name: id, bytes }, nameIt)
  if (outcome !== 'kept') await desk.files.delete(id)
  return outcome !== 'untrue'
}

/** Nobody can type the spaces that keep a day and its month together. */
function fileNameOf(name: string): string {
  return `${name.replace(/\s/g, ' ')}.pdf`
}
