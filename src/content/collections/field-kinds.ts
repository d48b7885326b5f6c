import { z } from 'zod'
import { figureNameProblem } from '#insurance/figures/figure-name-problem.ts'
import { FIGURE_PATTERN } from '#insurance/figures/parse-figure-name.ts'
import { isHostPath } from '#sites/host-path.ts'
import { namesSetting, settingNamed } from '../setting-names.ts'

/** A number or a setting that a text names in double braces must be one that exists. */
function namesFigures(text: string, context: z.RefinementCtx): void {
  if (!text.includes('{{')) return
  for (const [, name] of text.matchAll(FIGURE_PATTERN)) {
    const message = namesSetting(name ?? '')
      ? settingProblem(name ?? '')
      : figureNameProblem(name ?? '')
    if (message) context.addIssue({ code: 'custom', message })
  }
}

function settingProblem(name: string): string | undefined {
  return settingNamed(name) ? undefined : `{{${name}}} is no setting that texts may name.`
}

/** Without `alt`, a screen reader reads out the address of the file. */
function describesPictures(html: string, context: z.RefinementCtx): void {
  if (!/<img\b(?![^>]*\salt=)/.test(html)) return
  const message =
    'has a picture without a description: say what it shows, or mark it as decoration (alt="")'
  context.addIssue({ code: 'custom', message })
}

/** No page loads a picture from another server, so it would be a hole in the text. */
function showsOwnPictures(html: string, context: z.RefinementCtx): void {
  const [, address] = /<img\b[^>]*\ssrc="(https:[^"]*)"/.exec(html) ?? []
  if (address === undefined) return
  const message = `shows the picture ${address}, which pages do not load from another server: upload it to the media library, and choose it there`
  context.addIssue({ code: 'custom', message })
}

/** One line of text that a visitor reads. */
export const wording = z
  .string()
  .refine((text) => text.trim() !== '', { error: 'must not be empty' })
  .refine((text) => text === text.trim(), { error: 'must not begin or end with a space' })
  .superRefine(namesFigures)

/** A headline. Bounded, because lists are sorted by an index on it. */
export const title = wording.max(300, { error: 'must have at most 300 characters' })

/** Several lines without formatting: a summary, a description for search engines. */
export const plainText = z
  .string()
  .max(2_000, { error: 'must have at most 2000 characters' })
  .superRefine(namesFigures)

/** Formatted text as HTML. Cleaned of everything that could run, whenever it is written. */
export const richText = z
  .string()
  .max(200_000)
  .superRefine(namesFigures)
  .superRefine(describesPictures)
  .superRefine(showsOwnPictures)
  .meta({ scalar: 'richtext' })

/** What editors tell each other. Never leaves the back office. */
export const editorNotes = z.string().max(10_000).meta({ private: true })

/** A page of the same site: `/household-insurance`, without locale prefix, query or fragment. */
export const internalPath = z
  .string()
  .max(300)
  .regex(/^\/([a-z0-9][a-z0-9-]*(\/[a-z0-9][a-z0-9-]*)*)?$/, {
    error: 'must be a lower-case path such as /household-insurance, without a slash at its end',
  })

/** A page elsewhere. Only https: a link from content can never carry a script. */
export const externalUrl = z.url({ protocol: /^https$/, error: 'must be an https:// address' })

/** A page on another host of ours: `app:/recommendation-tool`. */
export const hostPath = z.string().refine(isHostPath, {
  error: 'must be a host and a path such as app:/recommendation-tool',
})

export const link = z.union([internalPath, hostPath, externalUrl], {
  error: 'must be a path such as /support, a host and path such as app:/me, or an https:// address',
})

/** A link with its text. */
export const labelledLink = z.strictObject({ label: wording, url: link })
