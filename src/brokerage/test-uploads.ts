import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from './desk.ts'
import { storeUpload } from './files/store-upload.ts'

/** The smallest paper that is taken. */
export const SMALL_PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n')

/** Sends a small paper, and gives back how answers name it. */
export async function uploadPdf(
  desk: BrokerageDesk,
  actor: ActingUser,
  details: { readonly name?: string; readonly draftId?: string } = {},
) {
  const stored = await storeUpload(desk, actor, { bytes: SMALL_PDF, name: 'paper.pdf', ...details })
  if (!stored.ok) throw new Error(stored.refusal)
  return stored.file
}
