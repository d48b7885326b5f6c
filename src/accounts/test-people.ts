import { expect } from 'vitest'
import type { StaffRole } from './acting-user.ts'
import { insertStaff } from './staff/insert-staff.ts'
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

/** The bearer token of a new colleague in a role. */
export async function signInStaff(site: TestAccounts, role: StaffRole): Promise<string> {
  const email = `${role}@feather.example`
  await insertStaff(site.db, { name: role, email, password, role })
  const { origins } = site.accounts.parts.hosts
  const answer = await site.send(
    '/admin/auth/sign-in/email',
    { email, password },
    { origin: origins.cms },
  )
  const token = answer.headers.get('set-auth-token')
  if (token === null) throw new Error(`${email} could not sign in: ${await answer.text()}`)
  return token
}
