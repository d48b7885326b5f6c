import type { ComparedInsurer } from '#content/insurers-of.ts'

/**
 * Who collects by direct debit, as a mandate names it: the insurer, never we. Kept with the order or
 * with the other account, because settings change and a mandate does not.
 */
export type Creditor = {
  readonly name: string
  readonly address?: string
  /** Its creditor identifier (SEPA). */
  readonly id: string
}

/** Nobody while its identifier is not kept in the settings: the insurer tells it before it collects. */
export function creditorOf(insurer: ComparedInsurer | undefined): Creditor | undefined {
  if (!insurer?.creditorId) return undefined
  const { name, address, creditorId: id } = insurer
  return { name, ...(address ? { address } : {}), id }
}

/** The same for a contract, which keeps the name of its insurer. */
export function creditorNamed(
  insurers: readonly ComparedInsurer[],
  name: string | undefined,
): Creditor | undefined {
  return creditorOf(insurers.find((each) => each.name === name))
}
