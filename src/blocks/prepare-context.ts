import type { PageWords } from '#content/page-words.ts'
import type { ContentEntry, Settings } from '#content/source.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

/** What blocks are prepared from. The same on the server and in the editor. */
export interface PrepareContext {
  readonly site: Site
  readonly locale: Locale
  /** The page's own path, without locale: where its forms are sent. */
  readonly path: string
  /** The day whose law is explained: in a new year, until its numbers are in, the last of the old one. */
  readonly asOf: IsoDate
  /** The day on which somebody asks for their own price, as in the application that it leads to. */
  readonly today: IsoDate
  /**
   * The visitor's answers, from the address. Reading one declares it to the page cache; an answer
   * out of a few known values is kept there too.
   */
  readonly readQuery: (name: string, values?: readonly string[]) => string | null
  /** The address that a link of the content leads to. */
  readonly href: (link: string) => string
  readonly bookingLinks: Settings['bookingLinks']
  /** Who we are, for texts that name it; missing in the editor until it is read. */
  readonly settings?: Settings | undefined
  /** Open positions of the locale; missing in the editor. */
  readonly listJobs?: (() => Promise<ContentEntry<'jobs'>[]>) | undefined
  /** What was published about us, in the locale; missing in the editor. */
  readonly listPress?: (() => Promise<ContentEntry<'press-items'>[]>) | undefined
  /** How the page at a path is called and described in the locale; missing in the editor. */
  readonly pageWords?: ((path: string) => Promise<PageWords | undefined>) | undefined
  /** Told of a block that could not be prepared; it is drawn without what it lacks. */
  readonly reportError: (error: unknown) => void
}
