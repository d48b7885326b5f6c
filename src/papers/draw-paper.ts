import { join } from 'node:path'
import type { ReactElement } from 'react'
import { projectRoot } from '#platform/project-root.ts'
import { FALLBACK_FONTS, withFallbackFonts } from './fallback-fonts.ts'
import { withFixedSpaces } from './fix-spaces.ts'
import type { FlatElement } from './flatten-paper.ts'
import { forgetParts } from './forget-parts.ts'
import { layOutPaper } from './lay-out-paper.ts'
import { rememberShapes } from './remember-shapes.ts'
import { type PaperNode, tagPages } from './tag-pages.ts'

/** Lays a paper out and writes it as PDF. Takes the thread for a while: see `renderPaper`. */
export async function drawPaper(paper: FlatElement): Promise<Uint8Array> {
  libraries ??= loadLibraries()
  const { steps, draw, fonts, PDFDocument } = await libraries
  forgetParts(fonts())
  rememberShapes(fonts())
  const laidOut = await layOutPaper(withFallbackFonts(withFixedSpaces(paper)), steps)
  const { title, author, language, creationDate } = laidOut.props as unknown as {
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
    steps: {
      toNodes: (paper: ReactElement) =>
        (pdf as (paper: ReactElement) => { container: { document: PaperNode } })(paper).container
          .document,
      layout: (root: PaperNode) =>
        (layout.default as unknown as (root: unknown, fonts: unknown) => Promise<PaperNode>)(
          root,
          Font,
        ),
    },
    fonts: () =>
      Font.getRegisteredFonts() as unknown as Parameters<typeof forgetParts>[0] &
        Parameters<typeof rememberShapes>[0],
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
