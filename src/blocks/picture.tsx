import type { ContentEntry } from '#content/source.ts'
import { imageSources } from '#ui/image/image-address.ts'
import { joinClasses } from '#ui/join-classes.ts'

type PictureProps = {
  file: ContentEntry<'media'> | undefined
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string
  className?: string
}

/** A picture of the media library in the width it is shown, cropped around its focal point. */
export function Picture({ file, sizes, className }: PictureProps) {
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
      loading="lazy"
      decoding="async"
      className={joinClasses('block-picture', className)}
      style={focalPoint && { objectPosition: `${focalPoint.x * 100}% ${focalPoint.y * 100}%` }}
    />
  )
}
