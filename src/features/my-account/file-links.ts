import { data } from 'react-router'
import { readFile } from '#brokerage/files/read-file.ts'
import type { StoredFile } from '#brokerage/files/views.ts'
import type { AccountFacts, Owner } from './account-facts.ts'

export type FileLink = { readonly name: string; readonly href: string; readonly kind: string }

export function fileLinks(files: readonly StoredFile[]): FileLink[] {
  return files.map(({ id, name, kind }) => ({ name, kind, href: `/me/files/${id}` }))
}

/** A file of the customer's own; of any other not even that there is one is told. */
export async function sendFile(
  { desk }: Pick<AccountFacts, 'desk'>,
  { actor }: Pick<Owner, 'actor'>,
  fileId: string,
): Promise<Response> {
  const found = await readFile(desk, actor, fileId)
  if (found === undefined) throw data(null, { status: 404 })
  const { file, bytes } = found
  // Only our own papers open in the browser: what somebody sent is saved, never run.
  const manner = file.kind === 'document' ? 'inline' : 'attachment'
  return new Response(new Uint8Array(bytes), {
    headers: {
      'content-type': file.type,
      'content-disposition': `${manner}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}
