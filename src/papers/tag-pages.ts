import type PDFDocument from 'pdfkit'
import type { StructureElement } from 'pdfkit'
import type { TagProps } from './primitives.ts'

/** A node of the library's tree, before and after its layout. */
export interface PaperNode {
  readonly type: string
  props?: Readonly<Record<string, unknown>>
  children?: PaperNode[]
  readonly box?: {
    readonly top: number
    readonly left: number
    readonly width: number
    readonly height: number
  }
  readonly style?: object
}

/** Numbers the tagged nodes, so that the halves of one that a page break splits stay one. */
export function numberTags(node: PaperNode, counter = { next: 1 }): void {
  if (node.props?.['tag']) node.props = { ...node.props, tagNumber: counter.next++ }
  for (const child of node.children ?? []) numberTags(child, counter)
}

/**
 * Writes the structure tree, which the library does not: around each tagged text of the laid-out
 * pages it puts nodes that draw nothing and mark what is drawn between them. Everything else
 * (lines, the mark, the foot of the page) is marked as an artefact, as PDF/UA asks.
 */
export function tagPages(document: PaperNode, pdf: PDFDocument): void {
  const elements = new Map<unknown, StructureElement>()
  const root = pdf.struct('Document')
  pdf.addStructure(root)

  for (const page of document.children ?? []) {
    const inner = (page.children ?? []).flatMap((child) => withMarks(child, root))
    page.children = [
      painting(() => pdf.markContent('Artifact')),
      ...inner,
      painting(() => pdf.endMarkedContent()),
    ]
  }

  function withMarks(node: PaperNode, parent: StructureElement): PaperNode[] {
    const element = elementOf(node, parent)
    if (node.type !== 'TEXT') {
      node.children = (node.children ?? []).flatMap((child) => withMarks(child, element ?? parent))
      return [node]
    }
    if (!element) return [node]
    const { tag } = node.props as unknown as TagProps
    return [
      painting(() => {
        pdf.endMarkedContent()
        element.add(pdf.markStructureContent(tag))
      }),
      node,
      painting(() => {
        pdf.endMarkedContent()
        pdf.markContent('Artifact')
      }),
    ]
  }

  function elementOf(node: PaperNode, parent: StructureElement): StructureElement | undefined {
    const number = node.props?.['tagNumber']
    if (number === undefined) return undefined
    const known = elements.get(number)
    if (known) return known
    const { tag, scope, language } = node.props as unknown as TagProps
    const element = pdf.struct(tag, {
      ...(scope ? { scope } : {}),
      ...(language ? { lang: language } : {}),
    })
    parent.add(element)
    elements.set(number, element)
    return element
  }
}

/** A canvas of the library runs its paint function when its turn to be drawn comes. */
function painting(paint: () => void): PaperNode {
  return {
    type: 'CANVAS',
    box: { top: 0, left: 0, width: 1, height: 1 },
    style: {},
    props: { paint: () => void paint() },
  }
}
