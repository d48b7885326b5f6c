import { createElement, type ReactElement } from 'react'
import type { FlatElement, FlatNode } from './flatten-paper.ts'
import { fillPageLabel } from './primitives.ts'
import { numberTags, type PaperNode } from './tag-pages.ts'

/** The two steps of the library that come before drawing. */
type LayoutSteps = {
  readonly toNodes: (paper: ReactElement) => PaperNode
  readonly layout: (document: PaperNode) => Promise<PaperNode>
}

/**
 * The laid-out pages of a paper. Left to itself the library lays a sheet out four times: to find its
 * height, to number it, to cut it, and once the number of pages is known. Nearly all papers have one
 * page, so that is tried first, with everything known from the beginning. Papers of several pages are
 * cut by the library, and only their feet are laid out anew.
 */
export async function layOutPaper(paper: FlatElement, steps: LayoutSteps): Promise<PaperNode> {
  if (mayFitOnPage(paper)) {
    const single = await layOut(withPage(paper, onOnePage), { page: 1, total: 1 }, steps)
    if (fitsOnPage(single)) return single
  }
  const whole = await layOut(paper, { page: 1, total: 1 }, steps)
  const pages = whole.children ?? []
  // Room below the last words may have moved on alone: nobody prints an empty page.
  while (pages.length > 1 && !pages.at(-1)?.children?.some(saysSomething)) pages.pop()
  const total = pages.length
  if (total === 1) return whole
  const feetOnly = withPage(paper, (page) => ({
    ...page,
    children: page.children.filter((child) => isFixed(child) && hasLabel(child)),
  }))
  for (const [index, page] of pages.entries()) {
    const numbered = await layOut(feetOnly, { page: index + 1, total }, steps)
    const feet = [...(numbered.children?.[0]?.children ?? [])]
    page.children =
      page.children?.map((child) => (holdsLabel(child) ? (feet.shift() ?? child) : child)) ?? []
  }
  return whole
}

async function layOut(
  paper: FlatElement,
  numbers: { page: number; total: number },
  { toNodes, layout }: LayoutSteps,
): Promise<PaperNode> {
  const document = toNodes(elementOf(paper, numbers))
  numberTags(document)
  return layout(document)
}

/** No page of ours holds as many letters or elements, so that nothing is tried in vain. */
const mayFitOnPage = (paper: FlatElement) =>
  sumOver(paper, (node) => (typeof node === 'string' ? node.length : 0)) < 6000 &&
  sumOver(paper, (node) => (typeof node === 'string' ? 0 : 1)) < 110

function sumOver(node: FlatNode, count: (node: FlatNode) => number): number {
  if (typeof node === 'string') return count(node)
  return node.children.reduce((sum, child) => sum + sumOver(child, count), count(node))
}

function withPage(paper: FlatElement, change: (page: FlatElement) => FlatElement): FlatElement {
  return {
    ...paper,
    children: paper.children.map((page) => (typeof page === 'string' ? page : change(page))),
  }
}

/** A page that is not cut: as high as its sheet, or higher where it holds more. */
function onOnePage(page: FlatElement): FlatElement {
  const style = { ...(page.props['style'] as object), minHeight: A4_HEIGHT }
  return { ...page, props: { ...page.props, wrap: false, style } }
}

/** In points, as the library has it. */
const A4_HEIGHT = 841.89

function fitsOnPage(document: PaperNode): boolean {
  // Boxes are kept in single precision.
  return (document.children ?? []).every(({ box }) => (box?.height ?? 0) < A4_HEIGHT + 0.001)
}

const isFixed = (node: FlatNode) => typeof node !== 'string' && node.props['fixed'] === true

function hasLabel(node: FlatNode): boolean {
  if (typeof node === 'string') return false
  return typeof node.props['pageLabel'] === 'string' || node.children.some(hasLabel)
}

function holdsLabel({ props, children }: PaperNode): boolean {
  return props?.['pageLabel'] !== undefined || (children ?? []).some(holdsLabel)
}

function saysSomething({ type, props, children }: PaperNode): boolean {
  if (props?.['fixed'] === true) return false
  return ['TEXT', 'SVG'].includes(type) || (children ?? []).some(saysSomething)
}

function elementOf(
  { type, props, children }: FlatElement,
  numbers: { page: number; total: number },
): ReactElement {
  const { pageLabel } = props
  const inner =
    typeof pageLabel === 'string'
      ? [fillPageLabel(pageLabel, numbers.page, numbers.total)]
      : children.map((child) => (typeof child === 'string' ? child : elementOf(child, numbers)))
  return createElement(type, props, ...inner)
}
