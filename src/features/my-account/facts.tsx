import type { ReactNode } from 'react'

type Fact = readonly [name: string, value: ReactNode, look?: 'number']

/** Names with their values; what is empty is left out. A number stays in one piece. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="account-facts">
      {facts.map(
        ([name, value, look]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd className={look && `account-${look}`}>{value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
