import { describe, expect, it } from 'vitest'
import { APP_ROUTES, appRoute, appUrl } from './app-routes.ts'
import { buildHostTable } from './hosts.ts'
import { BROKERS } from './site-config.ts'

describe('app routes', () => {
  it('hold every app path of the specification', () => {
    const expected = `/recommendation-tool /recommendation-tool/health /me/policies /account/signin
      /policies/public-health /policies/public-health-bkk-firmus /policies/household
      /policies/legal /policies/expat /policies/liability/quote /policies/dental /policies/bike
      /policies/life /policies/disability /policies/dog-liability /policies/travel-health
      /policies/pet-health /policies/pension /policies/private-health /_app`
    const paths: string[] = APP_ROUTES.filter(({ host }) => host === 'app').map(({ path }) => path)
    const brokers = BROKERS.map((broker) => `/policies/public-health-${broker}`)
    for (const path of [...expected.split(/\s+/), ...brokers]) expect(paths).toContain(path)
  })

  it('put the private health sign-up on the health host', () => {
    expect(appRoute('private-health').host).toBe('app')
    expect(appRoute('private-health-signup').host).toBe('health')
  })

  it('have names and addresses of their own', () => {
    expect(new Set(APP_ROUTES.map(({ id }) => id)).size).toBe(APP_ROUTES.length)
    const table = buildHostTable({ appEnv: 'development', port: 3000 })
    expect(appUrl(table, 'liability')).toBe('http://app.localhost:3000/policies/liability/quote')
    expect(appUrl(table, 'private-health-signup')).toBe('http://health.localhost:3000/signup')
    // @ts-expect-error: a name that no route has
    expect(() => appRoute('nothing')).toThrow('nothing')
  })
})
