import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'
import { Scene } from '../scene.tsx'

export function HeroBlock({ block, place }: BlockProps<'blocks.hero'>) {
  const { title, text, image, scene, action, secondaryAction } = block
  return (
    <section className="ui-page hero-block" data-picture={image || scene ? '' : undefined}>
      <div>
        <h1>{title}</h1>
        {text && <p className="hero-block__text">{text}</p>}
        {(action || secondaryAction) && (
          <p className="hero-block__actions">
            {action && (
              <Button href={place.href(action.url)} iconEnd={<ArrowRightIcon />}>
                {action.label}
              </Button>
            )}
            {secondaryAction && (
              <Button href={place.href(secondaryAction.url)} variant="secondary">
                {secondaryAction.label}
              </Button>
            )}
          </p>
        )}
      </div>
      {image ? (
        <Picture
          file={image}
          sizes="(width >= 64rem) 34rem, 100vw"
          isOnTop
          className="hero-block__picture"
        />
      ) : (
        scene && <Scene name={scene} />
      )}
    </section>
  )
}
