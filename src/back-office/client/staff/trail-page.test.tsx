import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { AuditRecord } from '../../wire/audit-records.ts'
import { showDeed } from './trail-page.tsx'

const common = { id: 1, at: '2026-11-18T08:00:00.000Z', by: 'Nora' }

const deeds: readonly (readonly [string, AuditRecord])[] = [
  [
    'Nora: joined as broker, invited by Ada',
    {
      ...common,
      kind: 'staff',
      reference: 's2',
      colleague: 'Nora',
      action: 'join',
      details: { role: 'broker', invitedBy: 's1' },
    },
  ],
  [
    'Read claim <a href="/admin/claims/FC-1" data-discover="true">FC-1</a>',
    { ...common, kind: 'claim', reference: 'FC-1', action: 'read-claim', details: {} },
  ],
  [
    'Export complaints <a href="/admin/complaints" data-discover="true">register</a>',
    {
      ...common,
      kind: 'message',
      reference: 'register',
      action: 'export-complaints',
      details: { complaints: 3 },
    },
  ],
]

test.each(deeds)('%s', (shown, entry) => {
  const deed = showDeed(entry, (id) => (id === 's1' ? 'Ada' : ''))
  expect(renderToStaticMarkup(<MemoryRouter>{deed}</MemoryRouter>)).toBe(shown)
})
