import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { PhoneIcon } from '#ui/icons/icons.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import type { BlockProps } from '../block-props.ts'

export function BookACallBlock({ block, place, view }: BlockProps<'blocks.book-a-call'>) {
  const t = translator(place.locale, 'blocks')
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        <div className="book-a-call">
          <div>
            <h2>{block.title}</h2>
            {block.text && <p>{block.text}</p>}
            <Button href={view?.href ?? '#'} variant="secondary" iconStart={<PhoneIcon />}>
              {block.label ?? t('bookACall')}
            </Button>
          </div>
          <HelpScene />
        </div>
      </div>
    </section>
  )
}
