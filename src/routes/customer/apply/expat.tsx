import { chooseExpat } from '#features/apply/choose.ts'
import { ChoosePage } from '#features/apply/choose-page.tsx'
import { appMeta } from '#shell/app-meta.ts'
import type { Route } from './+types/expat.ts'
import { applyFacts } from './apply-facts.ts'

export function loader({ url, context }: Route.LoaderArgs) {
  return chooseExpat(applyFacts(context), url)
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Expat({ loaderData }: Route.ComponentProps) {
  return <ChoosePage {...loaderData} />
}
