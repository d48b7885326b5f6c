import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react'

/** An element of a paper with nothing but plain data inside, so that it can go to another thread. */
export type FlatElement = {
  /** One of the names in `parts.ts`. */
  readonly type: string
  readonly props: Readonly<Record<string, unknown>>
  readonly children: readonly FlatNode[]
}
export type FlatNode = FlatElement | string

/** Resolves the components of a paper, which have no state, down to the parts of `parts.ts`. */
export function flattenPaper(paper: ReactElement): FlatElement {
  const [root] = flatten(paper)
  if (root === undefined || typeof root === 'string') throw new Error('A paper is one document.')
  return root
}

function flatten(node: ReactNode): readonly FlatNode[] {
  if (node === null || node === undefined || typeof node === 'boolean') return []
  if (typeof node === 'string' || typeof node === 'number') return [String(node)]
  if (Array.isArray(node)) return node.flatMap((each: ReactNode) => flatten(each))
  if (!isValidElement<Record<string, unknown>>(node)) throw new Error('Papers hold elements.')
  const { type, props } = node
  if (typeof type === 'function') return flatten((type as (given: object) => ReactNode)(props))
  const { children, ...own } = props
  const inner = flatten(children as ReactNode)
  if ((type as unknown) === Fragment) return inner
  return [{ type: type as string, props: own, children: inner }]
}

/** The same element with each of its texts changed. */
export function mapTexts(node: FlatNode, change: (text: string) => string): FlatNode {
  if (typeof node === 'string') return change(node)
  return { ...node, children: node.children.map((child) => mapTexts(child, change)) }
}

export function textsOf(node: FlatNode): readonly string[] {
  return typeof node === 'string' ? [node] : node.children.flatMap(textsOf)
}
