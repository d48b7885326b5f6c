import { Fragment, type ReactNode } from 'react'
import type { NameLinks } from './name-links.ts'

/** A sentence in which the lines that it names lead to their pages. */
export function LinkedNames({ text, links }: { text: string; links: NameLinks }): ReactNode {
  const names = Object.keys(links)
  if (names.length === 0) return text
  // Between the brackets of a group `split` keeps what it splits at: every second part is a name.
  const parts = text.split(new RegExp(`(${names.join('|')})`, 'i'))
  return parts.map((part, index) => {
    const href = index % 2 === 1 ? hrefOf(part, links) : undefined
    // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place in the text
    return <Fragment key={index}>{href ? <a href={href}>{part}</a> : part}</Fragment>
  })
}

/** A name at the beginning of a sentence is the same. */
function hrefOf(name: string, links: NameLinks): string | undefined {
  const known = Object.keys(links).find((words) => words.toLowerCase() === name.toLowerCase())
  return known && links[known]
}
