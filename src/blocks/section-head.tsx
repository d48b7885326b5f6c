/** The title of a section, and a sentence beside or under it. */
export function SectionHead({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className="block-head">
      <h2>{title}</h2>
      {text && <p className="block-lead">{text}</p>}
    </div>
  )
}
