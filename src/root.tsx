import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteLoaderData } from 'react-router'
import { pageSettingsOf } from '#consent/page-settings.ts'
import { reportingSettings } from '#error-reporting/reporting-settings.ts'
import { PageMannerContext, WORDING_ELEMENT } from '#routes/page-manner.ts'
import { PageWording } from '#routes/page-wording.tsx'
import { requestFacts } from '#routes/request-facts.ts'
import { ErrorPage, errorStatusOf } from '#shell/error-page.tsx'
import { unsentIn } from '#shell/unsent-form.ts'
import { localePath } from '#sites/locale-path.ts'
import { parseLocale } from '#sites/locales.ts'
import { useRouteChanges } from '#tracking/use-route-changes.ts'
import headingFont from '#ui/fonts/bricolage-grotesque-latin.woff2?url'
import textFont from '#ui/fonts/figtree-latin.woff2?url'
import firstTheme from '#ui/theme/first-theme.js?url'
import type { Route } from './+types/root.ts'
import styles from './styles.css?url'

export const links: Route.LinksFunction = () => [
  // Also that of headings: found through the styles alone, it would hold up the first picture.
  ...[textFont, headingFont].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

export function loader({ context }: Route.LoaderArgs) {
  const { target, hosts, env } = context.get(requestFacts)
  const role = target.kind === 'content' ? target.site : target.kind
  return {
    settings: pageSettingsOf(hosts, role, env.tagManagerId),
    errorReporting: reportingSettings(env),
  }
}

/** What the loader gives holds for the installation, so no change of route asks for it again. */
export const shouldRevalidate = () => false

export function Layout({ children }: { children: ReactNode }) {
  const page = useContext(PageMannerContext)
  const reporting = useRouteLoaderData<typeof loader>('root')?.errorReporting
  useRouteChanges()
  const nonce = page.manner === 'hydrated' ? page.nonce : undefined
  return (
    // The kept theme stands on it before React does.
    <html lang={parseLocale(page.locale).language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {/*
          The kept theme, before anything is painted; where storage is forbidden, that of the system
          stands. A file of its own, as content pages allow no inline script, and as it is sent, so
          its comment is here. Held up no longer than by the styles, on the same connection.
        */}
        <script src={firstTheme} nonce={nonce} />
        <meta name="theme-color" content="#faf8f5" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#131024" media="(prefers-color-scheme: dark)" />
        {reporting && <meta name="error-reporting" content={JSON.stringify(reporting)} />}
        <Meta />
        <Links nonce={nonce} />
        {page.manner === 'content' && page.devPreamble && (
          <script type="module" src={page.devPreamble} />
        )}
        {/* The page is whole without them: styles and text come first on a slow line. */}
        {page.manner === 'content' && (
          <script type="module" src={page.entryModule} fetchPriority="low" />
        )}
        {page.imports.map((href) => (
          <link key={href} rel="modulepreload" href={href} fetchPriority="low" nonce={nonce} />
        ))}
      </head>
      <body>
        <PageWording>{children}</PageWording>
        {page.manner === 'hydrated' && (
          <>
            <script
              id={WORDING_ELEMENT}
              type="application/json"
              // biome-ignore lint/security/noDangerouslySetInnerHtml: our own wording, escaped
              dangerouslySetInnerHTML={{ __html: scriptJson(page.wording) }}
            />
            <ScrollRestoration nonce={nonce} />
            <Scripts nonce={nonce} />
          </>
        )}
      </body>
    </html>
  )
}

/** As the text of a script element, which only its end tag could leave. */
function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export default function Root() {
  return <Outlet />
}

/** When even the frame of a page cannot be made: the same words without it, in both manners. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { locale } = useContext(PageMannerContext)
  const site = useRouteLoaderData<typeof loader>('root')?.settings?.legalOrigin ?? ''
  return (
    <main>
      {/* Nobody else says it: of the routes below none has a say here. */}
      <meta name="robots" content="noindex, nofollow" />
      <ErrorPage
        status={errorStatusOf(error)}
        homeHref={site + localePath(locale, '/')}
        unsent={unsentIn(error)}
      />
    </main>
  )
}
