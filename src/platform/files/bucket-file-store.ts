import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { AppError } from '../app-error.ts'
import type { FileStoreSettings } from '../env.ts'
import { checkFileName, type FileStore } from './file-store.ts'

type Method = 'GET' | 'PUT' | 'DELETE'

/**
 * How long the store may take, all its repetitions together: the largest upload also on a slow line
 * of 1 Mbit/s. Without a limit a store that hangs holds the visitor's request for ever.
 */
const LIMITS_MS: Readonly<Record<Method, number>> = { GET: 60_000, PUT: 150_000, DELETE: 20_000 }

/** Files in a bucket of an S3-compatible store; each request is signed. */
export function createBucketFileStore(
  settings: FileStoreSettings,
  limitsMs: Readonly<Record<Method, number>> = LIMITS_MS,
): FileStore {
  const { url, region, accessKeyId, secretAccessKey } = settings
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 })
  const ask = async (method: Method, name: string, body?: Uint8Array) => {
    const address = `${url.replace(/\/+$/, '')}/${checkFileName(name)}`
    const signal = AbortSignal.timeout(limitsMs[method])
    const init = { method, signal, ...(body ? withHash(new Uint8Array(body)) : {}) }
    const answer = await client.fetch(address, init).catch(tellUnavailable(method))
    if (answer.ok || answer.status === 404) return answer
    await answer.body?.cancel()
    throw unavailable(method, new Error(`status ${answer.status}`))
  }
  return {
    async put(name, bytes) {
      const answer = await ask('PUT', name, bytes)
      await answer.body?.cancel()
      if (!answer.ok) throw unavailable('PUT', new Error('there is no such bucket'))
    },
    async get(name) {
      const answer = await ask('GET', name)
      if (answer.ok) return new Uint8Array(await answer.arrayBuffer().catch(tellUnavailable('GET')))
      await answer.body?.cancel()
      return undefined
    },
    async delete(name) {
      const answer = await ask('DELETE', name)
      await answer.body?.cancel()
    },
  }
}

/** The store refuses bytes that changed on their way. */
function withHash(body: Uint8Array<ArrayBuffer>) {
  const sha256 = createHash('sha256').update(body).digest('hex')
  return { body, headers: { 'x-amz-content-sha256': sha256 } }
}

function tellUnavailable(method: Method) {
  return (error: unknown): never => {
    throw unavailable(method, error)
  }
}

function unavailable(method: Method, cause: unknown): AppError {
  return new AppError(
    'files-unavailable',
    `The file store did not answer a ${method}: check FILES_BUCKET_URL and its keys.`,
    { cause },
  )
}
