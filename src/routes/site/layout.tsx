import { Outlet } from 'react-router'
import { contentFacts } from '../content-target.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { target } = contentFacts(context)
  return { locale: target.locale }
}

export default function SiteLayout(_: Route.ComponentProps) {
  return <Outlet />
}
