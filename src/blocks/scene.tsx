import type { ComponentType } from 'react'
import type { SceneName } from '#content/page-blocks/block-choices.ts'
import { BikeScene } from '#ui/scenes/bike-scene.tsx'
import { BusinessScene } from '#ui/scenes/business-scene.tsx'
import { DentalScene } from '#ui/scenes/dental-scene.tsx'
import { EmptyScene } from '#ui/scenes/empty-scene.tsx'
import { HealthScene } from '#ui/scenes/health-scene.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import { HouseholdScene } from '#ui/scenes/household-scene.tsx'
import { LegalScene } from '#ui/scenes/legal-scene.tsx'
import { LiabilityScene } from '#ui/scenes/liability-scene.tsx'
import { LifeScene } from '#ui/scenes/life-scene.tsx'
import type { SceneProps } from '#ui/scenes/scene-frame.tsx'
import { TravelScene } from '#ui/scenes/travel-scene.tsx'

const scenes: Record<SceneName, ComponentType<SceneProps>> = {
  home: HomeScene,
  business: BusinessScene,
  help: HelpScene,
  health: HealthScene,
  students: HelpScene,
  region: TravelScene,
  team: BusinessScene,
  empty: EmptyScene,
  'public-health': HealthScene,
  'private-health': HealthScene,
  'expat-short-term': TravelScene,
  'expat-long-term': TravelScene,
  household: HouseholdScene,
  'personal-liability': LiabilityScene,
  'dog-liability': LiabilityScene,
  'professional-liability': BusinessScene,
  legal: LegalScene,
  dental: DentalScene,
  bike: BikeScene,
  life: LifeScene,
  disability: LifeScene,
  'travel-health': TravelScene,
  'pet-health': HelpScene,
  pension: LifeScene,
  'basis-pension': LifeScene,
  'general-liability': BusinessScene,
  cyber: BusinessScene,
  'company-health': HealthScene,
  'company-pension': BusinessScene,
  'company-travel': TravelScene,
  'company-life': LifeScene,
  'company-professional-liability': BusinessScene,
}

/** A drawing by its name. */
export function Scene({ name, ...props }: SceneProps & { name: SceneName }) {
  const Drawing = scenes[name]
  return <Drawing {...props} />
}
