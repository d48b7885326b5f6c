import { AppError } from '#platform/app-error.ts'
import { type StoredUpload, storeUpload } from './store-upload.ts'

/**
 * For pages, which say beside the question why a file was not taken: also that the store cannot keep
 * any now, as on a full disk. Whoever runs the product reads the cause in the log.
 */
export async function tryToStoreUpload(
  ...[desk, actor, upload]: Parameters<typeof storeUpload>
): Promise<StoredUpload | { readonly ok: false; readonly refusal: 'unavailable' }> {
  try {
    return await storeUpload(desk, actor, upload)
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'files-unavailable')) throw error
    desk.log.error({ err: error }, 'an upload could not be kept')
    return { ok: false, refusal: 'unavailable' }
  }
}
