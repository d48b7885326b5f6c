import type { RouterContextProvider } from 'react-router'
import { type ContentTarget, type RequestFacts, requestFacts } from './request-facts.ts'

/** The facts of a request for a content page; its routes are reached by no other. */
export function contentFacts(
  context: Readonly<RouterContextProvider>,
): RequestFacts & { target: ContentTarget } {
  const facts = context.get(requestFacts)
  const { target } = facts
  if (target.kind !== 'content') throw new Error('A content route was asked for outside a site.')
  return { ...facts, target }
}
