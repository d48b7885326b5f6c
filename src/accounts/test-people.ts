import { expect } from 'vitest'
import type { TestAccounts } from './test-accounts.ts'

export const password = 'correct horse'

let made = 0

/** Someone new at every call. */
export function someone() {
  made += 1
  return { username: `user${made}`, email: `user${made}@example.com`, password }
}

/** A customer with the client that registered them. */
export async function registerSomeone(site: TestAccounts) {
  const person = someone()
  const client = site.client()
  const answer = await client.register(person)
  return { person, client, ...answer }
}

/** An error as Strapi's clients see it. */
export function problem(name: string, message: string, status = 400) {
  return { data: null, error: expect.objectContaining({ status, name, message }) }
}
