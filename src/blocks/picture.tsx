import type { ContentEntry } from '#content/source.ts'
import { imageSources } from '#ui/image/image-address.ts'
import { joinClasses } from '#ui/join-classes.ts'

type PictureProps = {
  file: ContentEntry<'media'> | undefined
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string
  /** It is on top of its page: fetched with the page itself, while others wait until they are near. */
  isOnTop?: boolean
  className?: string
}

/** A picture of the media library in the width it is shown, cropped around its focal point. */
export function Picture({ file, sizes, isOnTop = false, className }: PictureProps) {
  if (!file) return null
  const { url, alternativeText, width, height, focalPoint } = file.attributes
  const optimised = imageSources(url, width)
  return (
    <img
      src={optimised?.src ?? url}
      srcSet={optimised?.srcSet}
      sizes={optimised && sizes}
      alt={alternativeText}
      width={width}
      height={height}
      loading={isOnTop ? 'eager' : 'lazy'}
      fetchPriority={isOnTop ? 'high' : undefined}
      decoding="async"
      className={joinClasses('block-picture', className)}
      style={focalPoint && { objectPosition: `${percent(focalPoint.x)} ${percent(focalPoint.y)}` }}
    />
  )
}

function percent(share: number): string {
  return `${Math.round(share * 100)}%`
}
