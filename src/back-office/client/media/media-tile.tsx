import { DocumentIcon } from '#ui/icons/icons.tsx'
import { type MediaFile, tileUrl } from './media-file.ts'

/** A file as a small picture with its name. */
export function MediaTile({ file }: { file: MediaFile }) {
  const url = tileUrl(file)
  const { x = 0.5, y = 0.5 } = file.focalPoint ?? {}
  return (
    <span className="bo-tile">
      {url ? (
        // The name below says which file it is.
        <img
          src={url}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
        />
      ) : (
        <DocumentIcon />
      )}
      <span>{file.name}</span>
    </span>
  )
}
