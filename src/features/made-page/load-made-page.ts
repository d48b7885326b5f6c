import { entryTags } from '#content/source/entry-tags.ts'
import type { ContentEntry, ContentSource } from '#content/source.ts'
import type { Env } from '#platform/env.ts'
import { type PageMeta, pageMetaOf } from '#shell/page-meta.ts'
import type { HostTable } from '#sites/hosts.ts'
import { isLocale, type Locale } from '#sites/locales.ts'
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
  for (const tag of entryTags(entry)) cacheTags.add(tag)
  const { brandName } = await content.getSettings()
  const { title, seo, deindex } = entry.attributes
  const meta = pageMetaOf({
    hosts,
    appEnv: env.appEnv,
    site,
    locale,
    path: seo?.canonicalPath ?? path,
    locales: entry.locales.filter(isLocale),
    brandName,
    title: seo?.metaTitle ?? title,
    description: seo?.metaDescription ?? '',
    hidden: deindex || preview,
  })
  return { entry, meta }
}
