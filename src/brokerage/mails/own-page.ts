import { originOf } from '#sites/hosts.ts'
import type { BrokerageDesk } from '../desk.ts'
import { kindOfReference } from '../read-reference.ts'

/**
 * The page of a contract or an application in the account of whoever it belongs to; where it is about
 * a claim, the place on the page where that stands.
 */
export function ownPage(
  { hosts }: Pick<BrokerageDesk, 'hosts'>,
  reference: string,
  about = reference,
): string {
  const pages = kindOfReference(reference) === 'policy' ? 'policies' : 'applications'
  const place = kindOfReference(about) === 'claim' ? `#${about}` : ''
  return `${originOf(hosts, 'app')}/me/${pages}/${reference}${place}`
}

/** Where all contracts of an account stand. */
export function allOwnPages({ hosts }: Pick<BrokerageDesk, 'hosts'>): string {
  return `${originOf(hosts, 'app')}/me/policies`
}
