import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { HttpError } from 'react-admin'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { CouldNotRead } from './could-not-read.tsx'

const shown = (status: number) =>
  renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/admin/claims']}>
        <CouldNotRead error={new HttpError('Why not.', status)} />
      </MemoryRouter>
    </QueryClientProvider>,
  )

test('says why, and leads on: to the sign-in, or to another try where that may help', () => {
  for (const status of [0, 401, 404, 500]) expect(shown(status)).toContain('Why not.')
  expect(shown(401)).toContain('href="/admin/login"')
  expect([0, 401, 403, 404, 500].filter((each) => shown(each).includes('Try again'))).toEqual([
    0, 500,
  ])
})
