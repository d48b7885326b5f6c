import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Colleague } from './colleague.tsx'
import { useCaseFacts } from './use-case-facts.ts'

function Choices({ id }: { id: string }) {
  return useCaseFacts()
    .colleaguesWith(id)
    .map(({ name }) => <li key={name}>{name}</li>)
}

test.each([
  ['here', 'Ana', '<li>Ana</li>'],
  ['left', 'Bo (blocked)', '<li>Bo (blocked)</li><li>Ana</li>'],
  ['moved', 'Cleo (editor)', '<li>Cleo (editor)</li><li>Ana</li>'],
  ['gone', 'A former colleague', '<li>A former colleague</li><li>Ana</li>'],
])(
  'who looks after something has a name, also where their account is blocked or they do something else by now: %s',
  (id, name, choices) => {
    const client = new QueryClient()
    client.setQueryData(['case-facts'], {
      lines: [],
      colleagues: [{ id: 'here', name: 'Ana' }],
      former: [
        { id: 'left', name: 'Bo', role: 'broker', blocked: true },
        { id: 'moved', name: 'Cleo', role: 'editor', blocked: false },
      ],
    })
    const show = (shown: ReactNode) =>
      renderToStaticMarkup(<QueryClientProvider client={client}>{shown}</QueryClientProvider>)
    expect(show(<Colleague id={id} />)).toContain(name)
    expect(show(<Choices id={id} />)).toBe(choices)
  },
)
