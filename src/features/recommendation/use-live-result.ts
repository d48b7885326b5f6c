import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { COOKIES } from '#sites/cookies.ts'
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
    keepPrivate(tool, changed)
    const address = tool.path + answersQuery(tool, raw)
    if (current) {
      void navigate(address)
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

function keepPrivate(tool: Tool, changed: RawAnswers): void {
  const value = privateCookieValue(
    readPrivateAnswers(
      tool,
      Object.entries(changed).map(([id, answer]) => [id, String(answer)] as const),
    ),
  )
  if (value === undefined) return
  const secure = window.location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet
  document.cookie = `${COOKIES.privateAnswer.name}=${value}; Path=/; SameSite=Lax${secure}`
}
