import { originOf } from '#sites/hosts.ts'
import type { BrokerageDesk } from '../desk.ts'
import { REFERENCE_PREFIXES } from '../read-reference.ts'

/** The page of a contract or an application in the account of whoever it belongs to. */
export function ownPage({ hosts }: Pick<BrokerageDesk, 'hosts'>, reference: string): string {
  const isContract = reference.startsWith(REFERENCE_PREFIXES.policy)
  return `${originOf(hosts, 'app')}/me/${isContract ? 'policies' : 'applications'}/${reference}`
}

/** Where all contracts of an account stand. */
export function allOwnPages({ hosts }: Pick<BrokerageDesk, 'hosts'>): string {
  return `${originOf(hosts, 'app')}/me/policies`
}
