import { lazy, Suspense, useSyncExternalStore } from 'react'
import { data } from 'react-router'
import { config } from 'zod'
import styles from '#back-office/back-office.css?url'
import { CookiesRefused } from '#back-office/cookies-refused.tsx'
import { OpeningScreen } from '#back-office/opening-screen.tsx'
import { appMeta } from '#shell/app-meta.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/admin.ts'

/** Only the content system's host has a back office; its data comes from its own API. */
export function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestFacts).target.kind !== 'cms') throw data(null, { status: 404 })
  return null
}

/** Keeps the server from rendering it: it works with the browser's storage and router. */
export async function clientLoader() {
  return null
}
clientLoader.hydrate = true as const

/** Its own router moves between its screens, which ask the server for nothing of this route. */
export function shouldRevalidate() {
  return false
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta: Route.MetaFunction = (page) => appMeta(page, 'Back office')

const BackOffice = lazy(() => {
  // Before any schema is made: zod would try out whether it may write code, which our policy refuses
  // and browsers report as an attack.
  config({ jitless: true })
  return import('#back-office/back-office.client.tsx')
})

export function HydrateFallback() {
  return <OpeningScreen />
}

export default function AdminPage() {
  // Its loader may be done before React has compared the page with what the server drew.
  const isCompared = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
  if (!isCompared) return <OpeningScreen />
  // Along with cookies goes the storage, which its libraries reach for as soon as they are loaded.
  if (!navigator.cookieEnabled) return <CookiesRefused />
  return (
    <Suspense fallback={<OpeningScreen />}>
      <BackOffice />
    </Suspense>
  )
}

const neverChanges = () => () => {}
