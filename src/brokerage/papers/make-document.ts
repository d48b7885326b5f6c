import { createHash } from 'node:crypto'
import type { ReactElement } from 'react'
import type { PaperProps } from '#papers/paper.tsx'
import { renderPaper } from '#papers/render-paper.ts'
import { awaitQuiet } from '../applications/keep-orders.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { brokerageFiles } from '../tables.ts'

/** Makes a paper once for an application; a second time nothing happens. */
export async function makeDocument(
  desk: BrokerageDesk,
  document: {
    readonly code: string
    readonly name: string
    readonly applicationId: number
    readonly policyId?: number
    readonly customerId: string | null
    readonly paper: ReactElement<PaperProps>
  },
): Promise<void> {
  await awaitQuiet(desk)
  const bytes = await renderPaper(document.paper)
  const id = newSecretId()
  await desk.files.put(id, bytes)
  const [kept] = await desk.db
    .insert(brokerageFiles)
    .values({
      id,
      kind: 'document',
      code: document.code,
      name: sealIn(desk, 'brokerage_files.name', id, { name: `${document.name}.pdf` }),
      type: 'application/pdf',
      bytes: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      customerId: document.customerId,
      applicationId: document.applicationId,
      policyId: document.policyId ?? null,
      createdAt: desk.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ id: brokerageFiles.id })
  // Another run was quicker: its paper counts.
  if (kept === undefined) await desk.files.delete(id)
}
