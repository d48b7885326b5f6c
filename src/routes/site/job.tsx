import { linkHref } from '#content/link-href.ts'
import { JobPage } from '#features/careers/job-page.tsx'
import { loadJob } from '#features/careers/load-job.ts'
import { MissingPage } from '#features/support/missing-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import { receiveForm } from '../receive-form.ts'
import type { Route } from './+types/job.ts'
import { foundOrMissing } from './found-or-missing.ts'

/** One open position. */
export function loader({ context, params }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { locale, path } = facts.target
  const job = loadJob(facts, { ...facts.target, slug: params.slug })
  return foundOrMissing(
    facts,
    job.then((page) => page && { page, locale, path, hosts: facts.hosts }),
  )
}

/** An application. */
export async function action({ request, context, params }: Route.ActionArgs) {
  const facts = contentFacts(context)
  return receiveForm(request, context, async () => {
    const page = await loadJob(facts, { ...facts.target, slug: params.slug })
    return page?.form ? [page.form] : []
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.page.meta)

export default function Job({ loaderData, actionData }: Route.ComponentProps) {
  const { found, missing } = loaderData
  if (missing) return <MissingPage {...missing} />
  const { locale, path, page, hosts } = found
  const href = (link: string) => linkHref(link, hosts, locale)
  return <JobPage page={page} path={path} place={{ locale, href, formState: actionData }} />
}
