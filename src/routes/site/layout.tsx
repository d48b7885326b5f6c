import { Outlet } from 'react-router'
import { shellTags } from '#content/source.ts'
import { PreviewBar } from '#features/preview/preview-bar.tsx'
import { isFlagOn } from '#flags/flag-names.ts'
import { loadSiteFrame } from '#shell/site-frame.ts'
import { SiteShell } from '#shell/site-shell.tsx'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/layout.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { target, content, hosts, cacheTags, clock, readQuery, flags, preview } = facts
  const { site, locale } = target
  for (const tag of shellTags(site, locale)) cacheTags.add(tag)
  const frame = loadSiteFrame({
    content,
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
  return (
    <>
      {loaderData.draft && <PreviewBar {...loaderData.draft} />}
      <SiteShell frame={loaderData.frame}>
        <Outlet />
      </SiteShell>
    </>
  )
}
