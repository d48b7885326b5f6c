import type { ComponentType } from 'react'
import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { PhoneIcon } from '#ui/icons/icons.tsx'
import { AdviceScene } from '#ui/scenes/advice-scene.tsx'
import { CallScene } from '#ui/scenes/call-scene.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import type { SceneProps } from '#ui/scenes/scene-frame.tsx'
import type { BlockProps } from '../block-props.ts'
import type { BlockOf } from '../shown-block.ts'

export function BookACallBlock({ block, place, view }: BlockProps<'blocks.book-a-call'>) {
  const t = translator(place.locale, 'blocks')
  const Drawing = scenes[block.topic]
  return (
    <section className="ui-section" data-print="hide">
      <div className="ui-page" data-reveal="">
        <div className="book-a-call">
          <div>
            <h2>{block.title}</h2>
            {block.text && <p>{block.text}</p>}
            <Button href={view?.href ?? '#'} variant="secondary" iconStart={<PhoneIcon />}>
              {block.label ?? t('bookACall')}
            </Button>
          </div>
          <Drawing />
        </div>
      </div>
    </section>
  )
}

/** Whoever reads on from page to page does not meet the same person each time. */
const scenes: Record<BlockOf<'blocks.book-a-call'>['topic'], ComponentType<SceneProps>> = {
  'expert-help': HelpScene,
  'customer-support': HelpScene,
  'public-health': AdviceScene,
  'private-health': AdviceScene,
  'expat-health': CallScene,
  household: CallScene,
  legal: AdviceScene,
  liability: CallScene,
  dental: CallScene,
  life: AdviceScene,
  disability: AdviceScene,
  pension: AdviceScene,
  company: CallScene,
  'non-eu-self-employed': CallScene,
}
