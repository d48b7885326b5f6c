/** The part of PDFKit that papers use; the package brings no types. */
declare module 'pdfkit' {
  export interface StructureContent {
    readonly refs: readonly object[]
  }

  export interface StructureElement {
    add(child: StructureElement | StructureContent): this
  }

  export default class PDFDocument {
    constructor(options: {
      compress: boolean
      pdfVersion: '1.7'
      tagged: true
      lang: string
      displayTitle: true
      autoFirstPage: false
      info: Readonly<Record<string, string | Date>>
    })
    struct(type: string, options?: { scope?: string; lang?: string }): StructureElement
    addStructure(element: StructureElement): this
    markContent(tag: 'Artifact'): this
    markStructureContent(tag: string): StructureContent
    endMarkedContent(): this
    on(event: 'data', listener: (chunk: Uint8Array) => void): this
    on(event: 'end', listener: () => void): this
    on(event: 'error', listener: (error: Error) => void): this
  }
}
