import { vi } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { findApplication } from './applications/find-application.ts'
import { submitApplication } from './applications/submit-application.ts'
import type { BrokerageDesk } from './desk.ts'
import { completeOrder } from './test-orders.ts'

/** An active contract, of a customer or of a visitor with this address. */
export async function contractOf(
  { desk }: { readonly desk: BrokerageDesk },
  owner: ActingUser,
  email: string,
  line = 'household',
) {
  const order = await completeOrder(desk, line, { email })
  const sent = await submitApplication(desk, owner, order)
  if (sent.outcome !== 'submitted') throw new Error(JSON.stringify(sent))
  return vi.waitFor(
    async () => {
      const found = await findApplication(desk, { kind: 'system' }, sent.reference)
      if (found?.state !== 'active' || !found.policyReference) throw new Error(`${found?.state}`)
      return { application: sent.reference, policy: found.policyReference }
    },
    { timeout: 100_000, interval: 100 },
  )
}
