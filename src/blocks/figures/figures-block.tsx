import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'

export function FiguresBlock({ block }: BlockProps<'blocks.figures'>) {
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        {block.title && <SectionHead title={block.title} text={block.text} />}
        <dl className="figures-block">
          {block.figures.map(({ value, label, note }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <strong>{value}</strong>
                {note && <span>{note}</span>}
              </dd>
            </div>
          ))}
        </dl>
        {block.source && <p className="block-note">{block.source}</p>}
      </div>
    </section>
  )
}
