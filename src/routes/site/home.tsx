import { listTag } from '#content/publishing.ts'
import { formOnPage } from '#features/forms/form-on-page.ts'
import { HomePage } from '#features/home/home-page.tsx'
import { loadHome } from '#features/home/load-home.ts'
import { loadMadePage } from '#features/made-page/load-made-page.ts'
import { MadePage } from '#features/made-page/made-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { receiveForm } from '../receive-form.ts'
import type { Route } from './+types/home.ts'

/** The page that editors made at the root of a site, such as a fund's landing page; else our own. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { locale } = facts.target
  const made = await answerOutage(loadMadePage(facts, facts.target))
  if (made) return { made, home: undefined, meta: made.meta, hosts: facts.hosts, locale }
  // Publishing a page here takes the place of ours.
  facts.cacheTags.add(listTag('pages', locale))
  const { page, meta } = await answerOutage(loadHome(facts, facts.target))
  return { made: undefined, home: page, meta, hosts: facts.hosts, locale }
}

/** A form of the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { content, target } = contentFacts(context)
  const { site, locale, path } = target
  return receiveForm(request, context, async (uid) => {
    const page = await content.findPage(site, locale, path)
    return page && formOnPage(page, uid)
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Home({ loaderData, actionData }: Route.ComponentProps) {
  const { made, home, hosts, locale } = loaderData
  if (!made) return <HomePage {...home} />
  return <MadePage page={made} locale={locale} hosts={hosts} formState={actionData} />
}
