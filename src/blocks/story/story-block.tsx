import { BlockAction } from '../block-action.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text/rich-text.tsx'
import { Scene } from '../scene.tsx'

export function StoryBlock({ block, place }: BlockProps<'blocks.story'>) {
  const { title, body, scene, side, action } = block
  return (
    <section className="ui-section">
      <div className="ui-page story-block" data-side={side} data-reveal="">
        <div>
          <h2>{title}</h2>
          <RichText html={body} place={place} />
          <BlockAction action={action} place={place} />
        </div>
        <Scene name={scene} />
      </div>
    </section>
  )
}
