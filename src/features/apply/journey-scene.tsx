import { LINE_SCENES } from '#blocks/line-scenes.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { ExpatScene } from '#ui/scenes/expat-scene.tsx'
import { FundScene } from '#ui/scenes/fund-scene.tsx'

const drawings = { ...LINE_SCENES, expat: ExpatScene, fund: FundScene }

export type JourneySceneName = LineId | 'expat' | 'fund'

/** What an application is about, or the fork before it. */
export function JourneyScene({ name }: { name: JourneySceneName }) {
  const Drawing = drawings[name]
  return <Drawing />
}
