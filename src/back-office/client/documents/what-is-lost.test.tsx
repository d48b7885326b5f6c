import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { UsagePage } from '../../wire/document-record.ts'
import { WhatIsLost } from './what-is-lost.tsx'

const told = (usages: UsagePage | undefined) =>
  renderToStaticMarkup(<WhatIsLost isPublic usages={usages} />)

test('that nothing refers to it is said only of what was read', () => {
  expect(told({ data: [], total: 0 })).toContain('Nothing refers to it.')
  expect(told(undefined)).not.toContain('Nothing refers to it.')
  expect(told(undefined)).toContain('What refers to it is not known at the moment.')
})

test('of a file it is told that texts keep their place for it', () => {
  const home = { collection: 'pages', id: 'en-de--home', title: 'Home', isPublic: true } as const
  const usages = { data: [home], total: 1 }
  const file = renderToStaticMarkup(<WhatIsLost isPublic isFile usages={usages} />)
  expect(file).toContain('leaves a gap or a dead link where it is used')
  expect(told(usages)).toContain('shows nothing where it is used')
})

test('what is not named is counted', () => {
  const home = { collection: 'pages', id: 'en-de--home', title: 'Home', isPublic: false } as const
  const html = told({ data: [home], total: 3 })
  expect(html).toContain('Home (draft)')
  expect(html).toContain('and 2 more')
})
