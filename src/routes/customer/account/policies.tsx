import { loadOverview } from '#features/my-account/load-overview.ts'
import { OverviewPage } from '#features/my-account/overview-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Route } from './+types/policies.ts'
import { loadOwn } from './account-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return loadOwn(context, url, async (facts, owner) => {
    const page = await loadOverview(facts, owner, url)
    const wording = pickWording(facts.locale, 'account', 'policyDates')
    return {
      wording,
      title: wording.messages.account.overview.title,
      page,
      siteHref: originOf(facts.hosts, 'default') + localePath(facts.locale, '/'),
    }
  })
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Policies({ loaderData }: Route.ComponentProps) {
  return <OverviewPage page={loaderData.page} siteHref={loaderData.siteHref} />
}
