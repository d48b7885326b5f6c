import { Outlet, useMatches } from 'react-router'
import { shellTags } from '#content/source.ts'
import { PreviewBar } from '#features/preview/preview-bar.tsx'
import { isFlagOn } from '#flags/flag-names.ts'
import { offerRegions } from '#shell/offer-regions.ts'
import { loadSiteFrame, type SiteFrame } from '#shell/site-frame.ts'
import { SiteShell } from '#shell/site-shell.tsx'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { findPageMeta } from '../find-page-meta.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { target, content, hosts, cacheTags, clock, readQuery, flags, preview } = facts
  const { site, locale } = target
  for (const tag of shellTags(site, locale)) cacheTags.add(tag)
  const frame = loadSiteFrame({
    content,
    cacheTags,
    hosts,
    site,
    locale,
    path: target.path,
    moved: readQuery('moved', ['1']) === '1',
    switcher:
      site !== 'business' || isFlagOn(await flags.getFlags(), 'website_b2b_language_switcher'),
    today: clock.now(),
    chatAppId: facts.env.intercomAppId,
  })
  return { frame: await answerOutage(frame), draft: preview ? target : undefined }
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  const frame = useKnownLocales(loaderData.frame)
  return (
    <>
      {loaderData.draft && <PreviewBar {...loaderData.draft} />}
      <SiteShell frame={frame}>
        <Outlet />
      </SiteShell>
    </>
  )
}

/** The frame is loaded beside the page, which alone knows the languages that it exists in. */
function useKnownLocales(frame: SiteFrame): SiteFrame {
  const locales = findPageMeta(useMatches().at(-1)?.loaderData)?.locales
  if (!locales || frame.regions.length === 0) return frame
  return { ...frame, regions: offerRegions(frame, locales) }
}
