import { type FormEvent, useEffect, useRef, useState } from 'react'
import type { MarkedPiece } from '#content/search/mark-words.ts'
import { Button } from '#ui/button/button.tsx'
import { SearchIcon } from '#ui/icons/icons.tsx'
import { defineIsland } from '#ui/island/define-island.ts'
import { Marked } from './marked.tsx'

export type SearchBoxProps = {
  /** The page of results, where the form is sent. */
  action: string
  /** Answers while somebody types; the words are added to it. */
  suggestPath: string
  query: string
  wording: { label: string; placeholder: string; button: string; hint: string; all: string }
}

/** What the server suggests, ready to be shown. */
export type Suggestions = {
  /** How many there are, in words. */
  said: string
  results: { href: string; kind: string; title: MarkedPiece[]; excerpt: MarkedPiece[] }[]
}

/** Long enough that nobody is asked for every letter, short enough to feel like none. */
const pauseMs = 150

function SearchBox({ action, suggestPath, query, wording }: SearchBoxProps) {
  const [text, setText] = useState(query)
  const [found, setFound] = useState<Suggestions>()
  const isTouched = useRef(false)
  useEffect(() => {
    const words = text.trim()
    if (!isTouched.current || words.length < 2) return setFound(undefined)
    const asking = new AbortController()
    const pause = setTimeout(() => {
      fetch(suggestPath + encodeURIComponent(words), { signal: asking.signal })
        .then((answer) => (answer.ok ? answer.json() : undefined))
        .then((suggestions: Suggestions | undefined) => setFound(suggestions))
        // The form still works: sending it shows the page of results.
        .catch(() => {})
    }, pauseMs)
    return () => {
      clearTimeout(pause)
      asking.abort()
    }
  }, [text, suggestPath])
  const type = (event: FormEvent<HTMLInputElement>) => {
    isTouched.current = true
    setText(event.currentTarget.value)
  }
  return (
    <div className="search-box">
      <search>
        <form action={action} className="search-box__form">
          <label htmlFor="search-box-q" className="ui-visually-hidden">
            {wording.label}
          </label>
          <SearchIcon />
          <input
            id="search-box-q"
            type="search"
            name="q"
            defaultValue={query}
            onInput={type}
            placeholder={wording.placeholder}
            autoComplete="off"
            maxLength={200}
            aria-describedby="search-box-hint"
          />
          <Button type="submit" size="small">
            {wording.button}
          </Button>
        </form>
      </search>
      <p id="search-box-hint" className="search-box__hint">
        {wording.hint}
      </p>
      <div className="search-box__found" hidden={!found}>
        <p role="status" className="search-box__count">
          {found?.said}
        </p>
        {found && found.results.length > 0 && (
          <ul>
            {found.results.map(({ href, kind, title, excerpt }) => (
              <li key={href}>
                <a href={href}>
                  <span className="search-box__kind">{kind}</span>
                  <strong>
                    <Marked pieces={title} />
                  </strong>
                  <span>
                    <Marked pieces={excerpt} />
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  )
}

export default defineIsland('search-box', SearchBox)
