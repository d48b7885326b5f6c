import type { RouteConfigEntry } from '@react-router/dev/routes'
import { matchRoutes, type RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { JOURNEYS } from '#features/apply/journeys.ts'
import routeTable from '../../../routes.ts'
import { journeyAt } from './journey-at.ts'

const routes: RouteObject[] = toRoutes(await routeTable)

/** As the router reads the table; the module stands for the route. */
function toRoutes(entries: readonly RouteConfigEntry[]): RouteObject[] {
  return entries.map(({ file, path, index, children = [] }) =>
    index ? { id: file, index } : { id: file, path, children: toRoutes(children) },
  ) as RouteObject[]
}

const moduleAt = (path: string) =>
  matchRoutes(routes, path)
    ?.at(-1)
    ?.route.id?.replace(/^routes\/customer\//, '')

test.each(JOURNEYS)('$route has its pages at $base', ({ base, route }) => {
  const pages = {
    [base]: 'apply/start.tsx',
    [`${base}/plans`]: 'apply/page.tsx',
    [`${base}/documents/terms`]: 'apply/document.ts',
    [`${base}/upload`]: 'apply/upload.ts',
    [`${base}/calendar.ics`]: 'apply/calendar.ts',
  }
  for (const [path, module] of Object.entries(pages)) {
    expect(moduleAt(path), path).toBe(module)
    expect(journeyAt(path), path).toBe(route)
  }
})

test.each([
  ['/policies/expat', 'apply/expat.tsx'],
  ['/policies/public-health', 'apply/public-health.tsx'],
  ['/policies/continue', 'apply/continue.ts'],
  ['/policies/resume', 'apply/resume.tsx'],
])('%s is no journey', (path, module) => {
  expect(moduleAt(path)).toBe(module)
})

test.each([
  '/policies/nonsense',
  '/policies/liability',
  '/policies/liability/plans',
  '/policies/public-health/plans',
  '/policies/resume/plans',
])('of %s no journey is known', (path) => {
  expect(journeyAt(path)).toBe('')
})
