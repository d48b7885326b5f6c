/** A link that shows the draft of one document to whoever has it. */
export interface SharedPreview {
  url: string
  /** How long it works, unless the document is published before. */
  days: number
}
