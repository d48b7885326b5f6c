import { data } from 'react-router'
import { formOnPage } from '#features/forms/form-on-page.ts'
import { loadMadePage } from '#features/made-page/load-made-page.ts'
import { MadePage } from '#features/made-page/made-page.tsx'
import { ErrorPage } from '#shell/error-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { localePath } from '#sites/locale-path.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { receiveForm } from '../receive-form.ts'
import type { Route } from './+types/made-page.ts'

/** Any path without a route of its own: a page that editors made, or one that is not there. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { locale } = facts.target
  const page = await answerOutage(loadMadePage(facts, facts.target))
  return page
    ? data({ locale, page, hosts: facts.hosts }, { status: 200 })
    : data({ locale, page: undefined, hosts: facts.hosts }, { status: 404 })
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

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.page?.meta)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, page, hosts } = loaderData
  if (!page) return <ErrorPage status={404} homeHref={localePath(locale, '/')} />
  return <MadePage page={page} locale={locale} hosts={hosts} formState={actionData} />
}
