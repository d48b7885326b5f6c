import type { BlockProps } from '../block-props.ts'
import { Picture } from '../picture.tsx'

const sizes = {
  text: '(width >= 45rem) 42rem, 100vw',
  wide: '(width >= 75rem) 71rem, 100vw',
  full: '100vw',
}

export function ImageBlock({ block }: BlockProps<'blocks.image'>) {
  const { image, caption, width } = block
  return (
    <section className="ui-section image-block" data-width={width}>
      <figure>
        <Picture file={image} sizes={sizes[width]} />
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </section>
  )
}
