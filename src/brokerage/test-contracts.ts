import { vi } from 'vitest'
import { type ActingUser, system } from '#accounts/acting-user.ts'
import { findApplication } from './applications/find-application.ts'
import { moveApplication } from './applications/move-application.ts'
import { submitApplication } from './applications/submit-application.ts'
import type { BrokerageDesk } from './desk.ts'
import { findPolicy } from './policies/find-policy.ts'
import { addStaff, type TestDesk } from './test-desk.ts'
import { completeOrder } from './test-orders.ts'

/** Has a complete order taken, and gives back its reference. */
export async function placeOrder(
  desk: BrokerageDesk,
  actor: ActingUser,
  line: string,
  more: Parameters<typeof completeOrder>[2] = {},
): Promise<string> {
  const sent = await submitApplication(desk, actor, await completeOrder(desk, line, more))
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  return sent.reference
}

/** An active contract with its papers delivered, of a customer or of a visitor with this address. */
export async function contractOf(
  { desk }: { readonly desk: BrokerageDesk },
  owner: ActingUser,
  email: string,
  line = 'household',
  more: Parameters<typeof completeOrder>[2] = {},
) {
  const reference = await placeOrder(desk, owner, line, { email, ...more })
  return vi.waitFor(
    async () => {
      const found = await findApplication(desk, system, reference)
      if (found?.state !== 'active' || !found.policyReference) throw new Error(`${found?.state}`)
      const policy = await findPolicy(desk, system, found.policyReference)
      if (!policy?.papersReceivedOn) throw new Error('The papers are on their way.')
      return { application: reference, policy: found.policyReference }
    },
    { timeout: 100_000, interval: 100 },
  )
}

/** The same where no jobs run: a broker moves it. */
export async function contractByHand(
  office: TestDesk,
  owner: ActingUser,
  line = 'household',
  more: Parameters<typeof completeOrder>[2] = {},
) {
  const { desk } = office
  const broker = await addStaff(office, 'broker')
  const application = await placeOrder(desk, owner, line, more)
  for (const state of ['accepted', 'active'] as const) {
    await moveApplication(desk, broker, application, state)
  }
  const found = await findApplication(desk, system, application)
  if (!found?.policyReference) throw new Error(`${found?.state}`)
  return { application, policy: found.policyReference, broker }
}
