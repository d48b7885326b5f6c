import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { PolicyDetail } from '../../wire/casework-records.ts'
import { HolderForm } from './holder-form.tsx'

const ofHome = ['Street', 'Number', 'Postcode', 'Town', 'Federal state']
const seat = { street: 'Torstr.', houseNo: '1', pc: '10119', city: 'Berlin' }

test.each([
  ['a German home', { ...seat, state: 'BE' }, ofHome],
  ['the seat of a company', seat, ['Street', 'Number', 'Postcode', 'Town']],
  ['a home abroad', { street: 'Calle Sol', city: 'Lima', country: 'PE' }, ['Street', 'Town']],
])('of %s everything is asked for that there has to be', (_, address, needed) => {
  const contact = { firstName: 'Ana', lastName: 'Sousa', email: 'ana@example.org' }
  const policy = { reference: 'FP-1', contact, address } as unknown as PolicyDetail
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <HolderForm policy={policy} onLeave={() => {}} />
    </QueryClientProvider>,
  )
  const marked = [...page.matchAll(/<legend[^>]*><span>([^<]+?)\s\*/g)].map(([, name]) => name)
  expect(marked.filter((name) => ofHome.includes(name ?? ''))).toEqual(needed)
})
