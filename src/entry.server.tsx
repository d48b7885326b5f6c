import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { isbot } from 'isbot'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToStaticMarkup, renderToString } from 'react-dom/server'
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { markWords } from '#i18n/mark-words.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { BASE_NAMESPACES, type PageManner, PageMannerContext } from '#routes/page-manner.ts'
import { requestFacts } from '#routes/request-facts.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { RenderApartContext } from '#ui/island/island.tsx'

export const streamTimeout = 10_000

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response | Promise<Response> {
  const { target, locale, nonce } = context.get(requestFacts)
  headers.set('Content-Type', 'text/html; charset=utf-8')
  return target.kind === 'content'
    ? renderContentPage(request, status, headers, router, locale)
    : renderHydratedPage(request, status, headers, router, { locale, nonce })
}

/** Rendered in one go to plain markup: all data comes from loaders, nothing streams or hydrates. */
function renderContentPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  locale: Locale,
): Response {
  const page: PageManner = {
    manner: 'content',
    locale,
    wording: pickWording(locale, ...BASE_NAMESPACES),
    entryModule: router.manifest.entry.module,
    imports: router.manifest.entry.imports,
    devPreamble: import.meta.env.DEV
      ? '/@id/__x00__virtual:react-router/inject-hmr-runtime'
      : undefined,
  }
  // Without the hand-over stream the page carries no inline script.
  const { serverHandoffStream: _unused, ...context } = forThisPage(router)
  const html = renderToStaticMarkup(
    <PageMannerContext value={page}>
      <RenderApartContext value={renderApart}>
        <ServerRouter context={context} url={request.url} />
      </RenderApartContext>
    </PageMannerContext>,
  )
  const marked = markWords(html, parseLocale(locale).language)
  return new Response(`<!DOCTYPE html>${marked}`, { status, headers })
}

/**
 * Of all routes only those of the page: the router would make the whole table anew for every page
 * that it renders. And without their imports, which it would ask for before the styles.
 */
function forThisPage(router: EntryContext): EntryContext {
  const { manifest } = router
  const routes = routesOf(router).map((route) => [route.id, { ...route, imports: [] }])
  return {
    ...router,
    manifest: {
      ...manifest,
      entry: { ...manifest.entry, imports: [] },
      routes: Object.fromEntries(routes),
    },
  }
}

function importsOf(router: EntryContext): string[] {
  const imports = routesOf(router).flatMap((route) => route.imports ?? [])
  return [...new Set([...router.manifest.entry.imports, ...imports])]
}

function routesOf({ manifest, staticHandlerContext: { matches } }: EntryContext) {
  return matches.flatMap(({ route: { id } }) => manifest.routes[id] ?? [])
}

/** Errors of loaders and of rendering. A visitor who left early, or asked for too much, is none. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: RouterContextProvider },
): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500
  if (!isAnswer && !request.signal.aborted) context.get(requestFacts).reportError(error)
}

const renderApart = (island: ReactNode, identifierPrefix: string) =>
  renderToString(island, { identifierPrefix })

function renderHydratedPage(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  { locale, nonce }: { locale: Locale; nonce: string | undefined },
): Promise<Response> {
  const wording = pickWording(locale, ...BASE_NAMESPACES)
  const page: PageManner = {
    manner: 'hydrated',
    locale,
    wording,
    nonce,
    imports: importsOf(router),
  }
  // Crawlers get the whole page at once; people see the shell first.
  const readyAt = isbot(request.headers.get('user-agent')) ? 'onAllReady' : 'onShellReady'
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(
      <PageMannerContext value={page}>
        <ServerRouter
          context={forThisPage(router)}
          url={request.url}
          {...(nonce ? { nonce } : {})}
        />
      </PageMannerContext>,
      {
        ...(nonce ? { nonce } : {}),
        [readyAt]() {
          const body = new PassThrough()
          resolve(new Response(createReadableStreamFromReadable(body), { status, headers }))
          pipe(body)
        },
        onShellError: reject,
      },
    )
    setTimeout(abort, streamTimeout + 1000).unref()
  })
}
