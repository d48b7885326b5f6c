import { formsOnPage } from '#features/forms/forms-on-page.ts'
import { loadMadePage } from '#features/made-page/load-made-page.ts'
import { MadePage } from '#features/made-page/made-page.tsx'
import { MissingPage } from '#features/support/missing-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import { receiveForm } from '../receive-form.ts'
import type { Route } from './+types/made-page.ts'
import { foundOrMissing } from './found-or-missing.ts'

/** Any path without a route of its own: a page that editors made, or one that is not there. */
export function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const { locale } = facts.target
  const made = loadMadePage(facts, facts.target)
  return foundOrMissing(
    facts,
    made.then((page) => page && { page, locale, hosts: facts.hosts }),
  )
}

/** A form of the page. */
export async function action({ request, context }: Route.ActionArgs) {
  const { content, target } = contentFacts(context)
  const { site, locale, path } = target
  return receiveForm(request, context, async () => {
    const page = await content.findPage(site, locale, path)
    return page ? formsOnPage(page) : []
  })
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.page.meta)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { found, missing } = loaderData
  if (missing) return <MissingPage {...missing} />
  return <MadePage {...found} formState={actionData} />
}
