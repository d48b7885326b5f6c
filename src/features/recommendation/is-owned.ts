import type { HealthCost } from './health-cost.ts'

/** Nothing is to be bought where somebody keeps what they have. */
export function isOwned({ cost }: { readonly cost: HealthCost }): boolean {
  return cost.kind === 'none' && cost.why === 'staysInOwnPolicy'
}
