import type { ContentSource } from '#content/source.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import { createPostLimits } from '#features/forms/post-limits.ts'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/connect.ts'
import { blindIndexKey, openKeyring } from '#platform/encryption/keyring.ts'
import type { Env } from '#platform/env.ts'
import { openFileStore } from '#platform/files/open-file-store.ts'

/** Everything of the forms' desk but the jobs, whose handlers need the rest. */
export function openFormParts(parts: {
  env: Env
  database: Database
  content: ContentSource
}): Omit<FormDesk, 'jobs'> {
  const { env, database, content } = parts
  const keyring = openKeyring(env)
  return {
    db: database.db,
    keyring,
    content,
    clock: systemClock,
    secretKey: env.secretKey,
    blindKey: blindIndexKey(env.secretKey),
    files: openFileStore(env, keyring),
    limits: createPostLimits(),
  }
}
