import { createHash } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { checkUpload, type UploadRefusal } from '#platform/files/check-upload.ts'
import { cleanFileName } from '#platform/files/clean-file-name.ts'
import { hasFormulas } from '#platform/files/has-formulas.ts'
import { putThenName } from '#platform/files/put-then-name.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newSecretId } from '../references.ts'
import { sealIn } from '../seals.ts'
import { brokerageFiles } from '../tables.ts'

/** The answer to an upload: what an answer of kind `upload` holds, or why it was not taken. */
export type StoredUpload =
  | {
      readonly ok: true
      readonly file: {
        readonly id: string
        readonly name: string
        readonly type: string
        readonly bytes: number
      }
    }
  | { readonly ok: false; readonly refusal: UploadRefusal | 'formulas' | 'tooMany' }

/**
 * Takes a file in, after a look at its bytes. It belongs to the draft it was sent for, or to the
 * customer, and its id is unguessable. What goes with nothing in the end is deleted in time.
 */
export async function storeUpload(
  desk: BrokerageDesk,
  actor: ActingUser,
  upload: {
    readonly bytes: Uint8Array
    readonly name: string
    readonly draftId?: string
    /** Media types that the question takes; papers and photographs when absent. */
    readonly accept?: readonly string[] | undefined
  },
): Promise<StoredUpload> {
  const { bytes, draftId } = upload
  const checked = checkUpload(bytes, upload.accept)
  if (!checked.ok) return checked
  if (checked.type === 'text/csv' && hasFormulas(Buffer.from(bytes))) {
    return { ok: false, refusal: 'formulas' }
  }
  if (draftId !== undefined && (await countOfDraft(desk, draftId)) >= MOST_FILES_OF_DRAFT) {
    return { ok: false, refusal: 'tooMany' }
  }
  const id = newSecretId()
  const name = cleanFileName(upload.name, checked.type)
  const row = {
    id,
    kind: 'upload',
    name: sealIn(desk, 'brokerage_files.name', id, { name }),
    type: checked.type,
    bytes: bytes.length,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    sealedWith: desk.keyring[0].id,
    customerId: actor.kind === 'customer' ? actor.userId : null,
    draftId: draftId ?? null,
    createdAt: desk.clock.now(),
  } as const
  await putThenName(desk.files, { name: id, bytes }, () =>
    desk.db.insert(brokerageFiles).values(row),
  )
  return { ok: true, file: { id, name, type: checked.type, bytes: bytes.length } }
}

/** The longest list of papers that a line asks for, several times over. */
const MOST_FILES_OF_DRAFT = 250

async function countOfDraft({ db }: BrokerageDesk, draftId: string): Promise<number> {
  const [row] = await db
    .select({ files: count() })
    .from(brokerageFiles)
    .where(eq(brokerageFiles.draftId, draftId))
  return row?.files ?? 0
}
