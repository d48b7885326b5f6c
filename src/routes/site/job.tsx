import { data } from 'react-router'
import { linkHref } from '#content/link-href.ts'
import { JobPage } from '#features/careers/job-page.tsx'
import { loadJob } from '#features/careers/load-job.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { localePath } from '#sites/locale-path.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { receiveForm } from '../receive-form.ts'
import type { Route } from './+types/job.ts'

/** One open position. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { locale, path } = facts.target
  const page = await answerOutage(loadJob(facts, { ...facts.target, slug: params.slug }))
  return data({ locale, path, page, hosts: facts.hosts }, { status: page ? 200 : 404 })
}

/** An application. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const facts = contentFacts(context)
  return receiveForm(request, context, async (uid) => {
    const page = await loadJob(facts, { ...facts.target, slug: params.slug })
    return page?.form?.uid === uid ? page.form : undefined
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.page?.meta)

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, path, page, hosts } = loaderData
  if (!page) return <ErrorPage status={404} homeHref={localePath(locale, '/')} />
  const href = (link: string) => linkHref(link, hosts, locale)
  return <JobPage page={page} path={path} place={{ locale, href, formState: actionData }} />
}
