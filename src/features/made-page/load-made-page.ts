import { lendingTags, localesOfPage } from '#content/lent-pages.ts'
import { entryTags } from '#content/source/entry-tags.ts'
import type { ContentEntry, ContentSource } from '#content/source.ts'
import type { Env } from '#platform/env.ts'
import { type PageMeta, pageMetaOf } from '#shell/page-meta.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { Site } from '#sites/site-config.ts'

type PageFacts = {
  content: ContentSource
  hosts: HostTable
  env: Env
  cacheTags: Set<string>
  /** Whether the visitor may see drafts. */
  preview: boolean
}

export type MadePage = { entry: ContentEntry<'pages'>; meta: PageMeta }

/** The page that editors made at a path, if there is one. */
export async function loadMadePage(
  { content, hosts, env, cacheTags, preview }: PageFacts,
  { site, locale, path }: { site: Site; locale: Locale; path: string },
): Promise<MadePage | undefined> {
  const entry = await content.findPage(site, locale, path, { preview })
  if (!entry) return undefined
  for (const tag of [...entryTags(entry), ...lendingTags(entry, site, locale)]) cacheTags.add(tag)
  const { brandName } = await content.getSettings()
  const { title, seo, deindex, blocks } = entry.attributes
  const picture = seo?.shareImage?.attributes
  const meta = pageMetaOf({
    hosts,
    appEnv: env.appEnv,
    site,
    locale,
    path: seo?.canonicalPath ?? path,
    locales: localesOfPage(entry, site),
    brandName,
    title: seo?.metaTitle ?? title,
    description: seo?.metaDescription ?? '',
    hidden: deindex || preview,
    shareImage:
      picture?.width && picture.height
        ? { path: picture.url, width: picture.width, height: picture.height }
        : undefined,
    ancestors: await findAncestors(content, { site, locale, path }),
    questions: blocks.flatMap((block) =>
      block.__component === 'blocks.faq' ? block.questions : [],
    ),
  })
  return { entry, meta }
}

/** The pages above a path, from the top, as far as they exist. */
async function findAncestors(
  content: ContentSource,
  { site, locale, path }: { site: Site; locale: Locale; path: string },
): Promise<{ name: string; path: string }[]> {
  const segments = path.split('/').slice(1, -1)
  const above = segments.map((_, index) => `/${segments.slice(0, index + 1).join('/')}`)
  const pages = await Promise.all(above.map((each) => content.findPage(site, locale, each)))
  return pages.flatMap((page) =>
    page ? [{ name: page.attributes.title, path: page.attributes.path }] : [],
  )
}
