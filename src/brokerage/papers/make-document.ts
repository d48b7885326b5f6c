import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { ReactElement } from 'react'
import type { PaperProps } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import { awaitQuiet } from '../applications/keep-orders.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { type Application, applications, brokerageFiles } from '../tables.ts'

/**
 * Makes a paper once for an application; a second time nothing happens. False where it is not true
 * any more: somebody may take back what it says while it is drawn, and then nothing is kept of it.
 */
export async function makeDocument(
  desk: BrokerageDesk,
  document: {
    readonly code: string
    readonly name: string
    readonly applicationId: number
    readonly policyId?: number
    readonly paper: ReactElement<PaperProps>
    /** Asked of the row as it is then, which nobody changes until the paper is kept. */
    readonly isStillTrue?: (application: Application) => boolean
  },
): Promise<boolean> {
  await awaitQuiet(desk)
  const bytes = await renderPaper(document.paper)
  const id = newSecretId()
  await desk.files.put(id, bytes)
  const outcome = await desk.db.transaction(async (transaction) => {
    const found = transaction
      .select()
      .from(applications)
      .where(eq(applications.id, document.applicationId))
    const [row] = await (document.isStillTrue ? found.for('share') : found)
    if (!row || document.isStillTrue?.(row) === false) return 'untrue'
    const kept = await transaction
      .insert(brokerageFiles)
      .values({
        id,
        kind: 'document',
        code: document.code,
        name: sealIn(desk, 'brokerage_files.name', id, { name: `${document.name}.pdf` }),
        type: 'application/pdf',
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
        sealedWith: desk.keyring[0].id,
        customerId: row.customerId,
        applicationId: row.id,
        policyId: document.policyId ?? null,
        createdAt: desk.clock.now(),
      })
      .onConflictDoNothing()
      .returning({ id: brokerageFiles.id })
    // Another run may have been quicker: its paper counts.
    return kept.length > 0 ? 'kept' : 'made before'
  })
  if (outcome !== 'kept') await desk.files.delete(id)
  return outcome !== 'untrue'
}
