import { ask } from '../ask.ts'

/** Puts files to a message, one after the other; those after one that is refused are not sent. */
export async function sendFiles(messageId: number, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const form = new FormData()
    form.append('file', file)
    await ask(`/admin/api/inbox/${messageId}/files`, { method: 'POST', form })
  }
}
