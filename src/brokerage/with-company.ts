import type { BrokerageDesk } from './desk.ts'

/**
 * A desk for the inside of a transaction that tells somebody something: who we are comes from the
 * settings, which are read over a connection of their own, so they are read before it begins.
 */
export async function withCompany<Desk extends Pick<BrokerageDesk, 'company'>>(
  desk: Desk,
): Promise<Desk> {
  const company = await desk.company()
  return { ...desk, company: async () => company }
}
