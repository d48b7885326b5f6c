import type { ComponentType } from 'react'
import type { SceneName } from '#content/page-blocks/block-choices.ts'
import { AdviceScene } from '#ui/scenes/advice-scene.tsx'
import { BelgiumScene } from '#ui/scenes/belgium-scene.tsx'
import { BusinessScene } from '#ui/scenes/business-scene.tsx'
import { CallScene } from '#ui/scenes/call-scene.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { ExpatScene } from '#ui/scenes/expat-scene.tsx'
import { FranceScene } from '#ui/scenes/france-scene.tsx'
import { FundScene } from '#ui/scenes/fund-scene.tsx'
import { GermanyScene } from '#ui/scenes/germany-scene.tsx'
import { GreeceScene } from '#ui/scenes/greece-scene.tsx'
import { HealthScene } from '#ui/scenes/health-scene.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import { HungaryScene } from '#ui/scenes/hungary-scene.tsx'
import { IrelandScene } from '#ui/scenes/ireland-scene.tsx'
import { ItalyScene } from '#ui/scenes/italy-scene.tsx'
import { MaltaScene } from '#ui/scenes/malta-scene.tsx'
import { NetherlandsScene } from '#ui/scenes/netherlands-scene.tsx'
import { PortugalScene } from '#ui/scenes/portugal-scene.tsx'
import { RegionScene } from '#ui/scenes/region-scene.tsx'
import type { SceneProps } from '#ui/scenes/scene-frame.tsx'
import { SpainScene } from '#ui/scenes/spain-scene.tsx'
import { StudentsScene } from '#ui/scenes/students-scene.tsx'
import { SwedenScene } from '#ui/scenes/sweden-scene.tsx'
import { TeamScene } from '#ui/scenes/team-scene.tsx'
import { LINE_SCENES } from './line-scenes.ts'

const scenes: Record<SceneName, ComponentType<SceneProps>> = {
  home: HomeScene,
  business: BusinessScene,
  help: HelpScene,
  advice: AdviceScene,
  call: CallScene,
  health: HealthScene,
  expat: ExpatScene,
  fund: FundScene,
  students: StudentsScene,
  region: RegionScene,
  team: TeamScene,
  empty: EmptyScene,
  germany: GermanyScene,
  spain: SpainScene,
  france: FranceScene,
  netherlands: NetherlandsScene,
  italy: ItalyScene,
  belgium: BelgiumScene,
  sweden: SwedenScene,
  malta: MaltaScene,
  ireland: IrelandScene,
  greece: GreeceScene,
  portugal: PortugalScene,
  hungary: HungaryScene,
  ...LINE_SCENES,
}

/** A drawing by its name. */
export function Scene({ name, ...props }: SceneProps & { name: SceneName }) {
  const Drawing = scenes[name]
  return <Drawing {...props} />
}
