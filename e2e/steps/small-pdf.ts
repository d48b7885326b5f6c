/** As little as passes for a PDF. */
export const SMALL_PDF = '%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n%%EOF\n'

/** The same as a file for an input. */
export function smallPdf(name: string) {
  return { name, mimeType: 'application/pdf', buffer: Buffer.from(SMALL_PDF) }
}
