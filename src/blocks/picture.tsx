import type { ContentEntry } from '#content/source.ts'
import { joinClasses } from '#ui/join-classes.ts'

type PictureProps = {
  file: ContentEntry<'media'> | undefined
  /** How wide it is shown, for the browser's choice of a file. */
  sizes: string
  className?: string
}

/** A picture of the media library in the sizes it was given, cropped around its focal point. */
export function Picture({ file, sizes, className }: PictureProps) {
  if (!file) return null
  const { url, alternativeText, width, height, formats, focalPoint } = file.attributes
  const smaller = Object.values(formats ?? {}).map((format) => `${format.url} ${format.width}w`)
  const sources = width ? [...smaller, `${url} ${width}w`] : smaller
  return (
    <img
      src={url}
      srcSet={sources.length > 1 ? sources.join(', ') : undefined}
      sizes={sources.length > 1 ? sizes : undefined}
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
