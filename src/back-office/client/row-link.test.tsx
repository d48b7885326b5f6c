import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { NextLink } from './row-link.tsx'

const shown = (state: unknown) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[{ pathname: '/admin/claims/FC-1', state }]}>
      <NextLink>Next</NextLink>
    </MemoryRouter>,
  )

test('who came from a list is led to the row below, and nobody else is led anywhere', () => {
  const following = ['/admin/claims/FC-2', '/admin/claims/FC-3']
  expect(shown({ back: '/admin/claims', following })).toContain('href="/admin/claims/FC-2"')
  expect(shown({ back: '/admin/claims', following: [] })).toBe('')
  // As older visits left it, and by an address that was typed.
  expect(shown({ back: '/admin/claims' })).toBe('')
  expect(shown(null)).toBe('')
})
