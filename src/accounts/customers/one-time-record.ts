import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { CustomerAuth } from './create-customer-auth.ts'

/** Keeps something for a few minutes under a name that cannot be guessed. */
export async function keepOnce(
  auth: CustomerAuth,
  purpose: string,
  record: object,
  seconds: number,
): Promise<string> {
  const name = randomBytes(32).toString('base64url')
  const { internalAdapter } = await auth.$context
  await internalAdapter.createVerificationValue({
    identifier: `${purpose}:${name}`,
    value: JSON.stringify(record),
    expiresAt: new Date(Date.now() + seconds * 1000),
  })
  return name
}

/** Gives it back, the first time and in time only. */
export async function takeOnce<S extends z.ZodType>(
  auth: CustomerAuth,
  purpose: string,
  name: string,
  schema: S,
): Promise<z.output<S> | undefined> {
  const { internalAdapter } = await auth.$context
  const kept = await internalAdapter.consumeVerificationValue(`${purpose}:${name}`)
  return kept === null ? undefined : schema.parse(JSON.parse(kept.value))
}
