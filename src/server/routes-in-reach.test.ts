import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import type { PageTarget } from '#routes/request-facts.ts'
import { inReach, reachOf } from './routes-in-reach.ts'

const route = (parentId?: string, path?: string) => ({ parentId, path })
const build = {
  publicPath: '/',
  routes: {
    root: route(undefined, ''),
    'default-robots': route('root', '~default/:locale/robots.txt'),
    'default-layout': route('root', '~default/:locale'),
    'default-home': route('default-layout'),
    'default-rest': route('default-layout', '*'),
    'business-layout': route('root', '~business/:locale'),
    'business-rest': route('business-layout', '*'),
    customer: route('root'),
    signin: route('customer', 'account/signin'),
    admin: route('root', 'admin/*'),
  },
} as unknown as ServerBuild

const site = (name: string) => ({ kind: 'content', site: name }) as PageTarget

test.each<[PageTarget, string[]]>([
  [site('default'), ['root', 'default-robots', 'default-layout', 'default-home', 'default-rest']],
  [site('business'), ['root', 'business-layout', 'business-rest']],
  [{ kind: 'app' }, ['root', 'customer', 'signin', 'admin']],
  [{ kind: 'cms' }, ['root', 'customer', 'signin', 'admin']],
])('for %o the router has its own routes', (target, ids) => {
  const part = inReach(build, reachOf(target))
  expect(Object.keys(part.routes)).toEqual(ids)
  expect(part.publicPath).toBe('/')
})
