import { Link, useLocation } from 'react-router'
import { knownCollection } from '#content/collections/registry.ts'
import { collectionGroups } from '../collection-groups.ts'
import { useWayBack } from '../row-link.tsx'
import { useMe } from '../use-me.ts'
import { FindCase } from './find-case.tsx'
import { isWithin } from './is-within.ts'
import type { MenuOpen } from './use-menu-open.ts'

interface Entry {
  to: string
  label: string
}

/** The menu, grouped; it shows what the colleague may use. */
export function FrameMenu({ menu: { isOpen, choose } }: { menu: MenuOpen }) {
  const me = useMe()
  const groups: { label: string; entries: Entry[] }[] = [
    ...(me?.may.messages ? [inboxGroup] : []),
    ...(me?.may.cases ? [casesGroup] : []),
    ...(me?.may.content ? contentGroups : []),
    {
      label: 'People and programs',
      entries: [
        ...(me?.may.staff ? [{ to: '/admin/staff', label: 'Staff' }] : []),
        ...(me?.may.consents ? [{ to: '/admin/consents', label: 'Cookie choices' }] : []),
        ...(me?.may.apiTokens ? [{ to: '/admin/api-tokens', label: 'API tokens' }] : []),
        { to: '/admin/account', label: 'My account' },
      ],
    },
  ]
  return (
    <nav id="back-office-menu" className="bo-menu" aria-label="Back office" data-open={isOpen}>
      {/* On a phone, where the header has no room for it. */}
      <FindCase onFind={choose} />
      <MenuLink to="/admin" label="Start" onClick={choose} />
      {groups.map(({ label, entries }) => (
        <section key={label} aria-label={label}>
          <h2>{label}</h2>
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <MenuLink {...entry} onClick={choose} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function MenuLink({ to, label, onClick }: Entry & { onClick: () => void }) {
  const { pathname } = useLocation()
  const isCurrent = isWithin(to, useWayBack() ?? pathname)
  return (
    <Link to={to} onClick={onClick} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Link>
  )
}

const inboxGroup = {
  label: 'Messages',
  entries: [
    { to: '/admin/inbox', label: 'Inbox' },
    { to: '/admin/complaints', label: 'Complaints' },
  ],
}

const casesGroup = {
  label: 'Customers’ matters',
  entries: [
    { to: '/admin/applications', label: 'Applications' },
    { to: '/admin/policies', label: 'Policies' },
    { to: '/admin/claims', label: 'Claims' },
    { to: '/admin/requests', label: 'Requests' },
    { to: '/admin/customers', label: 'Customers' },
    { to: '/admin/calls', label: 'Calls' },
    { to: '/admin/background-work', label: 'Background work' },
  ],
}

const contentGroups = collectionGroups.map(({ label, collections }) => ({
  label,
  entries: [
    ...collections.map((name) => ({ to: `/admin/${name}`, label: knownCollection(name).label })),
    ...(label === 'Content' ? [{ to: '/admin/deleted', label: 'Deleted documents' }] : []),
  ],
}))
