import { ask } from '../ask.ts'

/** Puts files to a message: all of them, or none if one is refused. */
export async function sendFiles(messageId: number, files: readonly File[]): Promise<void> {
  if (files.length === 0) return
  const form = new FormData()
  for (const file of files) form.append('file', file)
  await ask(`/admin/api/inbox/${messageId}/files`, { method: 'POST', form })
}
