import {
  createRequestHandler,
  type RequestHandler,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router'
import { type RequestFacts, requestFacts } from '#routes/request-facts.ts'
import type { QueryKey } from './page-cache/cache-key.ts'
import { passWaitsOn } from './pass-waits-on.ts'
import type { PageFacts } from './request-facts-for.ts'
import { inReach, reachOf } from './routes-in-reach.ts'

/** A page as it came from the renderer, whole, before it is compressed or kept. */
export type RenderedPage = {
  status: number
  headers: Record<string, string>
  /** Beside the other headers, of which each name stands once. */
  cookies?: readonly string[]
  body: Buffer
  tags: readonly string[]
  queryKeys: readonly QueryKey[]
  mayBeKept: boolean
}

export type Renderer = {
  /** Answers any request with React Router, streaming. */
  answer(request: Request, facts: RequestFacts): Promise<Response>
  /** Renders a whole page from its inner address. */
  page(innerUrl: URL, facts: PageFacts): Promise<RenderedPage>
}

/** In development no page is kept: each visit shows the sources as they are now. */
export function createRenderer(
  build: ServerBuild | (() => Promise<ServerBuild>),
  mode: 'development' | 'production',
): Renderer {
  const handlers = new Map<string, RequestHandler>()
  const handlerFor = (reach: string): RequestHandler => {
    const known = handlers.get(reach)
    if (known) return known
    const inPart =
      typeof build === 'function'
        ? async () => passWaitsOn(inReach(await build(), reach))
        : passWaitsOn(inReach(build, reach))
    const made = createRequestHandler(inPart, mode)
    handlers.set(reach, made)
    return made
  }
  const answer = (request: Request, facts: RequestFacts) => {
    const context = new RouterContextProvider()
    context.set(requestFacts, facts)
    return handlerFor(reachOf(facts.target))(request, context)
  }
  return {
    answer,
    async page(innerUrl, facts) {
      const response = await answer(new Request(innerUrl), facts)
      const cookies = response.headers.getSetCookie()
      return {
        status: response.status,
        headers: Object.fromEntries(
          [...response.headers].filter(([name]) => name !== 'set-cookie'),
        ),
        cookies,
        body: Buffer.from(await response.arrayBuffer()),
        tags: [...facts.cacheTags],
        queryKeys: facts.queryKeys,
        mayBeKept:
          mode === 'production' &&
          response.status === 200 &&
          cookies.length === 0 &&
          !facts.isForOnce(),
      }
    },
  }
}
