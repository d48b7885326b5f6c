import { IslandDemo } from '#features/style-guide/island-demo.tsx'
import { StyleGuide } from '#features/style-guide/style-guide.tsx'
import { appMeta } from '#shell/app-meta.ts'
import { hideInProduction } from '../hide-in-production.ts'
import type { Route } from './+types/style-guide.ts'

export function loader({ context }: Route.LoaderArgs) {
  hideInProduction(context)
  return null
}

export const meta: Route.MetaFunction = (page) => appMeta(page, 'Style guide')

export default function StyleGuidePage() {
  return (
    <main>
      <StyleGuide islandDemo={<IslandDemo />} />
    </main>
  )
}
