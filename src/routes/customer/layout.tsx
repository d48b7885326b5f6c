import { Outlet } from 'react-router'
import { pickWording } from '#i18n/pick-wording.ts'
import { loadAppFrame } from '#shell/app-frame.ts'
import { appMeta } from '#shell/app-meta.ts'
import { AppShell } from '#shell/app-shell.tsx'
import { ErrorPage, errorStatusOf } from '#shell/error-page.tsx'
import { unsentIn } from '#shell/unsent-form.ts'
import appStyles from '../../app-styles.css?url'
import { answerOutage } from '../answer-outage.ts'
import { requestFacts } from '../request-facts.ts'
import type { Route } from './+types/layout.ts'
import { chooseLanguage } from './choose-language.ts'

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url, context }) => chooseLanguage(request.method, url, context),
]

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: appStyles }]

export async function loader({ context }: Route.LoaderArgs) {
  const { content, hosts, locale, clock } = context.get(requestFacts)
  const frame = loadAppFrame({ content, hosts, locale, today: clock.now() })
  return { frame: await answerOutage(frame), wording: pickWording(locale, 'app') }
}

/** The frame is the same on all pages: moving between them asks for it once. */
export const shouldRevalidate = () => false

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function CustomerLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AppShell frame={loaderData.frame}>
      <Outlet />
    </AppShell>
  )
}

/** Where the frame itself could not be made; what fails below it is said inside, by `page-errors.tsx`. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main>
      <ErrorPage status={errorStatusOf(error)} homeHref="/" unsent={unsentIn(error)} />
    </main>
  )
}
