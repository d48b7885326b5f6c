import { join } from 'node:path'
import { createElement, type ReactElement } from 'react'
import { projectRoot } from '#platform/project-root.ts'
import { FALLBACK_FONTS, withFallbackFonts } from './fallback-fonts.ts'
import { withFixedSpaces } from './fix-spaces.ts'
import type { FlatElement, FlatNode } from './flatten-paper.ts'
import { fillPageLabel } from './primitives.ts'
import { numberTags, type PaperNode, tagPages } from './tag-pages.ts'

/** Lays a paper out and writes it as PDF. Takes the thread for a while: see `renderPaper`. */
export async function drawPaper(paper: FlatElement): Promise<Uint8Array> {
  libraries ??= loadLibraries()
  const { pdf, layout, draw, PDFDocument } = await libraries
  const container: { document: PaperNode } = pdf(
    elementOf(withFallbackFonts(withFixedSpaces(paper))),
  ).container
  numberTags(container.document)
  const laidOut = (await layout(container.document)) as PaperNode
  const { title, author, language, creationDate } = container.document.props as unknown as {
    title: string
    author: string
    language: string
    creationDate: Date
  }
  const document = new PDFDocument({
    compress: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    autoFirstPage: false,
    info: { Title: title, Author: author, Creator: author, CreationDate: creationDate },
  })
  tagPages(laidOut, document)
  const written = collect(document)
  draw(document, laidOut)
  return written
}

function elementOf({ type, props, children }: FlatElement): ReactElement {
  const { pageLabel, ...others } = props
  const inner = children.map((child: FlatNode) =>
    typeof child === 'string' ? child : elementOf(child),
  )
  if (typeof pageLabel !== 'string') return createElement(type, others, ...inner)
  const render = ({ pageNumber, totalPages }: { pageNumber: number; totalPages?: number }) =>
    fillPageLabel(pageLabel, pageNumber, totalPages ?? 1)
  return createElement(type, { ...others, render })
}

let libraries: ReturnType<typeof loadLibraries> | undefined

async function loadLibraries() {
  const [renderer, layout, render, pdfkit] = await Promise.all([
    import('@react-pdf/renderer'),
    import('@react-pdf/layout'),
    import('@react-pdf/render'),
    import('pdfkit'),
  ])
  const { Font, pdf } = renderer
  const fonts = join(projectRoot, 'src/papers/fonts')
  Font.register({ family: 'Paper Heading', src: join(fonts, 'paper-heading.ttf') })
  Font.register({ family: 'Paper Text', src: join(fonts, 'paper-text.ttf') })
  Font.register({
    family: 'Paper Text',
    fontWeight: 600,
    src: join(fonts, 'paper-text-strong.ttf'),
  })
  for (const { family, file } of FALLBACK_FONTS) Font.register({ family, src: join(fonts, file) })
  // The built-in hyphenation knows one language; papers have four and wide enough lines.
  Font.registerHyphenationCallback((word) => [word])
  return {
    pdf: pdf as (paper: ReactElement) => { container: { document: PaperNode } },
    layout: (root: PaperNode): Promise<unknown> =>
      (layout.default as (root: unknown, fonts: unknown) => Promise<unknown>)(root, Font),
    draw: render.default as unknown as (document: unknown, root: unknown) => void,
    PDFDocument: pdfkit.default,
  }
}

function collect(document: InstanceType<Awaited<typeof import('pdfkit')>['default']>) {
  return new Promise<Uint8Array>((resolve, reject) => {
    const chunks: Uint8Array[] = []
    document.on('data', (chunk) => chunks.push(chunk))
    document.on('end', () => resolve(new Uint8Array(Buffer.concat(chunks))))
    document.on('error', reject)
  })
}
