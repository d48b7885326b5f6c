/** Formatted text. It was cleaned of everything that could run when it was written. */
export function RichText({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on every write, see rich-text.
  return <div className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />
}
