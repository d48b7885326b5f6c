import bricolage from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import { type ReactNode, useContext } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router'
import { PageMannerContext } from '#routes/page-manner.ts'
import type { Route } from './+types/root.ts'
import styles from './ui/styles/index.css?url'

export const links: Route.LinksFunction = () => [
  ...[bricolage, figtree].map((href) => ({
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
    href,
  })),
  { rel: 'stylesheet', href: styles },
  { rel: 'icon', type: 'image/svg+xml', href: '/favicon.svg' },
]

export function Layout({ children }: { children: ReactNode }) {
  const page = useContext(PageMannerContext)
  return (
    <html lang={page.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {page.manner === 'content' && page.devPreamble && (
          <script type="module" src={page.devPreamble} />
        )}
        {page.manner === 'content' && <script type="module" src={page.entryModule} />}
      </head>
      <body>
        {children}
        {page.manner === 'hydrated' && (
          <>
            <ScrollRestoration nonce={page.nonce} />
            <Scripts nonce={page.nonce} />
          </>
        )}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}
