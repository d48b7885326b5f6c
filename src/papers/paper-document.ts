import PDFDocument from 'pdfkit'

/** The file of a paper. PDFKit writes title and author as they are into its metadata, which are XML. */
export class PaperDocument extends PDFDocument {
  override _addInfo(): void {
    const { info } = this
    this.info = Object.fromEntries(
      Object.entries(info).map(([name, value]) => [
        name,
        typeof value === 'string' ? escapeXml(value) : value,
      ]),
    )
    super._addInfo()
    this.info = info
  }
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
