/**
 * The routes of the customer app and of the health host. They carry no locale: the app speaks the
 * language of the locale cookie. Addresses are absolute, since the sites link here from elsewhere.
 */
import { type HostTable, originOf } from './hosts.ts'

type AppRouteKind = 'entry' | 'recommendation' | 'account' | 'signup'

interface AppRoute {
  /** Stable name, for links and tests. */
  readonly id: string
  /** Which of the two hydrated hosts serves it. */
  readonly host: 'app' | 'health'
  readonly path: string
  readonly kind: AppRouteKind
}

export const APP_ROUTES = [
  { id: 'app-entry', host: 'app', path: '/_app', kind: 'entry' },

  {
    id: 'recommendation-tool',
    host: 'app',
    path: '/recommendation-tool',
    kind: 'recommendation',
  },
  {
    id: 'recommendation-tool-health',
    host: 'app',
    path: '/recommendation-tool/health',
    kind: 'recommendation',
  },

  { id: 'sign-in', host: 'app', path: '/account/signin', kind: 'account' },
  { id: 'my-policies', host: 'app', path: '/me/policies', kind: 'account' },

  { id: 'public-health', host: 'app', path: '/policies/public-health', kind: 'signup' },
  { id: 'public-health-tk', host: 'app', path: '/policies/public-health-tk', kind: 'signup' },
  { id: 'public-health-aok', host: 'app', path: '/policies/public-health-aok', kind: 'signup' },
  {
    id: 'public-health-barmer',
    host: 'app',
    path: '/policies/public-health-barmer',
    kind: 'signup',
  },
  { id: 'public-health-dak', host: 'app', path: '/policies/public-health-dak', kind: 'signup' },
  {
    id: 'public-health-bkk-firmus',
    host: 'app',
    path: '/policies/public-health-bkk-firmus',
    kind: 'signup',
  },
  { id: 'household', host: 'app', path: '/policies/household', kind: 'signup' },
  { id: 'legal', host: 'app', path: '/policies/legal', kind: 'signup' },
  // Asks how long somebody stays, and leads to one of the two below.
  { id: 'expat', host: 'app', path: '/policies/expat', kind: 'signup' },
  { id: 'expat-short-term', host: 'app', path: '/policies/expat/short-term', kind: 'signup' },
  { id: 'expat-long-term', host: 'app', path: '/policies/expat/long-term', kind: 'signup' },
  { id: 'liability', host: 'app', path: '/policies/liability/quote', kind: 'signup' },
  { id: 'dental', host: 'app', path: '/policies/dental', kind: 'signup' },
  { id: 'bike', host: 'app', path: '/policies/bike', kind: 'signup' },
  { id: 'life', host: 'app', path: '/policies/life', kind: 'signup' },
  { id: 'disability', host: 'app', path: '/policies/disability', kind: 'signup' },
  { id: 'dog-liability', host: 'app', path: '/policies/dog-liability', kind: 'signup' },
  { id: 'travel-health', host: 'app', path: '/policies/travel-health', kind: 'signup' },
  { id: 'pet-health', host: 'app', path: '/policies/pet-health', kind: 'signup' },
  { id: 'pension', host: 'app', path: '/policies/pension', kind: 'signup' },
  { id: 'basis-pension', host: 'app', path: '/policies/basis-pension', kind: 'signup' },
  {
    id: 'professional-liability',
    host: 'app',
    path: '/policies/professional-liability',
    kind: 'signup',
  },
  { id: 'general-liability', host: 'app', path: '/policies/general-liability', kind: 'signup' },
  { id: 'cyber', host: 'app', path: '/policies/cyber', kind: 'signup' },
  { id: 'company-health', host: 'app', path: '/policies/company-health', kind: 'signup' },
  { id: 'company-pension', host: 'app', path: '/policies/company-pension', kind: 'signup' },
  { id: 'company-travel', host: 'app', path: '/policies/company-travel', kind: 'signup' },
  { id: 'company-life', host: 'app', path: '/policies/company-life', kind: 'signup' },
  {
    id: 'company-professional-liability',
    host: 'app',
    path: '/policies/company-professional-liability',
    kind: 'signup',
  },
  // The questions before the sign-up; the sign-up itself is on the health host.
  { id: 'private-health', host: 'app', path: '/policies/private-health', kind: 'signup' },
  { id: 'private-health-signup', host: 'health', path: '/signup', kind: 'signup' },
] as const satisfies readonly AppRoute[]

export type AppRouteId = (typeof APP_ROUTES)[number]['id']

export function appRoute(id: AppRouteId): AppRoute {
  const route = BY_ID.get(id)
  if (route === undefined) throw new RangeError(`There is no app route called ${id}`)
  return route
}

/** The absolute address of an app route. */
export function appUrl(table: HostTable, id: AppRouteId): string {
  const { host, path } = appRoute(id)
  return originOf(table, host) + path
}

const BY_ID: ReadonlyMap<string, AppRoute> = new Map(APP_ROUTES.map((route) => [route.id, route]))
