import type { BlockProps } from '../block-props.ts'
import { RichText } from './rich-text.tsx'

export function RichTextBlock({ block, place }: BlockProps<'blocks.rich-text'>) {
  return (
    <section
      className="ui-page ui-section rich-text-block"
      data-titled={block.title ? '' : undefined}
    >
      {block.title && <h2>{block.title}</h2>}
      <div className="ui-text">
        <RichText html={block.body} place={place} />
      </div>
    </section>
  )
}
