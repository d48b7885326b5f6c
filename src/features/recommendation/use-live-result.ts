import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { whenIdle } from '#ui/when-idle.ts'
import { nextQuestion } from './next-question.ts'
import { privateCookieValue } from './private-cookie.ts'
import { answersQuery, type RawAnswers, readPrivateAnswers } from './read-answers.ts'
import type { Tool } from './tool.ts'

/** What turns answers into a result of the same days in the browser, once it was loaded. */
export type Compute<R> = (raw: RawAnswers, before: R) => R | undefined

export interface LiveResult<R> {
  readonly raw: RawAnswers
  readonly result: R
  /** Whether prices are in the browser, so that an answer can be changed without a request. */
  readonly live: boolean
  /** Takes a changed answer. False if it is none (yet). */
  change(changed: RawAnswers): boolean
}

/**
 * The result that the server made, and after it the ones that the browser makes by itself. The
 * tariffs are loaded when the page is quiet. The address follows, so that it can be shared; an
 * answer that opens another question leads there.
 */
export function useLiveResult<R extends { readonly asOf: IsoDate }>(
  tool: Tool,
  page: { readonly raw: RawAnswers; readonly result: R },
  load: () => Promise<Compute<R>>,
): LiveResult<R> {
  const navigate = useNavigate()
  const [state, setState] = useState({ from: page, raw: page.raw, result: page.result })
  const [live, setLive] = useState(false)
  const compute = useRef<Compute<R>>(undefined)
  const keeping = useRef(Promise.resolve())
  // A navigation brought other answers: they replace what was changed here.
  const shown = state.from === page ? state : { from: page, raw: page.raw, result: page.result }

  // biome-ignore lint/correctness/useExhaustiveDependencies: loaded once a visit
  useEffect(() => {
    let gone = false
    const start = () =>
      load().then(
        (loaded) => {
          if (gone) return
          compute.current = loaded
          setLive(true)
          // Whatever runs for the first time runs slowly: not while somebody waits for a letter.
          whenIdle(() => loaded(page.raw, page.result))
        },
        // Without tariffs the form still works: it is sent.
        () => undefined,
      )
    const idle = window.setTimeout(start, 200)
    return () => {
      gone = true
      window.clearTimeout(idle)
    }
  }, [])

  function change(changed: RawAnswers): boolean {
    const raw = { ...shown.raw, ...changed }
    const [id = ''] = Object.keys(changed)
    const { current } = nextQuestion(tool, raw, shown.result.asOf)
    if (current?.field.id === id) return false
    const address = tool.path + answersQuery(tool, raw)
    // One after the other, so that the last answer is the one that stays.
    keeping.current = keeping.current.then(() => keepPrivate(tool, changed, address))
    if (current) {
      void keeping.current.then(() => navigate(address))
      return true
    }
    const result = compute.current?.(raw, shown.result)
    if (!result) return false
    setState({ from: page, raw, result })
    // Not through the router, which would ask the server for the same again.
    window.history.replaceState(window.history.state, '', address)
    return true
  }

  return { raw: shown.raw, result: shown.result, live, change }
}

/** As its form does: the server sets the cookie, which scripts cannot. The result does not wait for it. */
async function keepPrivate(tool: Tool, changed: RawAnswers, address: string): Promise<void> {
  const given = readPrivateAnswers(
    tool,
    Object.entries(changed).map(([id, answer]) => [id, String(answer)] as const),
  )
  if (privateCookieValue(given) === undefined) return
  const body = new URLSearchParams(given as Record<string, string>)
  const sent = { method: 'POST', body, redirect: 'manual', keepalive: true } as const
  await fetch(address, sent).catch(() => undefined)
}
